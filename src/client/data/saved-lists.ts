import type { AssetType } from '#domain/ads/asset-types.ts';
import { type SavedList, savedListsKey, savedListsSchema } from '#domain/texts/saved-lists.ts';
import type { LocalStore } from '#client/lib/local-store.ts';

const none: SavedList[] = [];

/** One tool's saved lists in this browser. */
export function savedListsStore(kind: AssetType): LocalStore<SavedList[]> {
  return { key: savedListsKey(kind), schema: savedListsSchema, initial: none };
}
