import { readStore, updateStore } from './browser-scope.ts';
import { textShape } from './plain-shapes.ts';
import type { Store } from './store.ts';
import type { TabStore } from './tab-scope.ts';

const firstAccount: Store<string> = { key: 'faisca_first_account', schema: textShape, initial: '' };

/** Records the first account that uses this browser. Later accounts do not change it. */
export async function claimBrowser(accountId: string): Promise<void> {
  if (readStore(firstAccount) === '') await updateStore(firstAccount, (now) => now || accountId);
}

/** Whether this account is the first one of this browser, which owns the plain keys. */
export function isFirstAccount(accountId: string): boolean {
  const first = readStore(firstAccount);
  return first === '' || first === accountId;
}

/**
 * The account's variant of a store: the browser's first account uses the plain key, other accounts append
 * their id.
 */
export function ofAccount<Kept extends { key: string }>(store: Kept, accountId: string): Kept {
  return isFirstAccount(accountId) ? store : { ...store, key: `${store.key}_${accountId}` };
}

/** A store of one tab that only this account reads. */
export function ofAccountInTab<T>(store: TabStore<T>, accountId: string): TabStore<T> {
  return { ...store, key: `${store.key}_${accountId}` };
}
