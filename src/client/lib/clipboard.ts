import { copyText } from './files.ts';
import { notifyError, notifySuccess } from './notify.ts';

/** Copies a text and shows a toast with the result. */
export async function copyToClipboard(text: string): Promise<void> {
  try {
    await copyText(text);
    notifySuccess('Copiado para a área de transferência!');
  } catch {
    notifyError('Não foi possível copiar', 'O navegador não permitiu. Exporte a lista em TXT.');
  }
}
