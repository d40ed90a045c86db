import { copyText } from './files.ts';
import { notifyError, notifySuccess } from './notify.ts';

/**
 * Copies a text and shows a toast with the result.
 * @param otherwise what the person can do if it fails.
 */
export async function copyToClipboard(text: string, otherwise = 'Exporte a lista em TXT.'): Promise<void> {
  try {
    await copyText(text);
    notifySuccess('Copiado para a área de transferência!');
  } catch {
    notifyError('Não foi possível copiar', `O navegador não permitiu. ${otherwise}`);
  }
}
