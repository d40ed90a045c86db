import { expect, it } from 'vitest';
import { economicsOf, profitAt } from './economics.ts';
import { emptySettings, type EconomicsInput } from './settings.ts';

const input: EconomicsInput = {
  ...emptySettings.economics,
  commission: '100',
  exchange: 1,
  approval: 80,
  refund: 10,
  conversion: 2,
  margin: 25,
};

// By hand: 100 × 80 % × 90 % = 72 for a sale; three quarters of it are 54; 2 of 100 clicks buy.
it('what a sale brings, and what a click may cost', () => {
  const found = economicsOf(input);
  expect(found?.netCommission).toBeCloseTo(72, 9);
  expect(found?.breakEvenCpa).toBeCloseTo(72, 9);
  expect(found?.targetCpa).toBeCloseTo(54, 9);
  expect(found?.breakEvenCpc).toBeCloseTo(1.44, 9);
  expect(found?.workingCpc).toBeCloseTo(1.08, 9);
  expect(economicsOf({ ...input, exchange: 5 })?.netCommission).toBeCloseTo(360, 9);
  expect(economicsOf({ ...input, commission: null })).toBeNull();
});

// 0.98^148 is 5.03 %, 0.98^149 is 4.93 %.
it.each([
  [2, 149, 149 * 1.08],
  [0, null, null],
  [100, 1, 54],
])('a rate of %s %% is wrong after %s clicks without a sale', (conversion, clicks, budget) => {
  const found = economicsOf({ ...input, conversion });
  expect(found?.clicksToReject).toBe(clicks);
  if (budget === null) expect(found?.testBudget).toBeNull();
  else expect(found?.testBudget).toBeCloseTo(budget, 9);
});

it.each([
  [1.44, 100, 0],
  [1, 100, 44],
  [2, 50, -28],
])('at %s a click, %s clicks bring %s', (cpc, clicks, profit) => {
  expect(profitAt(input, cpc, clicks)).toBeCloseTo(profit, 9);
});

it('without a commission each click costs what it costs', () => {
  expect(profitAt({ ...input, commission: null }, 2, 10)).toBe(-20);
});
