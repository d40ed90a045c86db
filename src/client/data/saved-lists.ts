import type { GeneratorKind } from '#domain/generators/kinds.ts';
import { type SavedList, savedListsKey, savedListsSchema } from '#domain/saved-lists.ts';
import type { LocalStore } from '#client/lib/local-store.ts';

const none: SavedList[] = [];

/** One tool's saved lists in this browser. */
export function savedListsStore(kind: GeneratorKind): LocalStore<SavedList[]> {
  return { key: savedListsKey(kind), schema: savedListsSchema, initial: none };
}
