import { expect, it } from 'vitest';
import { changeOf, lastDays, sumDays } from './last-days.ts';
import type { CampaignResult, Span } from './results.ts';

const result = (id: string, spans: Span[], part: Partial<CampaignResult> = {}): CampaignResult => ({
  ...{ id, name: id, country: null, product: null, from: 'campaigns', currency: 'BRL', spans },
  actions: { covered: [], spans: [] },
  ...{ economics: null, commission: '50.00', commissionCurrency: 'BRL', sold: null },
  ...part,
});
const day = (at: string, cost: number, sales: number): Span => [at, at, 100, 10, cost * 1_000_000, sales];

it('compares the last days with as many before them, over the same days for all campaigns', () => {
  const found = lastDays(
    [
      result('um', [day('2026-05-01', 10, 1), day('2026-05-03', 20, 2), day('2026-05-04', 30, 1)]),
      result('dois', [day('2026-05-02', 40, 0)]),
      result('três', []),
    ],
    2,
  );
  expect(found?.period).toEqual({ start: '2026-05-03', end: '2026-05-04' });
  expect(found?.campaigns).toMatchObject([
    {
      ...{ id: 'um', lastDay: '2026-05-04', breakEven: 50 },
      now: { cost: 50, sales: 3, revenue: 150, profit: 100 },
      before: { cost: 10, sales: 1, revenue: 50, profit: 40 },
    },
    { id: 'dois', lastDay: '2026-05-02', now: { cost: 0 }, before: { cost: 40, profit: -40 } },
  ]);
});

it('tells nothing without a report', () => {
  expect(lastDays([result('um', [])], 30)).toBeNull();
});

it('knows a profit where every campaign’s is known', () => {
  const one = { cost: 10, sales: 1, revenue: 50, profit: 40 };
  expect(sumDays([one, one])).toEqual({ cost: 20, sales: 2, revenue: 100, profit: 80 });
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
