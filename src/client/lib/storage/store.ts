import type { z } from 'zod';

/** A value kept in the browser: under which key, in what shape, and what it is when there is none. */
export interface Store<T> {
  key: string;
  schema: z.ZodType<T>;
  /** The same object each time, so that React sees no change where there is none. */
  initial: T;
}

const listeners = new Set<() => void>();

/** Calls back after every change of a kept value, made here or in another tab. */
export function onStoreChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function announceStoreChange(): void {
  for (const listener of listeners) listener();
}

/** What is stored under a key; null also where the browser refuses its storage. */
export function readRaw(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

export function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}
