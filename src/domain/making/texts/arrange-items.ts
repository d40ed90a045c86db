import { assetModels, type Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import { type Intent, intents } from '#domain/language/intents.ts';

export const itemOrders = ['original', 'alphabet', 'shortest', 'longest', 'intent'] as const;
export type ItemOrder = (typeof itemOrders)[number];

export interface Arrangement {
  /** Shows the items that contain these letters; accents and case do not count. */
  filter: string;
  order: ItemOrder;
  /** Needed for the order by intent. */
  intentOf?: (item: Item) => Intent | null;
}

/** Neighbouring items of the same intent; null for items without one. */
export interface ItemGroup {
  intent: Intent | null;
  count: number;
}

export interface ArrangedItems {
  items: readonly Item[];
  /** The groups by the place of their first item. Empty in every order but that by intent. */
  groups: ReadonlyMap<number, ItemGroup>;
}

/** Items per step: a step takes a few milliseconds on a slow phone. */
const STEP = 1000;
const intentOrder = new Map<Intent | null, number>(
  (Object.keys(intents) as Intent[]).map((intent, at) => [intent, at]), // Object.keys loses the type
);

/** Filters and sorts a list of any length in short steps, so that the caller can pause between them. */
export function* arrangeItems(
  kind: AssetType,
  items: readonly Item[],
  { filter, order, intentOf }: Arrangement,
): Generator<undefined, ArrangedItems> {
  const wanted = foldText(filter.trim());
  const found = wanted === '' ? items : yield* filterItems(items, wanted);
  if (order === 'original') return { items: found, groups: new Map() };
  const keyOf = sortKeys(kind, intentOf)[order];
  const keys: (string | number)[] = [];
  for (const [at, item] of found.entries()) {
    keys.push(keyOf(item));
    if (at % STEP === STEP - 1) yield;
  }
  const indexes = yield* sortedIndexes(keys);
  const sorted = indexes.map((index) => found[index] ?? {});
  const groups =
    order === 'intent' && intentOf ? yield* groupsOf(sorted, intentOf) : new Map<number, ItemGroup>();
  return { items: sorted, groups };
}

function* filterItems(items: readonly Item[], wanted: string): Generator<undefined, Item[]> {
  const found: Item[] = [];
  for (const [at, item] of items.entries()) {
    if (Object.values(item).some((text) => foldText(text).includes(wanted))) found.push(item);
    if (at % STEP === STEP - 1) yield;
  }
  return found;
}

/** The value by which an item is sorted. Brackets and quotes of a keyword do not count. */
function sortKeys(
  kind: AssetType,
  intentOf: Arrangement['intentOf'] = () => null,
): Record<Exclude<ItemOrder, 'original'>, (item: Item) => string | number> {
  const { columns } = assetModels[kind];
  const widthOf = (item: Item) =>
    columns.reduce((sum, { key, measure }) => sum + measure(item[key] ?? ''), 0);
  return {
    alphabet: ({ text = '' }) => foldText(text).replace(/^[["“”„\s]+/u, ''),
    shortest: widthOf,
    longest: (item) => -widthOf(item),
    intent: (item) => intentOrder.get(intentOf(item)) ?? intentOrder.size,
  };
}

/** The indexes of the sorted keys: a merge sort in steps. Equal keys keep their order. */
function* sortedIndexes(keys: readonly (string | number)[]): Generator<undefined, number[]> {
  const isFirst = (one: number, other: number) => (keys[one] ?? '') <= (keys[other] ?? '');
  let runs: number[][] = [];
  for (let from = 0; from < keys.length; from += STEP) {
    const run = Array.from({ length: Math.min(STEP, keys.length - from) }, (_, at) => from + at);
    runs.push(run.sort((one, other) => (!isFirst(one, other) ? 1 : isFirst(other, one) ? one - other : -1)));
    yield;
  }
  while (runs.length > 1) {
    const merged: number[][] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergeRuns(runs[at] ?? [], runs[at + 1] ?? [], isFirst));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergeRuns(
  left: readonly number[],
  right: readonly number[],
  isFirst: (one: number, other: number) => boolean,
): Generator<undefined, number[]> {
  const merged: number[] = [];
  let [l, r] = [0, 0];
  while (merged.length < left.length + right.length) {
    const [one, other] = [left[l], right[r]];
    const takesLeft = other === undefined || (one !== undefined && isFirst(one, other));
    const nextItem = takesLeft ? left[l++] : right[r++];
    if (nextItem !== undefined) merged.push(nextItem);
    if (merged.length % (5 * STEP) === 0) yield;
  }
  return merged;
}

function* groupsOf(
  sorted: readonly Item[],
  intentOf: (item: Item) => Intent | null,
): Generator<undefined, Map<number, ItemGroup>> {
  const groups = new Map<number, ItemGroup>();
  let open: ItemGroup = { intent: null, count: 0 };
  for (const [at, item] of sorted.entries()) {
    const intent = intentOf(item);
    if (at === 0 || open.intent !== intent) {
      open = { intent, count: 0 };
      groups.set(at, open);
    }
    open.count += 1;
    if (at % STEP === STEP - 1) yield;
  }
  return groups;
}
