import { useSyncExternalStore } from 'react';
import { announceStoreChange, onStoreChange, parseJson, readRaw, type Store } from './store.ts';

/**
 * Unfinished work of one tab. It survives navigation, a sign-in, a reload, and a tab that the phone closed.
 */
export interface TabStore<T> extends Store<T> {
  /** True for large values that are only a convenience: they are not written for a reload. */
  isForgottenOnReload?: boolean;
}

const values = new Map<string, unknown>();
/** Keys whose value is not yet in sessionStorage. */
const unwritten = new Set<string>();
let isWritingOnHide = false;

export function readTab<T>(store: TabStore<T>): T {
  if (!values.has(store.key)) values.set(store.key, restore(store));
  return values.get(store.key) as T; // only writeTab and restore write under this key
}

export function useTab<T>(store: TabStore<T>): T {
  return useSyncExternalStore(onStoreChange(store.key), () => readTab(store));
}

/**
 * A part of the value, as the store holds it, or a single value made of it. Re-renders only when that changes.
 */
export function useTabPart<T, Part>(store: TabStore<T>, part: (value: T) => Part): Part {
  return useSyncExternalStore(onStoreChange(store.key), () => part(readTab(store)));
}

/**
 * Changes the value immediately. It is stored when the page is hidden or left, because storing a long list at
 * each keystroke would be slow.
 */
export function writeTab<T>(store: TabStore<T>, value: T): void {
  values.set(store.key, value);
  if (store.isForgottenOnReload !== true) unwritten.add(store.key);
  writeOnHide();
  announceStoreChange(store.key);
}

/**
 * Stores the value immediately.
 * @returns whether a reload will find the value.
 */
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
    sessionStorage.removeItem(key); // if the new value is too long, a reload must not find an older one
    sessionStorage.setItem(key, JSON.stringify(values.get(key)));
    return true;
  } catch {
    return false; // blocked or too long: the value stays until the tab is closed or reloaded
  }
}
