const keys = new WeakMap<object, number>();
let latest = 0;

/** A key for each entry of a list. Entries are replaced, never changed, so the object itself says which one it is. */
export function entryKey(entry: object): number {
  const key = keys.get(entry) ?? (latest += 1);
  keys.set(entry, key);
  return key;
}
