import { useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { notifyError } from './notify.ts';

/** A value kept in the browser: where, in what shape, and what it is when there is none. */
export interface LocalStore<T> {
  key: string;
  schema: z.ZodType<T>;
  /** The same object each time. */
  initial: T;
}

/** What was read last of each key, so that the same text gives the same object. */
const seen = new Map<string, { raw: string | null; value: unknown }>();
const listeners = new Set<() => void>();

export function readStore<T>(store: LocalStore<T>): T {
  return readKept(store) ?? store.initial;
}

/** What is kept under a key, of the right shape; undefined when nothing is. */
export function readKept<T>({ key, schema }: Pick<LocalStore<T>, 'key' | 'schema'>): T | undefined {
  const raw = readRaw(key);
  const last = seen.get(key);
  if (last?.raw === raw) return last.value as T | undefined; // written below, under this key alone
  const value = raw === null ? undefined : parse(schema, key, raw);
  seen.set(key, { raw, value });
  return value;
}

/** The value as it is now, and whenever it changes: here, in another room, in another tab. */
export function useStore<T>(store: LocalStore<T>): T {
  return useSyncExternalStore(subscribe, () => readStore(store));
}

/**
 * Changes the value from what is stored at that moment, one tab at a time: no tab overwrites another's change.
 * @returns whether it was kept; when not, a toast has said why.
 */
export async function updateStore<T>(store: LocalStore<T>, change: (current: T) => T): Promise<boolean> {
  return withLock(store.key, () => writeStore(store.key, change(readStore(store))));
}

/** Writes all values or, when one does not fit, none. @returns whether they were kept; a toast says why not. */
export async function writeAll(
  entries: readonly (readonly [key: string, value: unknown])[],
): Promise<boolean> {
  const before = entries.map(([key]) => [key, readRaw(key)] as const);
  for (const [key, value] of entries) {
    if (await withLock(key, () => writeStore(key, value))) continue;
    putBack(before);
    announce();
    return false;
  }
  return true;
}

/** All go before any returns: what was there may need the room of what was written. */
function putBack(before: readonly (readonly [key: string, raw: string | null])[]): void {
  try {
    for (const [key] of before) localStorage.removeItem(key);
    for (const [key, raw] of before) if (raw !== null) localStorage.setItem(key, raw);
  } catch {
    // storage is refused: nothing was written either
  }
}

function writeStore(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    notifyError(...whyNotKept(error));
    return false;
  }
  announce();
  return true;
}

function whyNotKept(error: unknown): [string, string] {
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

/** What no longer has the right shape is set aside under a backup key, never thrown away. */
function parse<T>(schema: z.ZodType<T>, key: string, raw: string): T | undefined {
  const result = schema.safeParse(parseJson(raw));
  if (result.success) return result.data;
  queueMicrotask(() => setAside(key, raw));
  return undefined;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

function setAside(key: string, raw: string): void {
  if (readRaw(key) !== raw) return;
  try {
    localStorage.setItem(`${key}_backup_${Date.now()}`, raw);
  } catch {
    return; // no room for a copy: the original stays where it is
  }
  localStorage.removeItem(key);
  announce();
  notifyError(
    'Dados salvos ilegíveis',
    'Guardamos uma cópia do que não conseguimos ler e voltamos ao padrão. Nada mais foi alterado.',
  );
}

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is refused
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}

function withLock<T>(key: string, work: () => T): Promise<T> {
  const locks = (navigator as Partial<Navigator>).locks; // absent where the page is not served securely
  if (!locks) return Promise.resolve(work());
  return locks.request(`faisca:${key}`, () => Promise.resolve(work()));
}
