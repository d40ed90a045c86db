import { expect, it } from 'vitest';
import { formatDayOrNone } from './dates.ts';

it.each([
  [null, 'N/A'],
  ['', 'N/A'],
  ['amanhã', 'Data inválida'],
  ['2026-13-45', 'Data inválida'],
  ['2026-11-21T12:00:00.000Z', '21/11/2026'],
])('%j is shown as %s', (iso, shown) => {
  expect(formatDayOrNone(iso)).toBe(shown);
});
