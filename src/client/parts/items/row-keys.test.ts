import { expect, test } from 'vitest';
import { openRowKeys } from './row-keys.ts';

/** The keys of lists of letters that are shown one after the other. */
function keysOf(...lists: string[]): string[] {
  const keys = openRowKeys();
  const entries = new Map<string, object>();
  const entryOf = (letter: string) => {
    const entry = entries.get(letter) ?? { letter };
    entries.set(letter, entry);
    return entry;
  };
  return lists.map((list) => keys(Array.from(list, entryOf)).join(' '));
}

for (const [what, lists, keys] of [
  ['rows keep their keys when one above them goes', ['abcd', 'acde'], ['0 1 2 3', '0 2 3 4']],
  ['a row that came keeps those below it', ['abc', 'axbc'], ['0 1 2', '0 3 1 2']],
  ['rows of another part of the list take over all keys', ['abc', 'xyz'], ['0 1 2', '0 1 2']],
  ['rows scrolled a little keep theirs', ['abcd', 'cdef', 'bcde'], ['0 1 2 3', '2 3 4 5', '6 2 3 4']],
  ['an edited row keeps its element', ['abc', 'axc'], ['0 1 2', '0 1 2']],
  ['rows in another order never share a key', ['abc', 'cab', 'bb'], ['0 1 2', '2 3 4', '4 5']],
  ['more rows than before get new keys', ['a', 'xyz'], ['0', '0 1 2']],
] as const)
  test(what, () => expect(keysOf(...lists)).toEqual(keys));
