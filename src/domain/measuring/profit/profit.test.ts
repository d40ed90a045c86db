import { expect, it } from 'vitest';
import { finish } from '#domain/shared/steps.ts';
import type { KnownLocations } from './join.ts';
import type { LevelCosts } from './levels.ts';
import type { Order } from './orders.ts';
import type { OwnedOrders } from './owners.ts';
import { countedTwice, profitOfCampaign, profitOfLevel } from './profit.ts';
import { areSalesKnown } from './reported-parts.ts';
import { soldDays } from './sold-days.ts';

const entry = (day: string, reais: number) => ({
  day,
  micros: reais * 1_000_000,
  currency: 'BRL',
  exchange: null,
});
const order = (day: string, changes: Partial<Order>): Order => ({
  orderId: day,
  day,
  soldAt: day,
  status: 'approved',
  entries: [entry(day, 100)],
  lost: [],
  reversedAt: null,
  gclid: null,
  clickedAt: null,
  subIds: [],
  keyword: '',
  ...changes,
});
const lost = (day: string) => order(day, { status: 'refunded', entries: [], lost: [entry(day, 40)] });

const known: KnownLocations = {
  locations: [{ campaign: 'BR', adGroup: 'Topo', keyword: 'kit' }],
  adGroups: [
    { campaign: 'BR', adGroup: 'Topo' },
    { campaign: 'BR', adGroup: 'Fundo' },
  ],
  campaignIds: [['123', 'BR']],
  adGroupIds: [],
  clicks: [
    ['click', '2026-05-10', 'BR', 'Topo', '[kit]'],
    ['dayless', '', 'BR', 'Topo', '[kit]'],
  ],
};
const periods = [{ start: '2026-05-01', end: '2026-05-15' }];
const nothingCut = { count: 0, clicks: 0, costMicros: 0, conversions: 0 };
const costs: LevelCosts = { from: 'campaigns', periods, rows: [], cut: nothingCut };
/** A dollar is 5.5 from 2 May on. */
const rateOn = (from: string, _to: string, day: string) =>
  from === 'USD' && day >= '2026-05-02' ? '5.5' : null;

function profitOf(orders: Order[], own: Partial<OwnedOrders> = {}, of = costs) {
  const input = {
    owned: { orders, elsewhere: [], contested: { own: [], others: [] }, untraced: [], ...own },
    oldLines: 0,
    currency: 'BRL',
    rateOn,
    known,
    links: { finalUrl: '', finalUrlSuffix: '', trackingTemplate: '' },
  };
  return finish(profitOfCampaign(input, of));
}
const totalOf = (...given: Parameters<typeof profitOf>) => profitOf(...given).total;

it('what was lost on days that no report covers is not lost on those that one covers', () => {
  const days = ['2026-04-30', '2026-05-01', '2026-05-15', '2026-05-16'];
  expect(totalOf(days.map(lost)).lost).toEqual({ sales: 2, revenueMicros: 80_000_000 });
});

it('sales on the first and on the last day count, those beside them are reported', () => {
  const days = ['2026-04-30', '2026-05-01', '2026-05-15', '2026-05-16'];
  const { sales, revenueMicros, left } = totalOf(days.map((day) => order(day, {})));
  expect({ sales, revenueMicros, outside: left.outside }).toEqual({
    sales: 2_000_000,
    revenueMicros: 200_000_000,
    outside: 2,
  });
});

it('what may still be approved on days that no report covers is not expected on those that one covers', () => {
  const days = ['2026-04-30', '2026-05-01', '2026-05-15', '2026-05-16'];
  const { pending, left } = totalOf(days.map((day) => order(day, { status: 'pending' })));
  expect({ pending, outside: left.outside }).toEqual({
    pending: { sales: 2, revenueMicros: 200_000_000 },
    outside: 2,
  });
});

