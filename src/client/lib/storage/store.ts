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

interface Key {
  listeners: Set<() => void>;
  subscribe: (listener: () => void) => () => void;
}

const keys = new Map<string, Key>();

/**
 * Returns the function that calls a listener after every change of the value under this key, made here or in
 * another tab. It is always the same one for a key, so that React subscribes once. So a typed letter notifies only
 * the components that show that value.
 */
export function onStoreChange(key: string): Key['subscribe'] {
  return keyOf(key).subscribe;
}

export function announceStoreChange(key: string): void {
  for (const listener of keys.get(key)?.listeners ?? []) listener();
}

function keyOf(name: string): Key {
  const known = keys.get(name) ?? openKey();
  keys.set(name, known);
  return known;
}

function openKey(): Key {
  if (keys.size === 0) window.addEventListener('storage', announceOtherTab);
  const listeners = new Set<() => void>();
  return {
    listeners,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** @param event its key is null when the other tab removed all values. */
function announceOtherTab({ key }: StorageEvent): void {
  for (const name of key === null ? keys.keys() : [key]) announceStoreChange(name);
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
