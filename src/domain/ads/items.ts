import { type AssetItems, type AssetModel, assetModels, type Item } from './asset-models.ts';
import type { AssetType } from './asset-types.ts';
import type { KeywordProblem } from './keyword.ts';
import type { MatchType } from './match-types.ts';
import type { Sitelink } from './sitelink.ts';

/** An item as a campaign or a saved list keeps it: a string, or an object where it has several columns. */
export type StoredItem = string | Sitelink;

export function toStoredItem(type: AssetType, item: Item): StoredItem {
  const { text = '', desc1 = '', desc2 = '' } = item;
  return type === 'sitelinks' ? { text, desc1, desc2 } : text;
}

export function fromStoredItem(stored: StoredItem): Item {
  return typeof stored === 'string' ? { text: stored } : { ...stored };
}

/**
 * The item as its list writes it: each column on one line, trimmed, cut where the column says so.
 * @param plain the match type of a keyword without brackets or quotes.
 * @returns null when the item has no text.
 */
export function fitItem(type: AssetType, item: Item, plain?: MatchType): Item | null {
  return readItem(type, item, (model, value) => model.write(value), plain);
}

/** Each item as its list writes it; items without text are dropped. */
export function fitItems(type: AssetType, items: readonly Item[], plain?: MatchType): Item[] {
  return items.map((item) => fitItem(type, item, plain)).filter((item) => item !== null);
}

/** The items as their list writes them, without empty ones and duplicates; each is read once. */
export function listItems(type: AssetType, items: readonly Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const keyed = readItem(type, item, (model, value) => [model.key(value), model.write(value)] as const);
    if (keyed && !first.has(keyed[0])) first.set(...keyed);
  }
  return [...first.values()];
}

/** The first of each set of duplicates, in order. */
export function dedupeItems(type: AssetType, items: readonly Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = itemKey(type, item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

export function findItemProblems(type: AssetType, item: Item): KeywordProblem[] {
  return readItem(type, item, (model, value) => model.problems(value)) ?? [];
}

/** Items with the same key are duplicates. */
export function itemKey(type: AssetType, item: Item): string {
  return readItem(type, item, (model, value) => model.key(value)) ?? '';
}

/** Reads an item and uses it together with its model; null when the item has no text. */
function readItem<Type extends AssetType, Result>(
  type: Type,
  item: Item,
  use: (model: AssetModel<AssetItems[Type]>, value: AssetItems[Type]) => Result,
  plain?: MatchType,
): Result | null {
  const model = assetModels[type];
  const value = model.read(item, plain);
  return value === null ? null : use(model, value);
}