it('only the campaign’s own orders on the days of its reports say that its sales are known', () => {
  const elsewhere = { subIds: [{ name: 'utm_campaign', value: '999' }] };
  const sums = { ...nothingCut, conversions: 20 };
  const known = (orders: Order[]) => {
    const { total } = profitOf(orders, {}, { ...costs, cut: sums });
    return areSalesKnown(countedTwice(total), true);
  };
  expect(known([order('2026-04-30', {}), lost('2026-05-16'), order('2026-05-03', elsewhere)])).toBe(false);
  expect(known([lost('2026-05-15')])).toBe(true);
});

const DAY = '2026-05-03';
const dollars = (amount: number, day = DAY, exchange: string | null = null) => ({
  ...entry(day, amount),
  currency: 'USD',
  exchange,
});
const one = { sales: 1_000_000 };

it.each<[what: string, order: Order, total: object]>([
  ['of the account', order(DAY, {}), { ...one, revenueMicros: 100_000_000, statuses: { approved: 1 } }],
  [
    'with two payments',
    order(DAY, { entries: [entry(DAY, 100), entry(DAY, 30)] }),
    { ...one, revenueMicros: 130_000_000 },
  ],
  [
    'in dollars is converted by the day',
    order(DAY, { entries: [dollars(10)] }),
    { ...one, revenueMicros: 55_000_000 },
  ],
  [
    'in dollars at the rate of its file',
    order(DAY, { entries: [dollars(10, DAY, '5.2')] }),
    { ...one, revenueMicros: 52_000_000 },
  ],
  [
    'of a day without a rate',
    order('2026-05-01', { entries: [dollars(10, '2026-05-01')] }),
    {
      sales: 0,
      revenueMicros: 0,
      left: {
        noRate: [{ currency: 'USD', sales: 1, first: '2026-05-01', last: '2026-05-01' }],
        noCurrency: 0,
      },
    },
  ],
  [
    'without a currency',
    order(DAY, { entries: [{ ...entry(DAY, 10), currency: null }] }),
    { sales: 0, left: { noCurrency: 1, noRate: [] } },
  ],
  [
    'that may still be approved',
    order(DAY, { status: 'pending' }),
    { sales: 0, pending: { sales: 1, revenueMicros: 100_000_000 }, statuses: { pending: 1, approved: 0 } },
  ],
  [
    'given back',
    lost(DAY),
    { sales: 0, pending: { sales: 0 }, lost: { sales: 1, revenueMicros: 40_000_000 } },
  ],
  [
    'of which a part was given back',
    order(DAY, { lost: [entry(DAY, 40)] }),
    { ...one, revenueMicros: 100_000_000, lost: { sales: 1, revenueMicros: 40_000_000 } },
  ],
  [
    'given back in dollars of a day without a rate',
    order(DAY, { status: 'refunded', entries: [], lost: [dollars(10, '2026-05-01')] }),
    { lost: { sales: 1, revenueMicros: 0 }, left: { noRate: [] } },
  ],
  [
    'cancelled before it was paid',
    order(DAY, { status: 'cancelled', entries: [] }),
    { sales: 0, lost: { sales: 0 }, statuses: { cancelled: 1 } },
  ],
  [
    'clicked on a day of the reports counts on that day',
    order('2026-05-20', { gclid: 'click' }),
    { ...one, joined: { gclid: 1, day: 0 }, left: { outside: 0 } },
  ],
  [
    'whose click has no day counts on its own',
    order('2026-05-20', { gclid: 'dayless' }),
    { sales: 0, joined: { gclid: 0 }, left: { outside: 1 } },
  ],
  ['of a keyword', order(DAY, { keyword: 'Kit' }), { ...one, joined: { keyword: 1 } }],
  ['that says nothing', order(DAY, { keyword: 'outra' }), { ...one, joined: { keyword: 0, day: 1 } }],
  [
    'of another campaign',
    order(DAY, { subIds: [{ name: 'utm_campaign', value: '999' }] }),
    { sales: 0, left: { otherCampaign: 1, outside: 0 }, statuses: { approved: 1 } },
  ],
  [
    'of another campaign, given back',
    { ...lost(DAY), subIds: [{ name: 'utm_campaign', value: '999' }] },
    { lost: { sales: 0 }, left: { otherCampaign: 0 } },
  ],
])('an order %s', (_, networkOrder, expected) => expect(totalOf([networkOrder])).toMatchObject(expected));

