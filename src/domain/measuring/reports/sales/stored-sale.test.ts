import { expect, it } from 'vitest';
import { salesPartSchema } from './stored-sale.ts';

const part = (soldAt: string, clickedAt: string | null = null) => ({
  from: 0,
  rows: [['A1', soldAt, 'approved', '', null, null, null, null, null, clickedAt, [], '']],
});

it.each([
  ['2026-05-31', true],
  ['2026-05-31T00:00:00', true],
  ['2026-05-31T23:59:59', true],
  ['2026-05-31T19:20:00-03:00', true],
  ['2026-05-31T10:20:00+14:00', true],
  ['2026-05-31T24:00:00', false],
  ['2026-05-31T10:60:00', false],
  ['2026-05-31T10:20:60', false],
  ['2026-05-31T99:99:99', false],
  ['2026-05-31T10:20:00+15:00', false],
  ['2026-05-31T10:20:00-03:60', false],
  ['2026-02-30T10:20:00', false],
  ['2026-05-31T10:20', false],
])('the time %s of a sale is taken: %s', (moment, isTaken) => {
  expect(salesPartSchema.safeParse(part(moment)).success).toBe(isTaken);
  expect(salesPartSchema.safeParse(part('2026-05-31', moment)).success).toBe(isTaken);
});
