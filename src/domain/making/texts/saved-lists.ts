import * as z from 'zod/mini';
import type { Item } from '#domain/ads/asset-models.ts';
import { type AssetType, isKeywordType } from '#domain/ads/asset-types.ts';
import { fromStoredItem, toStoredItem } from '#domain/ads/items.ts';
import type { PlanCode } from '#domain/account/plans.ts';
import { sitelinkSchema } from './sitelink-schema.ts';

const base = { id: z.string(), name: z.string() };
/** Keyword lists store their items under `keywords`, all others under `items`. */
const keywordList = z.object({ ...base, keywords: z.array(z.string()) });
const itemList = z.object({ ...base, items: z.array(z.union([z.string(), sitelinkSchema])) });
const savedListSchema = z.union([keywordList, itemList]);

export const savedListsSchema = z.pipe(z.array(savedListSchema), z.transform(withDistinctIds));
export type SavedList = z.infer<typeof savedListSchema>;

/** The schema of a typed list name. */
export const savedListNameSchema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Dê um nome à lista.'),
      z.maxLength(120, 'Nome: use no máximo 120 caracteres.'),
    ),
});

/** How many lists a plan can save per tool. */
export const savedListLimit: Record<PlanCode, number> = { basico: 1, pro: Infinity };

/** @param timestamp milliseconds; becomes the list's id. */
export function makeSavedList(
  kind: AssetType,
  { name, items, timestamp }: { name: string; items: readonly Item[]; timestamp: number },
): SavedList {
  const id = String(timestamp);
  const stored = items.map((item) => toStoredItem(kind, item));
  if (!isKeywordType(kind)) return { id, name, items: stored };
  return { id, name, keywords: stored.filter((item) => typeof item === 'string') };
}

export function savedListItems(list: SavedList): Item[] {
  return ('keywords' in list ? list.keywords : list.items).map(fromStoredItem);
}

/** The lists with other items in one of them. */
export function withListItems(
  kind: AssetType,
  lists: readonly SavedList[],
  { id, items }: { id: string; items: readonly Item[] },
): SavedList[] {
  return lists.map((list) =>
    list.id === id ? { ...makeSavedList(kind, { name: list.name, items, timestamp: 0 }), id } : list,
  );
}

/** A blank name changes nothing. */
export function renameSavedList(lists: readonly SavedList[], id: string, name: string): SavedList[] {
  const trimmed = name.trim();
  return lists.map((list) => (list.id === id && trimmed !== '' ? { ...list, name: trimmed } : list));
}

/**
 * Gives duplicate ids new values. A hand-edited backup may contain them, and both lists would be renamed and
 * deleted together.
 */
function withDistinctIds(lists: SavedList[]): SavedList[] {
  const usedIds = new Set<string>();
  return lists.map((list) => {
    let id = list.id;
    while (usedIds.has(id)) id += '_';
    usedIds.add(id);
    return id === list.id ? list : { ...list, id };
  });
}
