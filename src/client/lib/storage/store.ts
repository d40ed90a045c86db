/** What a schema of zod offers. */
export interface Shape<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

/** A value stored in the browser: its key, its schema and its initial value. */
export interface Store<T> {
  key: string;
  schema: Shape<T>;
  /** Always the same object, so that React sees no change when there is none. */
  initial: T;
}

const listeners = new Set<() => void>();

/** Calls `listener` after every change of a stored value, made here or in another tab. */
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

/** The text stored under a key. Null when there is none or the browser blocks its storage. */
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
