import { expect, it } from 'vitest';
import { formatDayOrNone, formatPlainDay } from './dates.ts';

it.each([
  [null, 'N/A'],
  ['', 'N/A'],
  ['amanhã', 'Data inválida'],
  ['2026-13-45', 'Data inválida'],
  ['2026-11-21T12:00:00.000Z', '21/11/2026'],
])('%j is shown as %s', (iso, shown) => {
  expect(formatDayOrNone(iso)).toBe(shown);
});

it('a day alone is written without a time zone', () => {
  expect(formatPlainDay('2026-03-07')).toBe('07/03/2026');
});
