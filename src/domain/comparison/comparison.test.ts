import { describe, expect, it } from 'vitest';
import { type CampaignResult, comparedSchema, contendersOf, figuresOf } from './results.ts';
import { type Contender, judge } from './verdict.ts';

const one = (id: string, sales: number, spent: number): Contender => ({ id, sales, spent });

describe('the verdict', () => {
  it.each<[string, Contender[], object]>([
    ['a clear difference wins', [one('a', 80, 1000), one('b', 30, 1000)], { is: 'wins', id: 'a' }],
    ['a difference in cost alone wins', [one('a', 60, 3000), one('b', 60, 1000)], { is: 'wins', id: 'b' }],
    ['many sales at one price are a tie', [one('a', 2000, 1000), one('b', 2020, 1000)], { is: 'tie' }],
    ['few sales say nothing', [one('a', 5, 1000), one('b', 3, 1000)], { is: 'open' }],
    ['no sale says nothing', [one('a', 0, 1000), one('b', 0, 1000)], { is: 'open', moreSales: null }],
    ['nothing spent says nothing', [one('a', 0, 0), one('b', 0, 0)], { is: 'open', moreSales: null }],
    [
      'one that beats only one of two does not win',
      [one('a', 80, 1000), one('b', 78, 1000), one('c', 10, 1000)],
      { is: 'open' },
    ],
    [
      'of three one may win',
      [one('a', 200, 1000), one('b', 60, 1000), one('c', 50, 1000)],
      { is: 'wins', id: 'a' },
    ],
    ['one alone is not compared', [one('a', 80, 1000)], { is: 'open' }],
  ])('%s', (_, contenders, expected) => {
    expect(judge(contenders)).toMatchObject(expected);
    expect(judge(contenders.toReversed())).toMatchObject(expected);
  });

  it('tells how many sales are missing, and with them it is clear', () => {
    const verdict = judge([one('a', 12, 1000), one('b', 6, 1000)]);
    expect(verdict.is).toBe('open');
    const more = verdict.is === 'open' ? (verdict.moreSales ?? 0) : 0;
    const times = (18 + more + 1) / 18;
    expect(judge([one('a', 12 * times, 1000 * times), one('b', 6 * times, 1000 * times)]).is).toBe('wins');
  });
});

describe('campaigns that all sell alike', () => {
  /** Mulberry32: small, and the same numbers on every run. */
  function randomFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
    };
  }

  it.each([2, 4])('%i of them: fewer than 5 in 100 comparisons name a winner', (count) => {
    const won = Array.from({ length: 1000 }, (_, seed) => {
      const random = randomFrom(seed * 7919 + count);
      const contenders = Array.from({ length: count }, (__, at) => {
        const clicks = 50 + Math.floor(random() * 300);
        const sales = Array.from({ length: clicks }, random).filter((value) => value < 0.06).length;
        return one(String(at), sales, clicks);
      });
      return judge(contenders);
    }).filter(({ is }) => is === 'wins');
    expect(won.length).toBeLessThan(50);
  });
});

const result = (changes: Partial<CampaignResult> = {}): CampaignResult => ({
  id: 'a',
  name: 'A',
  from: 'campaigns',
  currency: 'BRL',
  period: { start: '2026-05-01', end: '2026-05-31' },
  clicks: 1000,
  costMicros: 2_000_000_000,
  conversions: 20,
  economics: null,
  commission: '150.00',
  counts: { groups: 1, keywords: 1, negatives: 1, ads: 1 },
  ...changes,
});

describe('the figures of a campaign', () => {
  it('are cost, profit and return, with the range of what a sale cost', () => {
    const figures = figuresOf(result());
    expect(figures).toMatchObject({
      cost: 2000,
      cpa: 100,
      breakEven: 150,
      revenue: 3000,
      profit: 1000,
      roi: 0.5,
    });
    expect(figures.cpaRange?.low).toBeLessThan(100);
    expect(figures.cpaRange?.high).toBeGreaterThan(100);
  });

  it('without a sale have no cost per sale, and without a commission no profit', () => {
    expect(figuresOf(result({ conversions: 0 }))).toMatchObject({ cpa: null, cpaRange: null, profit: -2000 });
    expect(figuresOf(result({ commission: null }))).toMatchObject({ cpa: 100, profit: null, roi: null });
  });

  it('of other commissions are compared by the sales that would pay the cost', () => {
    const rivals = contendersOf([result(), result({ id: 'b', commission: '300.00' })]);
    expect(rivals?.map(({ spent }) => spent)).toEqual([2000 / 150, 2000 / 300]);
  });

  it('in other currencies are not compared while a commission is unknown', () => {
    expect(contendersOf([result({ commission: null }), result({ currency: 'USD' })])).toBeNull();
    expect(contendersOf([result(), result({ currency: 'USD' })])).toHaveLength(2);
  });
});

it.each([
  ['', false],
  ['1', false],
  ['6f9619ff-8b86-4011-b42d-00cf4fc964ff', false],
  ['6f9619ff-8b86-4011-b42d-00cf4fc964ff,6f9619ff-8b86-4011-b42d-00cf4fc964ff', false],
  ['6f9619ff-8b86-4011-b42d-00cf4fc964ff,7f9619ff-8b86-4011-b42d-00cf4fc964ff', true],
])('the choice "%s" is accepted: %s', (ids, isAccepted) => {
  expect(comparedSchema.safeParse({ ids }).success).toBe(isAccepted);
});
