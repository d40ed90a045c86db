import { describe, expect, it } from 'vitest';
import { gammaAtMost, gammaRange, logGamma, normalAtMost } from './gamma.ts';
import { poissonAtMost } from './poisson.ts';
import { believe, chanceBelow, likenessOf, meanOf, rangeOf } from './shrinkage.ts';

it.each([
  [1, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
  [100, 359.1342053695754], // ln 99!
])('the logarithm of the gamma function of %s', (value, expected) => {
  expect(logGamma(value)).toBeCloseTo(expected, 9);
});

describe('the gamma distribution', () => {
  // Pearson's tables of the incomplete gamma function, as chi-squared quantiles: P(χ²(2a) ≤ 2x).
  it.each([
    [1, 1, 1 - Math.exp(-1)],
    [2.995732, 1, 0.95],
    [9.154, 5, 0.95], // χ²(10) = 18.307
    [62.17, 50, 0.95], // χ²(100) = 124.342
    [0.00197, 0.5, 0.05], // χ²(1) = 0.00393
  ])('is at most %s for the shape %s', (value, shape, expected) => {
    expect(gammaAtMost(value, shape)).toBeCloseTo(expected, 3);
  });

  it('is the tail of Poisson for whole shapes', () => {
    for (const [count, mean] of [
      [0, 2],
      [3, 1.5],
      [40, 55],
    ] as const)
      expect(gammaAtMost(mean, count + 1)).toBeCloseTo(1 - poissonAtMost(count, mean), 9);
  });

  it('joins the normal approximation for large shapes', () => {
    expect(gammaAtMost(2010, 2001)).toBeCloseTo(gammaAtMost(2009, 2000), 3);
    expect(normalAtMost(1.959963984540054)).toBeCloseTo(0.975, 6);
  });

  it('has the range whose ends leave 2.5 % outside', () => {
    const { low, high } = gammaRange(5);
    expect(low).toBeCloseTo(1.6235, 3); // χ²(10): 3.24697 and 20.4832
    expect(high).toBeCloseTo(10.2416, 3);
  });
});

describe('beliefs', () => {
  it('lie between what was seen and what the like of it does, nearer to what was seen with more of it', () => {
    const few = believe({ events: 0, trials: 50 }, 0.02, 2);
    const many = believe({ events: 0, trials: 5000 }, 0.02, 2);
    expect(meanOf(few)).toBeCloseTo(2 / 150);
    expect(meanOf(many)).toBeCloseTo(2 / 5100);
    expect(chanceBelow(many, 0.005)).toBeGreaterThan(chanceBelow(few, 0.005));
    expect(rangeOf(few).low).toBeLessThan(meanOf(few));
  });

  it('siblings with equal rates are found alike, those with different ones are not', () => {
    const same = Array.from({ length: 12 }, () => ({ events: 20, trials: 1000 }));
    const different = Array.from({ length: 12 }, (_, at) => ({
      events: at % 2 === 0 ? 40 : 0,
      trials: 1000,
    }));
    const means = same.map(() => 0.02);
    expect(likenessOf(same, means, 2)).toBeGreaterThan(20);
    expect(likenessOf(different, means, 2)).toBeLessThan(1);
    expect(likenessOf([], [], 2.5)).toBe(2.5);
  });
});
