import { expect, it } from 'vitest';
import { inferDayOrder, isNumericDay, parseSaleDay } from './sale-days.ts';

it.each([
  [['12/05/2026'], null],
  [['05/12/2026'], null],
  [['12/05/2026', '05/13/2026'], 'month'],
  [['12/05/2026', '13/05/2026'], 'day'],
  [['2026-05-12'], null],
  [[' 13/05/2026'], 'day'],
  [['05/13/2026', '13/05/2026'], 'day'],
])('%j is read with the %s first', (cells, order) => expect(inferDayOrder(cells)).toBe(order));

it.each([
  ['12/05/2026', 'month', '2026-12-05'],
  ['12/05/2026', 'day', '2026-05-12'],
  ['13/05/2026', 'month', null],
  ['12/05/26', 'day', '2026-05-12'],
  ['5-4-2026', 'day', '2026-04-05'],
  [' 12.05.2026 10:20', 'day', '2026-05-12'],
  ['12/05/2', 'day', null],
  ['12/05/202', 'day', null],
  [' 2026/05/12', 'month', '2026-05-12'],
  ['2026.05.12 10:20', 'month', '2026-05-12'],
  ['pedido 2026/05/12', 'month', null],
  ['sem data', 'day', null],
] as const)('%s with the %s first is %s', (cell, order, day) => expect(parseSaleDay(cell, order)).toBe(day));

it('a date in digits alone is one, blanks around it or not', () => {
  expect([' 12/05/2026', '2026-05-12', '12 mai 2026', ''].map(isNumericDay)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
