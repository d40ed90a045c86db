import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { dedupeItems } from '#domain/ads/items.ts';
import { withMatchType } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';

/** Changes of a list on screen. Items are found by identity, because a list may hold the same text twice. */

export function replaceItem(items: readonly Item[], old: Item, next: Item): readonly Item[] {
  const at = items.indexOf(old);
  return at === -1 ? items : items.with(at, next);
}

export function removeItems(items: readonly Item[], removed: ReadonlySet<Item>): readonly Item[] {
  const [only] = removed;
  if (removed.size === 1 && only) return withoutItem(items, only);
  return items.filter((item) => !removed.has(item));
}

/** Copying a long list in one piece takes a tenth of the time of asking each item. */
function withoutItem(items: readonly Item[], item: Item): readonly Item[] {
  const at = items.indexOf(item);
  return at === -1 ? items : items.toSpliced(at, 1);
}

/** Writes the chosen keywords with another match type. Of keywords that become the same, the first stays. */
export function changeMatchOf(
  kind: AssetType,
  items: readonly Item[],
  { chosen, match }: { chosen: ReadonlySet<Item>; match: MatchType },
): readonly Item[] {
  const changed = items.map((item) =>
    chosen.has(item) ? { ...item, text: withMatchType(item['text'] ?? '', match) } : item,
  );
  return dedupeItems(kind, changed);
}

/** Moves the chosen items one place. Those at the edge stay there, and their order stays. */
export function shiftItems(
  items: readonly Item[],
  chosen: ReadonlySet<Item>,
  direction: 'up' | 'down',
): readonly Item[] {
  const moved = direction === 'up' ? [...items] : items.toReversed();
  for (const [at, item] of moved.entries()) {
    const before = moved[at - 1];
    if (before === undefined || !chosen.has(item) || chosen.has(before)) continue;
    moved[at - 1] = item;
    moved[at] = before;
  }
  return direction === 'up' ? moved : moved.reverse();
}

/** Puts an item at the place where another one is. */
export function placeItem(items: readonly Item[], item: Item, target: Item): readonly Item[] {
  const [from, to] = [items.indexOf(item), items.indexOf(target)];
  if (from === -1 || to === -1 || from === to) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
