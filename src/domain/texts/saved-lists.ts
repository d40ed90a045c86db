import { z } from 'zod';
import type { Item } from '../ads/asset-models.ts';
import { type AssetType, isKeywordType } from '../ads/asset-types.ts';
import { fromStoredItem, toStoredItem } from '../ads/items.ts';
import { sitelinkSchema } from '../ads/sitelink.ts';
import type { PlanCode } from '../account/plans.ts';

const base = { id: z.string(), name: z.string() };
/** Lists of keyword types keep `keywords`, all others `items`. */
const keywordList = z.object({ ...base, keywords: z.array(z.string()) });
const itemList = z.object({ ...base, items: z.array(z.union([z.string(), sitelinkSchema])) });
const savedListSchema = z.union([keywordList, itemList]);

export const savedListsSchema = z.array(savedListSchema).transform(withDistinctIds);
export type SavedList = z.infer<typeof savedListSchema>;

/** A saved list's name as it is typed. */
export const savedListNameSchema = z.object({
  name: z.string().trim().min(1, 'Dê um nome à lista.').max(120, 'Nome: use no máximo 120 caracteres.'),
});

/** Where a tool's saved lists are kept in the browser. */
export function savedListsKey(kind: AssetType): string {
  return `saved_${kind}_v1`;
}

/** How many lists a plan keeps for each tool. */
export const savedListLimit: Record<PlanCode, number> = { basico: 1, pro: Infinity };

/** @param timestamp milliseconds: the list's id. */
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

/** A blank name changes nothing. */
export function renameSavedList(lists: readonly SavedList[], id: string, name: string): SavedList[] {
  const trimmed = name.trim();
  return lists.map((list) => (list.id === id && trimmed !== '' ? { ...list, name: trimmed } : list));
}

/** Two lists with one id, in a backup put together by hand, would be renamed and deleted together. */
function withDistinctIds(lists: SavedList[]): SavedList[] {
  const taken = new Set<string>();
  return lists.map((list) => {
    let id = list.id;
    while (taken.has(id)) id += '_';
    taken.add(id);
    return id === list.id ? list : { ...list, id };
  });
}
