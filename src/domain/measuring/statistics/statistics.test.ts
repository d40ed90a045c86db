import { describe, expect, it } from 'vitest';
import { binomialAtMost } from './binomial.ts';
import { adjustForManyTests } from './false-discovery.ts';
import { wilsonRange } from './intervals.ts';
import { countRange, poissonAtMost } from './poisson.ts';

describe('the binomial tail', () => {
  // Cumulative binomial tables, as printed in textbooks, to four decimals.
  it.each([
    [2, 10, 0.3, 0.3828],
    [0, 20, 0.1, 0.1216],
    [1, 5, 0.2, 0.7373],
    [3, 15, 0.25, 0.4613],
    [5, 20, 0.5, 0.0207],
    [9, 10, 0.9, 0.6513],
    [0, 25, 0.05, 0.2774],
    [7, 12, 0.6, 0.5618],
  ])('of at most %i in %i at %d is %d', (successes, trials, rate, expected) => {
    expect(binomialAtMost(successes, trials, rate)).toBeCloseTo(expected, 4);
  });

  it.each([
    [5, 5, 0.3, 1],
    [0, 0, 0.3, 1],
    [3, 10, 0, 1],
    [3, 10, 1, 0],
    [-1, 10, 0.3, 0],
  ])('of at most %i in %i at %d is %d at its ends', (successes, trials, rate, expected) => {
    expect(binomialAtMost(successes, trials, rate)).toBe(expected);
  });

  it('stays a chance with large counts', () => {
    const chance = binomialAtMost(20_000, 1_000_000, 0.02);
    expect(chance).toBeGreaterThan(0.49);
    expect(chance).toBeLessThan(0.52);
  });
});

// Newcombe (1998), Statistics in Medicine 17, 857-872, table I, method 3.
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [0, 0, 0, 1], // nothing is known
])('the range of %i in %i is %d to %d', (successes, trials, low, high) => {
  const range = wilsonRange(successes, trials);
  expect(range.low).toBeCloseTo(low, 4);
  expect(range.high).toBeCloseTo(high, 4);
});

describe('the range of a count', () => {
  // Garwood (1936), as in the tables of exact Poisson limits that epidemiologists print, to three decimals.
  it.each([
    [0, 0, 3.689],
    [1, 0.025, 5.572],
    [3, 0.619, 8.767],
    [5, 1.623, 11.668],
    [10, 4.795, 18.39],
    [20, 12.217, 30.888],
    [100, 81.364, 121.627],
  ])('of %i events is %d to %d', (count, low, high) => {
    const range = countRange(count);
    expect(range.low).toBeCloseTo(low, 3);
    expect(range.high).toBeCloseTo(high, 3);
  });

  it('of a count with a fraction lies between its neighbours, by the fraction', () => {
    const { low, high } = countRange(4.25); // 4 and 5 by chi-squared: 1.08987 to 10.24159, 1.62349 to 11.66833
    expect(low).toBeCloseTo(1.08987 + 0.25 * (1.62349 - 1.08987), 4);
    expect(high).toBeCloseTo(10.24159 + 0.25 * (11.66833 - 10.24159), 4);
  });

  it('of none begins at zero itself', () => expect(countRange(0).low).toBe(0));

  // Exact to 1,000 (chi-squared); the score interval above, within 0.2 % of the exact one.
  it.each([
    [1000, 938.97302, 1063.95214],
    [1001, 940.88051, 1064.96095],
    [1500, 1425.98735, 1577.8541], // exact: 1425.04247 to 1577.87705
  ])('of %i events is %d to %d where the exact calculation ends', (count, low, high) => {
    const range = countRange(count);
    expect(range.low).toBeCloseTo(low, 4);
    expect(range.high).toBeCloseTo(high, 4);
  });

  // Poisson tables of textbooks, to four decimals.
  it.each([
    [0, 1, 0.3679],
    [2, 3, 0.4232],
    [5, 4, 0.7851],
    [10, 10, 0.583],
    [-1, 2, 0],
    [3, 0, 1],
  ])('at most %i when %d are expected has the chance %d', (count, mean, chance) => {
    expect(poissonAtMost(count, mean)).toBeCloseTo(chance, 4);
  });
});

describe('the correction for many tests', () => {
  // Benjamini and Hochberg (1995), section 4: fifteen tests, of which four are rejected at 5 %.
  const published = [
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
    0.759, 1,
  ];
  it('finds the four of the published example, in any order', () => {
    expect(adjustForManyTests(published).filter((chance) => chance <= 0.05)).toHaveLength(4);
    const reversed = adjustForManyTests(published.toReversed());
    expect(reversed.map((chance) => chance <= 0.05).lastIndexOf(false)).toBe(10);
  });

  it('leaves one test as it is, and none without change', () => {
    expect(adjustForManyTests([0.03])).toEqual([0.03]);
    expect(adjustForManyTests([])).toEqual([]);
  });
});
