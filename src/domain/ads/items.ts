import { type AssetItems, type AssetModel, assetModels, type Item } from './asset-models.ts';
import type { AssetType } from './asset-types.ts';
import type { KeywordProblem } from './keyword.ts';
import type { MatchType } from './match-types.ts';
import type { Sitelink } from './sitelink.ts';

/** An item as a campaign or a saved list stores it: a string, or an object when it has several columns. */
export type StoredItem = string | Sitelink;

export function toStoredItem(type: AssetType, item: Item): StoredItem {
  const { text = '', desc1 = '', desc2 = '' } = item;
  return type === 'sitelinks' ? { text, desc1, desc2 } : text;
}

export function fromStoredItem(stored: StoredItem): Item {
  return typeof stored === 'string' ? { text: stored } : { ...stored };
}

/**
 * The item in its list's format: each column is one trimmed line, cut to its limit where the column is cut.
 * @param plain the match type of a keyword without brackets or quotes.
 * @returns null when the item has no text.
 */
export function fitItem(type: AssetType, item: Item, plain?: MatchType): Item | null {
  return readItem(type, item, (model, value) => model.write(value), plain);
}

/** Formats each item for its list and drops items without text. */
export function fitItems(type: AssetType, items: readonly Item[], plain?: MatchType): Item[] {
  return items.map((item) => fitItem(type, item, plain)).filter((item) => item !== null);
}

/** Formats the items for their list and drops empty ones and duplicates. Each item is parsed once. */
export function listItems(type: AssetType, items: readonly Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const keyed = readItem(type, item, (model, value) => [model.key(value), model.write(value)] as const);
    if (keyed && !first.has(keyed[0])) first.set(...keyed);
  }
  return [...first.values()];
}

/** Keeps the first of each set of duplicates, in order. */
export function dedupeItems(type: AssetType, items: readonly Item[]): Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = itemKey(type, item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

/** Finds the items that repeat an earlier one: those of a list, by their places, and those that would be added to it. */
export function compareItems(type: AssetType, items: readonly Item[]) {
  const keys = new Set<string>();
  /** Whether neither the list nor an earlier call had the item. */
  function isNew(item: Item): boolean {
    const { size } = keys;
    return keys.add(itemKey(type, item)).size > size;
  }
  const repeated = [...items.keys()].filter((at) => !isNew(items[at] ?? {}));
  return { repeated, isNew };
}

export function findItemProblems(type: AssetType, item: Item): KeywordProblem[] {
  return readItem(type, item, (model, value) => model.problems(value)) ?? [];
}

/** Items with the same key are duplicates. */
export function itemKey(type: AssetType, item: Item): string {
  return readItem(type, item, (model, value) => model.key(value)) ?? '';
}

/** Parses an item and calls `use` with its model; null when the item has no text. */
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
