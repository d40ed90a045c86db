import { expect, it } from 'vitest';
import { addDays } from '#domain/shared/days.ts';
import {
  byWeek,
  campaignDays,
  changeOf,
  growthOf,
  type ChosenDays,
  chosenDays,
  type DayPoint,
  type DaysChoice,
  importedDays,
  sumDays,
} from './chosen-days.ts';
import type { CampaignResult, Span } from './results.ts';

const result = (id: string, spans: Span[], part: Partial<CampaignResult> = {}): CampaignResult => ({
  id,
  name: id,
  country: null,
  product: null,
  from: 'campaigns',
  currency: 'BRL',
  spans,
  actions: { covered: [], spans: [] },
  economics: null,
  commission: '50.00',
  commissionCurrency: 'BRL',
  sold: null,
  ...part,
});
const day = (at: string, cost: number, sales: number): Span => [at, at, 100, 10, cost * 1_000_000, sales];

const may = (from: number, to: number) => ({
  start: `2026-05-${String(from).padStart(2, '0')}`,
  end: `2026-05-${String(to).padStart(2, '0')}`,
});

it.each<[DaysChoice, ChosenDays]>([
  ['7', { now: may(25, 31), before: may(18, 24) }],
  ['30', { now: may(2, 31), before: null }],
  ['90', { now: may(1, 31), before: null }],
  ['tudo', { now: may(1, 31), before: null }],
  [may(10, 12), { now: may(10, 12), before: may(7, 9) }],
  [may(2, 3), { now: may(2, 3), before: null }],
  [
    { start: '2026-05-30', end: '2026-06-20' },
    { now: may(30, 31), before: may(28, 29) },
  ],
  [
    { start: '2026-07-01', end: '2026-07-02' },
    { now: may(2, 31), before: null },
  ],
])('of May the choice %j is %j', (choice, days) => {
  expect(chosenDays(choice, may(1, 31))).toEqual(days);
});

it('compares the chosen days with as many before them, over the same days for all campaigns', () => {
  const results = [
    result('um', [day('2026-05-01', 10, 1), day('2026-05-03', 20, 2), day('2026-05-04', 30, 1)]),
    result('dois', [day('2026-05-02', 40, 0)]),
    result('três', []),
  ];
  expect(importedDays(results)).toEqual(may(1, 4));
  expect(campaignDays(results, { now: may(3, 4), before: may(1, 2) })).toMatchObject([
    {
      id: 'um',
      lastDay: '2026-05-04',
      breakEven: 50,
      now: { cost: 50, sales: 3, revenue: 150, profit: 100 },
      before: { cost: 10, sales: 1, revenue: 50, profit: 40 },
      points: [
        { day: '2026-05-03', cost: 20, sales: 2, profit: 80, clicks: 10, impressions: 100 },
        { day: '2026-05-04', cost: 30, sales: 1, profit: 20 },
      ],
    },
    { id: 'dois', lastDay: '2026-05-02', now: { cost: 0 }, before: { cost: 40, profit: -40 }, points: [] },
  ]);
  expect(campaignDays(results, { now: may(1, 4), before: null })).toMatchObject([
    { id: 'um', now: { cost: 60 }, before: null },
    { id: 'dois', now: { cost: 40 }, before: null },
  ]);
});

it('a day without a sale costs what it cost, also where nobody knows what a sale brings', () => {
  const sold = { id: 'um', currency: 'BRL', files: may(1, 4), uncounted: 0 };
  const spans = [day('2026-05-03', 20, 0), day('2026-05-04', 30, 0)];
  const found = (days: [string, number, number, number][]) =>
    campaignDays([result('um', spans, { commission: null, sold: { ...sold, days } })], {
      now: may(3, 4),
      before: null,
    });
  expect(found([['2026-05-04', 1, 80, 6400]])).toMatchObject([
    {
      now: { revenue: 80, profit: 30 },
      points: [
        { revenue: 0, profit: -20 },
        { revenue: 80, profit: 50 },
      ],
    },
  ]);
  expect(found([])).toMatchObject([
    { now: { revenue: 0, profit: -50 }, points: [{ profit: -20 }, { profit: -30 }] },
  ]);
  const [unknown] = campaignDays([result('um', spans, { commission: null })], {
    now: may(3, 4),
    before: null,
  });
  expect(unknown).toMatchObject({ now: { profit: null }, points: [{ profit: null }, { profit: null }] });
});

it('a report without days has sums and no points', () => {
  const whole: Span = ['2026-05-01', '2026-05-31', 1000, 100, 50_000_000, 5];
  const [found] = campaignDays([result('um', [whole])], { now: may(1, 31), before: null });
  expect(found).toMatchObject({ now: { cost: 50, sales: 5 }, points: [] });
});

it('more than three months are summed by week', () => {
  const point = (at: string): DayPoint => ({
    day: at,
    impressions: 10,
    clicks: 2,
    cost: 1,
    sales: 1,
    revenue: 3,
    profit: 2,
  });
  const days = Array.from({ length: 93 }, (_, at) => point(addDays('2026-01-01', at)));
  expect(byWeek(days.slice(1))).toEqual({ step: 'day', points: days.slice(1) });
  const { step, points } = byWeek(days);
  expect(step).toBe('week');
  expect(points).toHaveLength(14);
  expect(points[0]).toEqual({
    day: '2026-01-01',
    impressions: 70,
    clicks: 14,
    cost: 7,
    sales: 7,
    revenue: 21,
    profit: 14,
  });
  expect(points.at(-1)).toMatchObject({ day: '2026-04-02', cost: 2 });
});

it('knows a profit where every campaign’s is known', () => {
  const one = { impressions: 100, clicks: 10, cost: 10, sales: 1, revenue: 50, profit: 40 };
  expect(sumDays([one, one])).toEqual({
    impressions: 200,
    clicks: 20,
    cost: 20,
    sales: 2,
    revenue: 100,
    profit: 80,
  });
  expect(sumDays([one, { ...one, revenue: null, profit: null }])).toMatchObject({
    cost: 20,
    revenue: null,
    profit: null,
  });
});

it.each([
  [108, 100, 0.08],
  [50, 100, -0.5],
  [10, 0, null],
  [10, -5, null],
  [null, 5, null],
])('from %s to %s the change is %s', (now, before, share) => {
  const change = changeOf(now, before);
  if (share === null) expect(change).toBeNull();
  else expect(change).toBeCloseTo(share);
});

it.each([
  ['the profit where it is known', { cost: 20, profit: 30 }, { cost: 10, profit: 20 }, 0.5, true],
  ['the cost where the profit is not known', { cost: 20, profit: null }, { cost: 10, profit: 5 }, 1, null],
  [
    'nothing where only the present profit is known',
    { cost: 20, profit: 30 },
    { cost: 10, profit: null },
    null,
    true,
  ],
  ['nothing without days before', { cost: 20, profit: 30 }, null, null, true],
] as const)('growth compares %s', (_, now, before, share, isGoodUp) => {
  const none = { impressions: 0, clicks: 0, sales: 0, revenue: null };
  const growth = growthOf({ now: { ...none, ...now }, before: before && { ...none, ...before } });
  expect(growth).toEqual({ share, isGoodUp });
});
