import { expect, it } from 'vitest';
import { inferDayOrder, isNumericDay, likelyDayOrder, parseSaleDay } from './sale-days.ts';

it.each([
  [['12/05/2026'], null],
  [['05/12/2026'], null],
  [['12/05/2026', '05/13/2026'], 'month'],
  [['12/05/2026', '13/05/2026'], 'day'],
  [['2026-05-12'], null],
  [[' 13/05/2026'], 'day'],
  [['04.05.2026'], 'day'],
  [['05/13/2026', '13/05/2026'], 'day'],
])('%j is read with the %s first', (cells, order) => expect(inferDayOrder(cells)).toBe(order));

it.each<[cells: string[], isDayFirst: boolean, order: string | null]>([
  [['01/09/2026', '02/09/2026'], true, 'day'], // 1 day apart, or 31 with the month first
  [['01/09/2026', '02/09/2026'], false, 'day'],
  [['12/09/2026', '01/09/2026', '05/09/2026'], false, 'day'],
  [['09/05/2026', '09/01/2026', '09/12/2026'], false, 'month'],
  [['9/1/26', '9/12/26'], false, 'month'],
  [['09/01/2026', '09/02/2026'], true, null],
  [['01/02/2026', '02/01/2026'], true, 'day'], // 30 days apart either way
  [['01/02/2026', '02/01/2026'], false, null],
  [['01/09/2026'], true, 'day'],
  [['9/1/26'], false, null],
  [['01/09/2026', 'Total', '2026-01-01', '02/09/2026', ''], false, 'day'],
  [['01/12/2026', '01/01/2027'], false, 'day'], // 31 days apart, or 354 with the month first
  [['2026-09-01', 'Total'], true, null],
  [[], false, null],
])(
  'the days %j, in a language with the day first: %s, are read with the %s first',
  (cells, isDayFirst, order) => expect(likelyDayOrder(cells, isDayFirst)).toBe(order),
);

it.each([
  ['12/05/2026', 'month', '2026-12-05'],
  ['12/05/2026', 'day', '2026-05-12'],
  ['13/05/2026', 'month', null],
  ['12/05/26', 'day', '2026-05-12'],
  ['4-mai-26', 'day', '2026-05-04'],
  ['04/mai./2026', 'month', '2026-05-04'],
  ['4-May-26', 'month', '2026-05-04'],
  ['20260504', 'month', '2026-05-04'],
  ['20260504123', 'month', null],
  ['2026-5-4', 'month', '2026-05-04'],
  ['2026/5-4', 'month', null],
  ['4. März 2026', 'month', '2026-03-04'],
  ['4 févr. 2026', 'day', '2026-02-04'],
  ['4 août 2026', 'day', '2026-08-04'],
  ['4 juin 2026', 'day', '2026-06-04'],
  ['4 juil. 2026', 'day', '2026-07-04'],
  ['4 avr. 2026', 'day', '2026-04-04'],
  ['4 déc. 2026', 'day', '2026-12-04'],
  ['4. Okt. 2026', 'day', '2026-10-04'],
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
