import { useState } from 'react';
import { readItems } from '#domain/texts/generators/index.ts';
import type { Item } from '#domain/ads/asset-models.ts';
import { fitItems, toStoredItem } from '#domain/ads/items.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { MAX_ASSET_BYTES, MAX_ASSET_ITEMS } from '#domain/campaign/campaign.ts';
import { readTextFile } from '#client/parts/read-text-file.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import type { DraftControls } from './use-draft.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** Items per step. A step takes a few milliseconds on a slow phone, so the screen stays responsive. */
const CHUNK_ITEMS = 1000;

const breathe = () => new Promise<void>((done) => setTimeout(done));

/**
 * Replaces the list with the items of a text file. `progress` goes from 0 to 1 while the file is read, and is
 * null otherwise.
 */
export function useImport(kind: AssetType, { replaceList }: DraftControls) {
  const [progress, setProgress] = useState<number | null>(null);

  async function importItems(file: File): Promise<Item[]> {
    if (!/\.txt$/i.test(file.name)) throw new Error('Escolha um arquivo .txt.');
    if (file.size > MAX_FILE_BYTES) throw new Error('O arquivo passa de 20 MB. Divida em partes menores.');
    const text = await readTextFile(file).catch(() => {
      throw new Error('O navegador não conseguiu ler o arquivo.');
    });
    const read = readItems(kind, text);
    const fitted: Item[] = [];
    for (let from = 0; from < read.length; from += CHUNK_ITEMS) {
      for (const item of fitItems(kind, read.slice(from, from + CHUNK_ITEMS))) fitted.push(item);
      setProgress(from / read.length);
      await breathe();
    }
    if (fitted.length === 0) throw new Error('O arquivo não tem nenhuma linha com texto.');
    return fitted;
  }

  async function importFile(file: File): Promise<void> {
    setProgress(0);
    try {
      const items = await importItems(file);
      replaceList({ items, origin: null });
      const count = items.length.toLocaleString('pt-BR');
      const imported = items.length === 1 ? '1 item.' : `${count} itens.`;
      notifySuccess('Lista importada com sucesso!', `${imported}${keepingLimit(kind, items)}`);
    } catch (error) {
      notifyError('Erro ao importar arquivo', error instanceof Error ? error.message : undefined);
    } finally {
      setProgress(null);
    }
  }

  return { importFile, progress };
}

/** Explains what to do before a campaign can store the list; empty when it fits. */
function keepingLimit(kind: AssetType, items: readonly Item[]): string {
  const size = new Blob([JSON.stringify(items.map((item) => toStoredItem(kind, item)))]).size;
  if (items.length <= MAX_ASSET_ITEMS && size <= MAX_ASSET_BYTES) return '';
  const most = MAX_ASSET_ITEMS.toLocaleString('pt-BR');
  return ` Uma campanha guarda até ${most} itens e 1 MB por lista: divida esta antes de salvar.`;
}
