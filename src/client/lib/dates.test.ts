import { expect, it } from 'vitest';
import { formatDayOrNone, formatPlainDay, parseDay } from './dates.ts';

it.each([
  [null, 'N/A'],
  ['', 'N/A'],
  ['amanhã', 'Data inválida'],
  ['2026-13-45', 'Data inválida'],
  ['2026-11-21T12:00:00.000Z', '21/11/2026'],
])('%j is shown as %s', (iso, shown) => {
  expect(formatDayOrNone(iso)).toBe(shown);
});

it.each([
  ['21/11/2026', '2026-11-21'],
  [' 1/2/2026 ', '2026-02-01'],
  ['01-02-2026', '2026-02-01'],
  ['21.11.26', '2026-11-21'],
  ['21112026', '2026-11-21'],
  ['29/02/2028', '2028-02-29'],
  ['29/02/2026', null],
  ['31/04/2026', null],
  ['21/13/2026', null],
  ['0/1/2026', null],
  ['21/11/0026', null],
  ['21/11', null],
  ['2026-11-21', null],
  ['hoje', null],
  ['', null],
])('the day typed as %j is %s', (typed, day) => {
  expect(parseDay(typed)).toBe(day);
});

it('formatPlainDay ignores the time zone', () => {
  expect(formatPlainDay('2026-03-07')).toBe('07/03/2026');
});
