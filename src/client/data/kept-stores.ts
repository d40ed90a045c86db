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

/** Lists or templates lie here under the plain keys, and another account wrote them. */
export function hasListsOfAnotherAccount(accountId: string): boolean {
  return !isFirstAccount(accountId) && Object.keys(keptStores(readKept)).length > 0;
}

function keptStores(read: (store: (typeof backedUpStores)[number]) => unknown): BackupData {
  return Object.fromEntries(
    backedUpStores
      .map((store) => [store.key, read(store)] as const)
      .filter(([, value]) => value !== undefined),
  );
}
