import { type BackupData, backedUpStores } from '#domain/making/texts/backup.ts';
import { isFirstAccount, ofAccount } from '#client/lib/storage/account-scope.ts';
import { readStored, writeAll } from '#client/lib/storage/browser-scope.ts';

/** Every store of this account that has a value, by its plain storage key. */
export function readStoredData(accountId: string): BackupData {
  return collectStores((store) => readStored(ofAccount(store, accountId)));
}

/**
 * Writes all stores or none.
 * @returns whether they were stored. If not, a toast has shown the reason.
 */
export function restoreStores(accountId: string, data: BackupData): Promise<boolean> {
  return writeAll(Object.entries(data).map(([key, value]) => [ofAccount({ key }, accountId).key, value]));
}

/** Whether another account wrote data under the plain storage keys, or under this one. */
export function hasListsOfAnotherAccount(accountId: string, storeKey?: string): boolean {
  if (isFirstAccount(accountId)) return false;
  const keys = Object.keys(collectStores(readStored));
  return storeKey === undefined ? keys.length > 0 : keys.includes(storeKey);
}

function collectStores(read: (store: (typeof backedUpStores)[number]) => unknown): BackupData {
  return Object.fromEntries(
    backedUpStores
      .map((store) => [store.key, read(store)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
