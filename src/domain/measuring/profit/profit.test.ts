import { expect, it } from 'vitest';
import { finish } from '#domain/shared/steps.ts';
import type { Order } from './orders.ts';
import { profitOfCampaign } from './profit.ts';

const entry = (day: string, reais: number) => ({
  day,
  micros: reais * 1_000_000,
  currency: 'BRL',
  exchange: null,
});
const order = (day: string, changes: Partial<Order>): Order => ({
  ...{ orderId: day, day, soldAt: day, status: 'approved', entries: [entry(day, 100)], lost: [] },
  ...{ reversedAt: null, gclid: null, clickedAt: null, subIds: [], keyword: '' },
  ...changes,
});
const lost = (day: string) => order(day, { status: 'refunded', entries: [], lost: [entry(day, 40)] });

function totalOf(orders: Order[]) {
  const input = {
    owned: { orders, elsewhere: [], contested: { own: [], others: [] }, untraced: [] },
    ...{ oldLines: 0, currency: 'BRL', rateOn: () => null },
    known: { locations: [], adGroups: [], campaignIds: [], adGroupIds: [], clicks: [] },
    links: { finalUrl: '', finalUrlSuffix: '', trackingTemplate: '' },
  };
  const periods = [{ start: '2026-05-01', end: '2026-05-15' }];
  const cut = { count: 0, clicks: 0, costMicros: 0, conversions: 0 };
  return finish(profitOfCampaign(input, { from: 'campaigns', periods, rows: [], cut })).total;
}

it('what was lost on days that no report covers is not lost on those that one covers', () => {
  const days = ['2026-04-30', '2026-05-01', '2026-05-15', '2026-05-16'];
  expect(totalOf(days.map(lost)).lost).toEqual({ sales: 2, revenueMicros: 80_000_000 });
});

it('sales on the first and on the last day count, those beside them are told', () => {
  const days = ['2026-04-30', '2026-05-01', '2026-05-15', '2026-05-16'];
  const { sales, revenueMicros, left } = totalOf(days.map((day) => order(day, {})));
  expect({ sales, revenueMicros, outside: left.outside }).toEqual({
    ...{ sales: 2_000_000, revenueMicros: 200_000_000, outside: 2 },
  });
});
