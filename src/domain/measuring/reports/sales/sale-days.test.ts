import { expect, it } from 'vitest';
import { inferDayOrder, parseSaleDay } from './sale-days.ts';

it.each([
  [['12/05/2026'], null],
  [['05/12/2026'], null],
  [['12/05/2026', '05/13/2026'], 'month'],
  [['12/05/2026', '13/05/2026'], 'day'],
  [['2026-05-12'], null],
])('%j is read with the %s first', (cells, order) => expect(inferDayOrder(cells)).toBe(order));

it.each([
  ['12/05/2026', 'month', '2026-12-05'],
  ['12/05/2026', 'day', '2026-05-12'],
  ['13/05/2026', 'month', null],
] as const)('%s with the %s first is %s', (cell, order, day) => expect(parseSaleDay(cell, order)).toBe(day));