it('sales without a rate are reported by currency, from the first to the last day', () => {
  const days = ['2026-04-29', '2026-05-01', '2026-04-20'];
  const inDollars = days.map((day) => order(day, { entries: [dollars(10, day)] }));
  const inEuros = order(DAY, { entries: [{ ...dollars(1), currency: 'EUR' }] });
  expect(totalOf([...inDollars, inEuros]).left.noRate).toEqual([
    { currency: 'USD', sales: 3, first: '2026-04-20', last: '2026-05-01' },
    { currency: 'EUR', sales: 1, first: DAY, last: DAY },
  ]);
});

it('orders of other campaigns are counted when they bring money, or may', () => {
  const three = [order(DAY, {}), order(DAY, { status: 'pending' }), lost(DAY)];
  const { left } = totalOf([], { elsewhere: three, contested: { own: three, others: [lost(DAY)] } });
  expect(left).toMatchObject({ otherCampaign: 2, contested: { own: 2, others: 0 } });
});

it('costs are the sums of the rows and of those that were cut, over all days', () => {
  const row = {
    campaign: 'BR',
    adGroup: '',
    keyword: '',
    text: '',
    clicks: 3,
    costMicros: 7,
    conversions: 2,
  };
  const of: LevelCosts = {
    from: 'campaigns',
    rows: [row, row],
    periods: [...periods, { start: '2026-05-20', end: '2026-05-31' }],
    cut: { count: 1, clicks: 10, costMicros: 100, conversions: 1 },
  };
  expect(totalOf([], {}, of)).toMatchObject({
    clicks: 16,
    costMicros: 114,
    conversions: 5,
    currency: 'BRL',
    period: { start: '2026-05-01', end: '2026-05-31' },
  });
  expect(totalOf([], {}, { ...of, periods: [] }).period).toBeNull();
  const days = ['2026-05-03', '2026-05-17', '2026-05-20'];
  expect(
    totalOf(
      days.map((day) => order(day, {})),
      {},
      of,
    ),
  ).toMatchObject({ sales: 2_000_000, left: { outside: 1 } });
});

it('the sales of a level stand at their rows, those of days without a report nowhere', () => {
  const cost = (adGroup: string) => ({
    campaign: 'BR',
    adGroup,
    keyword: '',
    text: adGroup,
    clicks: 1,
    costMicros: 1,
    conversions: 1,
  });
  const of: LevelCosts = { ...costs, from: 'ad_groups', rows: [cost('Topo'), cost('Fundo')] };
  const outside = order('2026-05-16', { keyword: 'Kit' });
  const below = order(DAY, { subIds: [{ name: 'subid', value: 'Fundo' }] });
  const { counted } = profitOf([
    ...[order(DAY, { keyword: 'Kit' }), order('2026-05-04', { keyword: 'Kit' }), outside, below],
  ]);
  const level = finish(profitOfLevel(counted, of, known.locations));
  expect(level.rows.map(({ adGroup, sales, revenueMicros }) => [adGroup, sales, revenueMicros])).toEqual([
    ['Topo', 2_000_000, 200_000_000],
    ['Fundo', 1_000_000, 100_000_000],
  ]);
});

it('sold days hold sales, income and the squares of each income, by day', () => {
  const sold = (day: string, reais: number) => ({ day, revenueMicros: reais * 1_000_000 });
  expect(
    soldDays([sold('2026-05-02', 1.5), sold('2026-05-03', 1), sold('2026-05-01', 3), sold('2026-05-01', 4)]),
  ).toEqual([
    ['2026-05-01', 2, 7, 25],
    ['2026-05-02', 1, 1.5, 2.25],
    ['2026-05-03', 1, 1, 1],
  ]);
});
