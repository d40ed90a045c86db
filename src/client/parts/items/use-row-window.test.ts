import { expect, it } from 'vitest';
import { withinRows } from './use-row-window.ts';

it.each([
  ['the first rows', 1_002, [0, 8], [0, 8]],
  ['the end of the list', 1_002, [993, 1_001], [993, 1_001]],
  ['a place half behind the last row', 1_002, [996, 1_004], [993, 1_001]],
  ['a list that a filter made short', 5, [990, 998], [0, 4]],
  ['a list that a filter made shorter', 40, [990, 998], [31, 39]],
  ['one row', 1, [0, 8], [0, 0]],
] as const)('shows %s', (_, count, [startIndex, endIndex], [first, last]) => {
  const range = withinRows({ startIndex, endIndex, overscan: 3, count: 2_000 }, count);
  expect([range.startIndex, range.endIndex]).toEqual([first, last]);
});
