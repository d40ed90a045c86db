import type { EditorCells } from '../editor-columns.ts';

/** The state of an item of the file: unchanged, changed, or removed. */
export type Fate = { is: 'same' } | { is: 'changed'; now: number } | { is: 'removed' };

export interface Pairs {
  /** One for each item of the file. */
  fates: Fate[];
  /** The places of the new items in the draft. */
  added: number[];
}

/**
 * Pairs the items of the file with those of the draft, which have no ids: equal ones first, then those at the same
 * place, of which the draft's one is a change of the file's one.
 */
export function pairItems(before: readonly EditorCells[], now: readonly EditorCells[]): Pairs {
  const indexes = new Map<string, number[]>();
  for (const [at, cells] of [...now.entries()].reverse()) {
    const key = cellsKey(cells);
    const same = indexes.get(key);
    if (same) same.push(at);
    else indexes.set(key, [at]);
  }
  const left = new Set(now.keys());
  const isSame = before.map((cells) => {
    const at = indexes.get(cellsKey(cells))?.pop(); // the first place, because they are in reverse
    return at !== undefined && left.delete(at);
  });
  const fates = isSame.map((same, at): Fate => {
    if (same) return { is: 'same' };
    return left.delete(at) ? { is: 'changed', now: at } : { is: 'removed' };
  });
  return { fates, added: [...left] };
}

/** The same for two objects with the same filled cells. */
export function cellsKey(cells: EditorCells): string {
  const filled = Object.entries(cells).filter(([, value]) => value !== '');
  return JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}
