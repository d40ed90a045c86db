import type { z } from 'zod';

/** Values by key, as this tab holds them. */
export interface TabMemory<T> {
  read: (key: string) => T | undefined;
  keep: (key: string, value: T) => void;
  drop: (key: string) => void;
}

/**
 * Unfinished work: another room, a sign-in, a reload or a phone that closes the tab in the background loses none of it.
 * @param name where the browser keeps it; a new shape needs a new one.
 */
export function tabMemory<T>(name: string, schema: z.ZodType<T>): TabMemory<T> {
  const values = restore(name, schema);
  const save = () => {
    if (document.visibilityState === 'hidden') write(name, values);
  };
  document.addEventListener('visibilitychange', save);
  window.addEventListener('pagehide', () => write(name, values));
  return {
    read: (key) => values.get(key),
    keep: (key, value) => void values.set(key, value),
    drop: (key) => void values.delete(key),
  };
}

function restore<T>(name: string, schema: z.ZodType<T>): Map<string, T> {
  const values = new Map<string, T>();
  try {
    const kept = Object.entries(JSON.parse(sessionStorage.getItem(name) ?? '{}') as object); // each checked below
    for (const [key, value] of kept) {
      const parsed = schema.safeParse(value);
      if (parsed.success) values.set(key, parsed.data);
    }
  } catch {
    // unreadable or refused: the screens begin empty
  }
  return values;
}

function write(name: string, values: Map<string, unknown>): void {
  try {
    sessionStorage.removeItem(name); // should the new one be too long for this browser, an older would be a wrong one
    sessionStorage.setItem(name, JSON.stringify(Object.fromEntries(values)));
  } catch {
    // refused or too long: what is on screen stays until the tab goes
  }
}
