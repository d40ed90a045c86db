import { expect, it } from 'vitest';
import { plainLine, plainName } from './plain-line.ts';

it.each([
  ['kit\t3  frascos\n', 'kit 3 frascos'],
  ['um\r\ndois', 'um dois'],
  ['   ', ''],
])('%j is the line %j', (text, expected) => {
  expect(plainLine(text)).toBe(expected);
});

it('a name that nobody sees stays, lest the cell is empty', () => {
  expect(plainName(' Verão  2026 ')).toBe('Verão 2026');
  expect(plainName('  ')).toBe('  ');
});
