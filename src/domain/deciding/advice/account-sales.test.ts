import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/shared/days.ts';
import { salesOfAccount } from './account-sales.ts';

const period = { start: '2026-08-01', end: '2026-09-29' };
/** A sale every other day. */
const sold = (from: number, to: number) =>
  Array.from({ length: Math.ceil((to - from) / 2) }, (_, at) => addDays(period.start, from + 2 * at));
const reportedPeriod = (orderDays: readonly string[]) =>
  salesOfAccount({
    owned: [],
    periods: [period],
    orderDays,
    currency: 'BRL',
    rateOn: () => null,
    until: period.end,
  }).reportedPeriod;

describe('the days that the networks tell of', () => {
  // Of a sale every other day, the chance of none in 20 days is e^-10.
  it.each([
    ['all of them', sold(0, 60), null],
    ['not the first third', sold(20, 60), { start: '2026-08-21', end: '2026-09-29' }],
    ['not the last third', sold(0, 40), { start: '2026-08-01', end: '2026-09-08' }],
    ['only those in the middle', sold(20, 40), { start: '2026-08-21', end: '2026-09-08' }],
    ['a quiet week at the end is chance', sold(0, 54), null],
    ['too few sales say nothing', sold(30, 40), null],
    ['sales outside the reports say nothing', sold(0, 60).map((day) => addDays(day, 400)), null],
  ])('%s', (_, days, expected) => {
    expect(reportedPeriod(days)).toEqual(expected);
  });
});
