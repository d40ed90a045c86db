import { MAX_ASSET_BYTES, MAX_ASSET_ITEMS } from '#domain/making/campaign/asset-limits.ts';
import type { AssetFields } from '#domain/making/campaign/campaign.ts';
import type { StoredItem } from '#domain/ads/items.ts';
import { numberText } from '#domain/shared/numbers.ts';
import type { Database } from '../db/client.ts';
import { AppError, notFound, tooLarge } from '../request/errors.ts';
import {
  changeList,
  hasRoom,
  type ListRef,
  readContent,
  readList,
  type StoredContent,
} from './list-writes.ts';

export const NO_LIST = 'Lista não encontrada nesta campanha.';
export const accountFull = () =>
  tooLarge('Suas listas ocupam todo o espaço da conta. Apague as que não usa mais.');

/** Replaces a list's content, or adds the items that it does not contain yet. */
export async function rewriteList(
  db: Database,
  ref: ListRef,
  { assetType, content, origin }: AssetFields,
  mode: 'replace' | 'add',
): Promise<number> {
  return db.transaction(async (tx) => {
    const list = await readList(tx, ref);
    if (list === null) throw notFound(NO_LIST);
    if (list.assetType !== assetType)
      throw new AppError('conflict', 'Esta lista guarda itens de outro tipo.');
    const whole =
      mode === 'replace' ? content : withoutRepeats([...(await readContent(tx, ref)), ...content]);
    const stored = storedContent(whole);
    const growth = stored.bytes - list.bytes;
    if (growth > 0 && !(await hasRoom(tx, ref.userId, growth))) throw accountFull();
    await changeList(tx, ref, { content: stored, ...(mode === 'replace' && { origin }) });
    return whole.length;
  });
}

/** @throws {AppError} when it is too large for one list. */
export function storedContent(content: readonly StoredItem[]): StoredContent {
  const json = JSON.stringify(content);
  const bytes = Buffer.byteLength(json);
  if (content.length <= MAX_ASSET_ITEMS && bytes <= MAX_ASSET_BYTES)
    return { json, items: content.length, bytes };
  throw tooLarge(
    content.length > MAX_ASSET_ITEMS
      ? `A lista passa de ${numberText(MAX_ASSET_ITEMS)} itens. Divida em listas menores.`
      : 'A lista passa do tamanho máximo de 1 MB. Divida em listas menores.',
  );
}

function withoutRepeats(items: readonly StoredItem[]): StoredItem[] {
  const byText = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...byText.values()];
}
