const keys = new WeakMap<object, number>();
let latest = 0;

/** A key for each entry of a list. Entries are replaced, never changed, so the object itself says which one it is. */
export function entryKey(entry: object): number {
  const known = keys.get(entry);
  if (known !== undefined) return known;
  keys.set(entry, (latest += 1));
  return latest;
}
