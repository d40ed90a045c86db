import type { AssetType } from '#domain/ads/asset-types.ts';
import { type SavedList, savedListsSchema } from '#domain/making/texts/saved-lists.ts';
import { savedListsKey } from '#domain/making/texts/store-keys.ts';
import { ofAccount } from '#client/lib/storage/account-scope.ts';
import type { Store } from '#client/lib/storage/store.ts';
import { useAccountId } from './use-session.ts';

const none: SavedList[] = [];

/** The store of an account's saved lists of one tool. */
export function savedListsStore(kind: AssetType, accountId: string): Store<SavedList[]> {
  return ofAccount({ key: savedListsKey(kind), schema: savedListsSchema, initial: none }, accountId);
}

export function useSavedListsStore(kind: AssetType): Store<SavedList[]> {
  return savedListsStore(kind, useAccountId());
}
