import { expect, it } from 'vitest';
import { firstLines } from './first-lines.ts';

it.each([
  ['a short text stays whole', 'Gostei muito.\nObrigada.', 'Gostei muito.\nObrigada.'],
  ['six lines stay', 'a\nb\nc\nd\ne\nf', 'a\nb\nc\nd\ne\nf'],
  ['the seventh line goes', 'a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nd\ne\nf'],
  ['a long line ends after a word', 'palavra '.repeat(100), 'palavra '.repeat(60).trimEnd()],
  ['a long word is cut', 'x'.repeat(500), 'x'.repeat(480)],
  [
    'a character of two units is not cut in the middle',
    `${'x'.repeat(479)}😀${'x'.repeat(50)}`,
    'x'.repeat(479),
  ],
  ['an empty text stays empty', '', ''],
])('%s', (_, text, short) => {
  expect(firstLines(text)).toBe(short);
});
