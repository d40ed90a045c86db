import { useSyncExternalStore } from 'react';
import { announceStoreChange, onStoreChange, parseJson, readRaw, type Store } from './store.ts';

/** Unfinished work of one tab. It survives a change of room, a sign-in, a reload and a tab closed by the phone. */
export interface TabStore<T> extends Store<T> {
  /** Not written for a reload: the value is large and only a comfort. */
  isForgottenOnReload?: boolean;
}

const values = new Map<string, unknown>();
/** Keys whose value differs from the one in sessionStorage. */
const unwritten = new Set<string>();
let isWritingOnHide = false;

export function readTab<T>(store: TabStore<T>): T {
  if (!values.has(store.key)) values.set(store.key, restore(store));
  return values.get(store.key) as T; // only writeTab and restore write under this key
}

export function useTab<T>(store: TabStore<T>): T {
  return useSyncExternalStore(onStoreChange, () => readTab(store));
}

/** The value counts at once. It is stored when the page is hidden or left: a long list at each key would be slow. */
export function writeTab<T>(store: TabStore<T>, value: T): void {
  values.set(store.key, value);
  if (store.isForgottenOnReload !== true) unwritten.add(store.key);
  writeOnHide();
  announceStoreChange();
}

/** Writes without waiting for the page to be hidden. @returns whether a reload will find the value. */
export function writeTabNow<T>(store: TabStore<T>, value: T): boolean {
  writeTab(store, value);
  return writeValue(store.key);
}

function restore<T>({ key, schema, initial }: TabStore<T>): T {
  const raw = readRaw('sessionStorage', key);
  if (raw === null) return initial;
  const parsed = schema.safeParse(parseJson(raw));
  return parsed.success ? parsed.data : initial;
}

function writeOnHide(): void {
  if (isWritingOnHide) return;
  isWritingOnHide = true;
  const writeAll = () => unwritten.forEach(writeValue);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeAll();
  });
  window.addEventListener('pagehide', writeAll);
}

function writeValue(key: string): boolean {
  unwritten.delete(key);
  try {
    sessionStorage.removeItem(key); // if the new value is too long, no older one must be read instead
    sessionStorage.setItem(key, JSON.stringify(values.get(key)));
    return true;
  } catch {
    return false; // refused or too long: the value stays until the tab is closed or reloaded
  }
}
