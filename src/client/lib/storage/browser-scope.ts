import { useSyncExternalStore } from 'react';
import { notifyError } from '../notify.ts';
import { announceStoreChange, onStoreChange, parseJson, readRaw, type Shape, type Store } from './store.ts';

/** The last value read from each key, so that unchanged text returns the same object. */
const seen = new Map<string, { raw: string | null; value: unknown }>();

export function readStore<T>(store: Store<T>): T {
  return readStored(store) ?? store.initial;
}

/** The value under a key if it has the right shape; undefined when there is none. */
export function readStored<T>({ key, schema }: Pick<Store<T>, 'key' | 'schema'>): T | undefined {
  const raw = readRaw('localStorage', key);
  const last = seen.get(key);
  if (last?.raw === raw) return last.value as T | undefined; // only this function writes the entry of this key
  const value = raw === null ? undefined : parse(schema, key, raw);
  seen.set(key, { raw, value });
  return value;
}

/** Whether something is kept under a key, for screens that do without the schema of what it is. */
export function hasStored({ key }: { key: string }): boolean {
  const raw = readRaw('localStorage', key);
  const value = raw === null ? null : parseJson(raw);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}

/** The store's value. Re-renders when it changes, on this screen or in another tab. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(onStoreChange(store.key), () => readStore(store));
}

/**
 * Changes the stored value. Only one tab writes at a time, so no tab overwrites another tab's change.
 * @returns whether it was stored. If not, a toast has shown the reason.
 */
export async function updateStore<T>(store: Store<T>, change: (current: T) => T): Promise<boolean> {
  return withLock(store.key, () => writeStore(store.key, change(readStore(store))));
}

/**
 * Writes all values, or none if one does not fit.
 * @returns whether they were stored. If not, a toast has shown the reason.
 */
export async function writeAll(
  entries: readonly (readonly [key: string, value: unknown])[],
): Promise<boolean> {
  const before = entries.map(([key]) => [key, readRaw('localStorage', key)] as const);
  for (const [key, value] of entries) {
    if (await withLock(key, () => writeStore(key, value))) continue;
    putBack(before);
    for (const [changed] of before) announceStoreChange(changed);
    return false;
  }
  return true;
}

/** Removes all keys before it restores any, because an old value may need the space of a new one. */
function putBack(before: readonly (readonly [key: string, raw: string | null])[]): void {
  try {
    for (const [key] of before) localStorage.removeItem(key);
    for (const [key, raw] of before) if (raw !== null) localStorage.setItem(key, raw);
  } catch {
    // storage is blocked, so nothing was written
  }
}

function writeStore(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    notifyError(...storageErrorMessage(error));
    return false;
  }
  announceStoreChange(key);
  return true;
}

function storageErrorMessage(error: unknown): [string, string] {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull
    ? [
        'Armazenamento do navegador cheio',
        'Nada foi perdido na tela. Apague listas antigas ou exporte esta em TXT.',
      ]
    : [
        'Não foi possível guardar',
        'O navegador não permite guardar dados deste site. Exporte a lista em TXT.',
      ];
}

/** Moves a value of the wrong shape to a backup key, so that it is not lost. */
function parse<T>(schema: Shape<T>, key: string, raw: string): T | undefined {
  const result = schema.safeParse(parseJson(raw));
  if (result.success) return result.data;
  queueMicrotask(() => setAside(key, raw));
  return undefined;
}

function setAside(key: string, raw: string): void {
  if (readRaw('localStorage', key) !== raw) return;
  try {
    localStorage.setItem(`${key}_backup_${Date.now()}`, raw);
  } catch {
    return; // no space for a copy, so the original stays
  }
  localStorage.removeItem(key);
  announceStoreChange(key);
  notifyError(
    'Dados salvos ilegíveis',
    'Guardamos uma cópia do que não conseguimos ler e voltamos ao padrão. Nada mais foi alterado.',
  );
}

function withLock<T>(key: string, work: () => T): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks; // undefined when the page is not served over https
  if (!locks) return Promise.resolve(work());
  return locks.request(`faisca:${key}`, () => Promise.resolve(work()));
}
