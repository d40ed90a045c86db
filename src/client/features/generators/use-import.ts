import { MAX_ASSET_BYTES, MAX_ASSET_ITEMS } from '#domain/making/campaign/asset-limits.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import type { Draft } from './draft.ts';
import type { ReadList } from './read-list.ts';
import type { ListReader } from './use-list-reader.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Returns a function that replaces the list with the items of a text file. */
export function useImport({ kind, replaceList }: Draft, { read }: ListReader) {
  async function readFile(file: File): Promise<ReadList | null> {
    if (!/\.txt$/i.test(file.name)) throw new Error('Escolha um arquivo .txt.');
    if (file.size > MAX_FILE_BYTES) throw new Error('O arquivo passa de 20 MB. Divida em partes menores.');
    const list = await read({ kind, source: file, known: [] });
    if (list?.isText === false) throw new Error('O arquivo não é de texto.');
    if (list?.items.length === 0) throw new Error('O arquivo não tem nenhuma linha com texto.');
    return list;
  }

  return async (file: File): Promise<void> => {
    try {
      const list = await readFile(file);
      if (list === null) return;
      const count = list.items.length;
      replaceList({ items: list.items, origin: null }, { kind: 'imported', count });
      notifySuccess(
        'Lista importada com sucesso!',
        `${countText(count, 'item', 'itens')}.${repeatedLines(list)}${keepingLimit(list)}`,
      );
    } catch (error) {
      notifyError('Erro ao importar arquivo', error instanceof Error ? error.message : undefined);
    }
  };
}

/** How many lines were left out, because others said the same. */
function repeatedLines({ items, found }: ReadList): string {
  const repeated = found - items.length;
  return repeated === 0 ? '' : ` ${countText(repeated, 'repetido ficou', 'repetidos ficaram')} de fora.`;
}

/** Explains what to do before a campaign can store the list; empty when it fits. */
function keepingLimit({ items, bytes }: ReadList): string {
  if (items.length <= MAX_ASSET_ITEMS && bytes <= MAX_ASSET_BYTES) return '';
  const most = numberText(MAX_ASSET_ITEMS);
  return ` Uma campanha guarda até ${most} itens e 1 MB por lista: divida esta antes de salvar.`;
}
