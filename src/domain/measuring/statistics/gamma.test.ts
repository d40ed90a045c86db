import { describe, expect, it } from 'vitest';
import { gammaAtMost, logGamma, normalAtMost } from './gamma.ts';
import { poissonAtMost } from './poisson.ts';
import { believe, chanceBelow, likenessOf, meanOf } from './shrinkage.ts';

it.each([
  [1, 0],
  [5, Math.log(24)],
  [0.5, Math.log(Math.sqrt(Math.PI))],
  [100, 359.1342053695754], // ln 99!
  // From here on, as SciPy 1.17 says them.
  [0.001, 6.907178885383853],
  [0.1, 2.252712651734206],
  [0.4, 0.7966778177017838],
  [3.7, 1.428072326665388],
  [12.25, 18.115669505710894],
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

  // SciPy 1.17, scipy.special.gammainc: both sides of the mean, small and large shapes.
  it.each([
    [0, 3, 0],
    [-1, 3, 0],
    [0.05, 0.3, 0.4484368621065926],
    [3, 0.3, 0.9935096273009015],
    [0.5, 2, 0.09020401043104986],
    [4.9, 5, 0.5417881317722049],
    [7.5, 5, 0.8679381437122794],
    [20, 5, 0.9999830552560699],
    [40, 55, 0.014022300352363066],
    [1900, 2000, 0.011695820381150121],
    [1999, 2000, 0.49405181250546953],
    [2200, 2000, 0.9999928300749117],
  ])('is at most %s for the shape %s to nine digits', (value, shape, expected) => {
    expect(gammaAtMost(value, shape)).toBeCloseTo(expected, 9);
  });

  it.each([
    [1950, 2001, 0.12662839138535534],
    [2001, 2001, 0.5029728053316279],
    [2100, 2001, 0.9855590688745386],
    [50_200, 50_000, 0.814533642938086],
  ])('is at most %s for the large shape %s to four digits', (value, shape, expected) => {
    expect(gammaAtMost(value, shape)).toBeCloseTo(expected, 4);
  });

  it.each([
    [-3, 0.0013498980316300933],
    [-0.5, 0.3085375387259869],
    [0, 0.5],
    [2.5, 0.9937903346742238],
  ])('of the normal distribution %s has the chance %s', (value, expected) => {
    expect(normalAtMost(value)).toBeCloseTo(expected, 6);
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
});

describe('beliefs', () => {
  it('lie between what was seen and what the like of it does, nearer to what was seen with more of it', () => {
    const few = believe({ events: 0, trials: 50 }, 0.02, 2);
    const many = believe({ events: 0, trials: 5000 }, 0.02, 2);
    expect(meanOf(few)).toBeCloseTo(2 / 150);
    expect(meanOf(many)).toBeCloseTo(2 / 5100);
    expect(chanceBelow(many, 0.005)).toBeGreaterThan(chanceBelow(few, 0.005));
  });

  it('of 3 events in 50 trials beside 2 in 100 is 5 events in 150 trials', () => {
    const belief = believe({ events: 3, trials: 50 }, 0.02, 2);
    expect(belief).toEqual({ shape: 5, weight: 150 });
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

  // The largest of scipy.stats.nbinom's likelihoods, each times the normal density of ln(shape / usual) / 1.2.
  it.each([
    [
      [
        [5, 250],
        [0, 250],
      ],
      1,
      0.6,
    ],
    [
      [
        [5, 250],
        [0, 250],
      ],
      25,
      12,
    ],
    [
      [
        [30, 1000],
        [12, 1000],
        [25, 1000],
        [10, 1000],
        [22, 1000],
      ],
      2.5,
      7,
    ],
    [
      [
        [30, 1000],
        [12, 1000],
        [25, 1000],
        [10, 1000],
        [22, 1000],
      ],
      0.35,
      2.5,
    ],
    [
      [
        [1, 50],
        [1, 50],
        [1, 50],
      ],
      1,
      2.5,
    ],
  ])('counts %j of a usual likeness %s have %s', (counts, usual, expected) => {
    const siblings = counts.map(([events = 0, trials = 0]) => ({ events, trials }));
    const means = siblings.map(() => 0.02);
    expect(likenessOf(siblings, means, usual)).toBe(expected);
    // One of which nothing is known changes nothing.
    expect(likenessOf([...siblings, { events: 0, trials: 0 }], [...means, 0.02], usual)).toBe(expected);
    expect(likenessOf([...siblings, { events: 0, trials: 100 }], [...means, 0], usual)).toBe(expected);
  });
});
