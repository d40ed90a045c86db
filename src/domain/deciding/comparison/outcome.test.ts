import { describe, expect, it } from 'vitest';
import { soldDays } from '#domain/measuring/profit/sold-days.ts';
import { judgeSubjects } from './figures.ts';
import type { CampaignResult } from './results.ts';
import { campaignSubjects } from './subjects.ts';
import { type Contender, judge, judgePairs, missingSales } from './outcome.ts';

const one = (id: string, sales: number, spent: number): Contender => ({ id, sales, spent });

describe('the verdict', () => {
  it.each<[string, Contender[], object]>([
    ['a clear difference wins', [one('a', 80, 1000), one('b', 30, 1000)], { is: 'wins', id: 'a' }],
    ['a difference in cost alone wins', [one('a', 60, 3000), one('b', 60, 1000)], { is: 'wins', id: 'b' }],
    ['many sales at one price are a tie', [one('a', 2000, 1000), one('b', 2020, 1000)], { is: 'tie' }],
    ['few sales say nothing', [one('a', 5, 1000), one('b', 3, 1000)], { is: 'open' }],
    ['no sale says nothing', [one('a', 0, 1000), one('b', 0, 1000)], { is: 'open' }],
    ['nothing spent says nothing', [one('a', 0, 0), one('b', 0, 0)], { is: 'open' }],
    ['who spent nothing neither wins nor loses', [one('a', 0, 0), one('b', 600, 1000)], { is: 'open' }],
    ['sales without a cost win nothing', [one('a', 600, 0), one('b', 600, 1000)], { is: 'open' }],
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
    const few = [one('a', 12, 1000), one('b', 6, 1000)];
    expect(judge(few).is).toBe('open');
    const more = missingSales(few) ?? 0;
    expect(more).toBeGreaterThan(0);
    const times = (18 + more + 1) / 18;
    expect(judge([one('a', 12 * times, 1000 * times), one('b', 6 * times, 1000 * times)]).is).toBe('wins');
  });

  it.each<[string, Contender[]]>([
    ['no sale', [one('a', 0, 1000), one('b', 0, 1000)]],
    ['no difference', [one('a', 9, 1000), one('b', 9, 1000)]],
    ['one alone', [one('a', 9, 1000)]],
  ])('with %s cannot tell how many sales are missing', (_, contenders) => {
    expect(missingSales(contenders)).toBeNull();
  });

  it('of each pair is as strict as that over all', () => {
    const contenders = [one('a', 80, 1000), one('b', 78, 1000), one('c', 10, 1000)];
    expect(judgePairs(contenders)).toMatchObject([
      { one: 'a', other: 'b', outcome: { is: 'open' } },
      { one: 'a', other: 'c', outcome: { is: 'wins', id: 'a' } },
      { one: 'b', other: 'c', outcome: { is: 'wins', id: 'b' } },
    ]);
    const close = [one('a', 40, 1000), one('b', 22, 1000)];
    expect(judge(close).is).toBe('wins');
    const among = judgePairs([...close, one('c', 30, 1000), one('d', 30, 1000)]);
    expect(among.find((pair) => pair.one === 'a' && pair.other === 'b')?.outcome.is).toBe('open');
  });
});

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

/** Knuth's method. */
function poisson(mean: number, random: () => number): number {
  let [count, chance] = [0, random()];
  for (const least = Math.exp(-mean); chance > least; chance *= random()) count += 1;
  return count;
}

describe('where all bring the same for what was spent, fewer than 5 in 100 accounts name a winner', () => {
  it.each([2, 4, 6])('of %i campaigns that sell at one rate', (count) => {
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

  const campaign = (at: number, commission: string, cost: number, sales = 0): CampaignResult => ({
    id: String(at),
    name: String(at),
    country: null,
    product: null,
    from: 'campaigns',
    currency: 'BRL',
    spans: [['2026-05-01', '2026-05-31', 0, 10_000, Math.round(cost * 1_000_000), sales]],
    actions: { covered: [], spans: [] },
    economics: null,
    commission,
    commissionCurrency: 'BRL',
    sold: null,
  });

  const account = (seed: number, count: number): CampaignResult[] => {
    const random = randomFrom(seed * 104_729 + count);
    const roi = 0.5 + random() * 1.5;
    return Array.from({ length: count }, (_, at) => {
      const commission = 40 + Math.floor(random() * 400);
      const cost = 300 + random() * 6000;
      return campaign(at, commission.toFixed(2), cost, poisson((cost * roi) / commission, random));
    });
  };

  it.each([2, 3, 6])('of %i campaigns of different commissions, judged by profit', (count) => {
    const judged = Array.from({ length: 1000 }, (_, seed) => {
      const results = account(seed, count);
      return judgeSubjects(campaignSubjects(results, { base: 'BRL', rates: {} }));
    });
    expect(judged.every((each) => each?.by === 'profit')).toBe(true);
    const contenders = judged.map((each) => each?.contenders ?? []);
    expect(judged.filter((each) => each?.outcome.is === 'wins').length).toBeLessThan(50);
    const anyPair = contenders.filter((each) =>
      judgePairs(each).some(({ outcome: verdict }) => verdict.is === 'wins'),
    );
    expect(anyPair.length).toBeLessThan(50);
  });

  /** One, three and six bottles; and many small sales with a rare large one, the worst case for few sales. */
  const mixes = { usual: [70, 70, 70, 180, 180, 350], rare: [...Array<number>(9).fill(50), 900] };
  it.each([
    [2, 'usual', 30],
    [6, 'usual', 30],
    [2, 'rare', 5],
    [2, 'rare', 30],
    [6, 'rare', 5],
    [6, 'rare', 30],
  ] as const)('of %i campaigns, a %s mix of amounts and about %i sales each', (count, mix, expected) => {
    const amounts = mixes[mix];
    const mean = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
    const won = Array.from({ length: 1000 }, (_, seed) => {
      const random = randomFrom(seed * 15_485_863 + count);
      const results = Array.from({ length: count }, (__, at): CampaignResult => {
        const cost = expected * (0.5 + random()) * mean;
        const bought = Array.from({ length: poisson(cost / mean, random) }, () => {
          return amounts[Math.floor(random() * amounts.length)] ?? 0;
        });
        const days = soldDays(
          bought.map((amount) => ({ day: '2026-05-02', revenueMicros: amount * 1_000_000 })),
        );
        return {
          ...campaign(at, '1.00', cost),
          sold: { id: String(at), currency: 'BRL', files: null, uncounted: 0, days },
        };
      });
      return judgeSubjects(campaignSubjects(results, { base: 'BRL', rates: {} }))?.contenders ?? [];
    }).filter((each) => judgePairs(each).some(({ outcome: verdict }) => verdict.is === 'wins'));
    expect(won.length).toBeLessThan(50);
  });
});
