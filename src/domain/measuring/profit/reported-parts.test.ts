import { expect, it } from 'vitest';
import { areSalesKnown, reportedParts } from './reported-parts.ts';

// The chances: e^-9.5 of no sale where 9.5 are expected; P(X <= 3) = 0.0002 where 15 are; 0.12 of at most 10 where 15 are.
it.each<[what: string, campaigns: [conversions: number, reported: number][], expected: number[]]>([
  [
    'as many sales as conversions: nothing is missing',
    [
      [40, 38],
      [20, 19],
    ],
    [1, 1],
  ],
  [
    'no sale where the other campaign has all of its own',
    [
      [12, 0],
      [90, 90],
    ],
    [0, 1],
  ],
  [
    'few sales, where few conversions of the other are sales too',
    [
      [40, 4],
      [200, 20],
    ],
    [1, 1],
  ],
  [
    'few conversions prove nothing',
    [
      [3, 0],
      [90, 90],
    ],
    [1, 1],
  ],
  ['a campaign alone, with a fifth of what even a poor network tells', [[30, 3]], [0.2]],
  ['a campaign alone, with a third of its conversions', [[30, 10]], [1]],
  [
    'no conversions',
    [
      [0, 0],
      [0, 5],
    ],
    [1, 1],
  ],
])('%s', (_, campaigns, expected) => {
  const parts = reportedParts(campaigns.map(([conversions, reported]) => ({ conversions, reported })));
  expect(parts).toHaveLength(expected.length);
  for (const [at, part] of parts.entries()) expect(part).toBeCloseTo(expected[at] ?? NaN, 6);
});

it.each([
  ['no order of the account was brought', 399, 0, false, false],
  ['none was brought, and Google counted none', 0, 0, false, false],
  ['an order reached the campaign', 399, 1, true, true],
  ['orders reached others, and Google counted none here', 0, 0, true, true],
  ['orders reached others, and Google counted a conversion here', 1, 0, true, false],
  ['orders reached others, and Google counted many here', 60, 0, true, false],
])('the sales of a campaign are known: %s', (_, conversions, reported, hasOrders, isKnown) => {
  expect(areSalesKnown({ conversions, reported }, hasOrders)).toBe(isKnown);
});
