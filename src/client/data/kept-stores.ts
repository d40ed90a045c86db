import { type BackupData, backedUpStores } from '#domain/texts/backup.ts';
import { isFirstAccount, ofAccount } from '#client/lib/storage/account-scope.ts';
import { readKept, writeAll } from '#client/lib/storage/browser-scope.ts';

/** Every store of this account that holds something, by the key that the specification gives it. */
export function readKeptStores(accountId: string): BackupData {
  return keptStores((store) => readKept(ofAccount(store, accountId)));
}

/** Writes all of them or none. @returns whether they were stored; if not, a toast has said why. */
export function restoreStores(accountId: string, data: BackupData): Promise<boolean> {
  return writeAll(Object.entries(data).map(([key, value]) => [ofAccount({ key }, accountId).key, value]));
}

/** Another account wrote something under the plain keys, or under this one of them. */
export function hasListsOfAnotherAccount(accountId: string, storeKey?: string): boolean {
  if (isFirstAccount(accountId)) return false;
  const keys = Object.keys(keptStores(readKept));
  return storeKey === undefined ? keys.length > 0 : keys.includes(storeKey);
}

function keptStores(read: (store: (typeof backedUpStores)[number]) => unknown): BackupData {
  return Object.fromEntries(
    backedUpStores
      .map((store) => [store.key, read(store)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
