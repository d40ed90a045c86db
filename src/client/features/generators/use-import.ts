import { useState } from 'react';
import { MAX_ASSET_BYTES, MAX_ASSET_ITEMS } from '#domain/campaign/campaign.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import type { Draft } from './draft.ts';
import { type ReadList, readList } from './read-list.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

/**
 * Replaces the list with the items of a text file. `progress` goes from 0 to 1 while the file is read, and is
 * null otherwise.
 */
export function useImport({ kind, replaceList }: Draft) {
  const [progress, setProgress] = useState<number | null>(null);

  async function readFile(file: File): Promise<ReadList> {
    if (!/\.txt$/i.test(file.name)) throw new Error('Escolha um arquivo .txt.');
    if (file.size > MAX_FILE_BYTES) throw new Error('O arquivo passa de 20 MB. Divida em partes menores.');
    const list = await readList({ kind, file }, setProgress);
    if (list.items.length === 0) throw new Error('O arquivo não tem nenhuma linha com texto.');
    return list;
  }

  async function importFile(file: File): Promise<void> {
    setProgress(0);
    try {
      const list = await readFile(file);
      replaceList({ items: list.items, origin: null }, { kind: 'imported', count: list.items.length });
      const count = list.items.length.toLocaleString('pt-BR');
      const imported = list.items.length === 1 ? '1 item.' : `${count} itens.`;
      notifySuccess('Lista importada com sucesso!', `${imported}${keepingLimit(list)}`);
    } catch (error) {
      notifyError('Erro ao importar arquivo', error instanceof Error ? error.message : undefined);
    } finally {
      setProgress(null);
    }
  }

  return { importFile, progress };
}

/** Explains what to do before a campaign can store the list; empty when it fits. */
function keepingLimit({ items, bytes }: ReadList): string {
  if (items.length <= MAX_ASSET_ITEMS && bytes <= MAX_ASSET_BYTES) return '';
  const most = MAX_ASSET_ITEMS.toLocaleString('pt-BR');
  return ` Uma campanha guarda até ${most} itens e 1 MB por lista: divida esta antes de salvar.`;
}
