import type { EditorCells } from '../editor-columns.ts';

/** The cells that change from one state of an object to the next. */
export function patchOf(before: EditorCells, after: EditorCells): EditorCells {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changed = [...names].filter((name) => (before[name] ?? '') !== (after[name] ?? ''));
  return Object.fromEntries(changed.map((name) => [name, (after[name] ?? '') || emptied(name)]));
}

/** Editor keeps a value whose cell is empty, so an emptied one is written as Editor itself does. */
const emptied = (name: string): string => (name.endsWith(' position') ? ' -' : '[]');

const numbers = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

/** The columns by which Editor recognises an ad: its `…#Original` cell holds the value before the change. */
export const adIdentity: readonly string[] = [...numbers('Headline', 15), ...numbers('Description', 4)];

/** @param get reads a cell of the row as it is in the file. */
export function originalsOf(columns: readonly string[], get: (name: string) => string): EditorCells {
  return Object.fromEntries(
    columns.flatMap((name) => (get(name) === '' ? [] : [[`${name}#Original`, get(name)]])),
  );
}
