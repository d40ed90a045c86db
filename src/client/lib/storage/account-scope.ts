import { z } from 'zod';
import { readStore, updateStore } from './browser-scope.ts';
import type { Store } from './store.ts';
import type { TabStore } from './tab-scope.ts';

const firstAccount: Store<string> = { key: 'faisca_first_account', schema: z.string(), initial: '' };

/** Remembers the first account that uses this browser; later ones change nothing. */
export async function claimBrowser(accountId: string): Promise<void> {
  if (readStore(firstAccount) === '') await updateStore(firstAccount, (now) => now || accountId);
}

/** The plain keys of this browser belong to this account, and not to one that was here before. */
export function isFirstAccount(accountId: string): boolean {
  const first = readStore(firstAccount);
  return first === '' || first === accountId;
}

/** Where this account keeps a store: the first account of the browser under its key, the others with their id appended. */
export function ofAccount<Kept extends { key: string }>(store: Kept, accountId: string): Kept {
  return isFirstAccount(accountId) ? store : { ...store, key: `${store.key}_${accountId}` };
}

/** A tab's store of this account; no other account reads it. */
export function ofAccountInTab<T>(store: TabStore<T>, accountId: string): TabStore<T> {
  return { ...store, key: `${store.key}_${accountId}` };
}
