import { describe, expect, it } from 'vitest';
import { finish } from '#domain/shared/steps.ts';
import type { Order } from './orders.ts';
import {
  claimByProof,
  contestedCampaigns,
  fitOrders,
  type Hints,
  ownOrders,
  type Proofs,
  type ReportedOrder,
} from './owners.ts';
import { hasTooFewSales, hasTooManySales } from './profit.ts';
import { linkFields } from './tracking.ts';

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
const MARCA = '2100000001';
const GERAL = '2100000002';

const links = (finalUrlSuffix = '') => linkFields({ finalUrl: '', finalUrlSuffix, trackingTemplate: '' });
const proofs = (suffix = ''): Proofs[] => [
  { campaign: 'marca', ids: new Set([MARCA, '31']), clicks: new Set([GCLID]), links: links(suffix) },
  { campaign: 'geral', ids: new Set([GERAL, '32']), clicks: new Set(), links: links(suffix) },
];
const may = [{ start: '2026-05-01', end: '2026-05-31' }];
const hints = (weights: [number, number] = [30, 10]): Hints[] => [
  {
    campaign: 'marca',
    keywords: new Set(['vitalis']),
    periods: may,
    weight: weights[0],
    names: new Set(['br marca', 'vitalis']),
  },
  {
    campaign: 'geral',
    keywords: new Set(['cha de canela', 'vitalis']),
    periods: may,
    weight: weights[1],
    names: new Set(['br geral']),
  },
];
const order = (orderId: string, changes: Partial<Order> = {}): Order => ({
  orderId,
  day: '2026-05-13',
  soldAt: '2026-05-13',
  status: 'approved',
  entries: [],
  lost: [],
  reversedAt: null,
  gclid: null,
  clickedAt: null,
  subIds: [],
  keyword: '',
  ...changes,
});
const both = (...orders: Order[]): ReportedOrder[] =>
  orders.map((each) => ({ order: each, campaigns: ['marca', 'geral'] }));
const sub = (name: string, value: string) => ({ subIds: [{ name, value }] });

function own(reported: readonly ReportedOrder[], { suffix = '', hinted = hints() } = {}) {
  const claims = finish(claimByProof(reported, proofs(suffix)));
  const owned = finish(ownOrders(claims, hinted));
  const idsOf = (campaign: string) => owned.get(campaign)?.orders.map(({ orderId }) => orderId) ?? [];
  return { owned, contested: contestedCampaigns(claims), marca: idsOf('marca'), geral: idsOf('geral') };
}

describe('an order whose file was brought to two campaigns belongs to one', () => {
  it.each<[by: string, changes: Partial<Order>, owner: 'marca' | 'geral', suffix?: string]>([
    ['its click', { gclid: GCLID, ...sub('src', GERAL) }, 'marca'],
    ['its click in a field of the link', sub('sck', `x|${GCLID}`), 'marca', 'sck={keyword}|{gclid}'],
    ['the id in any sub-id', sub('src', GERAL), 'geral'],
    ['the id in utm_campaign', sub('utm_campaign', MARCA), 'marca'],
    ['the id inside a composed sub-id', sub('sck', `${GERAL}_vitalis_x`), 'geral'],
    ['the id of its ad group', sub('s2', '32'), 'geral'],
    ['a tag of the link', sub('sck', '31-kit'), 'marca', 'sck={adgroupid}-{keyword}'],
    ['a keyword that only one has', { keyword: 'Chá de canela' }, 'geral'],
    ['a keyword in a sub-id', sub('sck', '9|chá+de+canela'), 'geral'],
    ['its name', sub('utm_campaign', 'BR%20Géral'), 'geral'],
    ['its name before a keyword', { ...sub('utm_campaign', 'br marca'), keyword: 'Chá de canela' }, 'marca'],
    ['the id of its ad group in a composed sub-id', sub('sck', '32|vitalis|x'), 'geral'],
  ])('by %s', (_, changes, owner, suffix = '') => {
    // whichever of the two gets the orders of which nothing is known
    for (const hinted of [hints([30, 10]), hints([10, 30])]) {
      const { marca, geral } = own(both(order('A', changes)), { suffix, hinted });
      expect({ marca, geral }).toEqual({ marca: [], geral: [], [owner]: ['A'] });
    }
  });

  it('by the day that only the reports of one cover', () => {
    const [marca, geral] = hints();
    const april = [{ start: '2026-04-01', end: '2026-04-30' }];
    if (!marca || !geral) throw new Error('two campaigns are hinted');
    const { owned } = own(both(order('A')), { hinted: [{ ...marca, periods: april }, geral] });
    expect(owned.get('geral')?.orders).toHaveLength(1);
    expect(owned.get('marca')).toMatchObject({ orders: [], elsewhere: [{ orderId: 'A' }] });
  });

  it('or else it is shared out by the conversions of Google, and told', () => {
    const reported = both(...Array.from({ length: 40 }, (_, at) => order(`A${String(at).padStart(2, '0')}`)));
    const { owned, marca, geral, contested } = own(reported);
    // 30 and 10 conversions: three of four orders
    expect([marca.length, geral.length, new Set([...marca, ...geral]).size]).toEqual([30, 10, 40]);
    expect(contested).toEqual(['marca', 'geral']);
    expect(owned.get('marca')?.contested.own).toHaveLength(30);
    expect(owned.get('marca')?.contested.others).toHaveLength(10);
    expect(owned.get('marca')?.elsewhere).toEqual([]);
  });

  it('shared out by day and number, in whatever order the files tell it', () => {
    const days = [order('B', { day: '2026-05-14' }), order('A', { day: '2026-05-14' }), order('C')];
    const { marca, geral } = own(both(...days), { hinted: hints([10, 10]) });
    expect([marca, geral]).toEqual([['C', 'B'], ['A']]);
    expect(own(both(...days.toReversed()), { hinted: hints([10, 10]) })).toMatchObject({ marca, geral });
  });

  it('shared out apart for each state, and none to a campaign without a conversion', () => {
    const states = [order('A'), order('B', { status: 'refunded' }), order('C', { status: 'refunded' })];
    const { marca, geral } = own(both(...states), { hinted: hints([10, 10]) });
    expect([marca, geral]).toEqual([['A', 'B'], ['C']]);
    expect(own(both(...states), { hinted: hints([0, 10]) })).toMatchObject({
      marca: [],
      geral: ['A', 'B', 'C'],
    });
  });

  it('shared out where no report covers its day, or those of both do', () => {
    const [marca, geral] = hints();
    const two = [{ start: '2026-04-01', end: '2026-04-30' }, ...may];
    if (!marca || !geral) throw new Error('two campaigns are hinted');
    const hinted = [{ ...marca, periods: two }, geral];
    for (const day of ['2026-06-01', '2026-05-13'])
      expect(own(both(order('A', { day })), { hinted }).owned.get('geral')?.contested.others).toHaveLength(1);
  });

  it('is told as untraced only where nothing but the day speaks for it', () => {
    const { owned } = own(
      both(order('A'), order('B', sub('utm_term', 'vitalis')), order('C', sub('src', MARCA))),
    );
    const { contested, untraced } = owned.get('marca') ?? {};
    expect([contested?.own.map(({ orderId }) => orderId), untraced?.map(({ orderId }) => orderId)]).toEqual([
      ['A', 'B'],
      ['A'],
    ]);
  });

  it('shared out evenly where Google counted nothing', () => {
    const reported = both(...['A', 'B', 'C', 'D'].map((id) => order(id)));
    const { marca, geral } = own(reported, { hinted: hints([0, 0]) });
    expect([marca.length, geral.length]).toEqual([2, 2]);
  });
});

it.each([
  ['ids of two campaigns', [sub('src', MARCA), sub('utm_campaign', GERAL)], true],
  ['a keyword of two campaigns, which is the name of one too', [sub('utm_term', 'vitalis')], true],
  ['nothing', [], false],
])('an order that tells %s fits both', (_, traces, hasTrace) => {
  const claims = finish(
    claimByProof(both(order('A', { subIds: traces.flatMap(({ subIds }) => subIds) })), proofs()),
  );
  expect(finish(fitOrders(claims, hints()))).toMatchObject([{ fits: ['marca', 'geral'], hasTrace }]);
});

it('an order is of the campaign that its id proves, although the file was brought to another one alone', () => {
  const reported = [{ order: order('A', sub('utm_campaign', GERAL)), campaigns: ['marca'] }];
  const { owned, marca, geral } = own(reported);
  expect([marca, geral]).toEqual([[], ['A']]);
  expect(owned.get('marca')?.elsewhere).toHaveLength(1);
});

it('of two campaigns that are proven, one whose file has the order goes first', () => {
  const ids = [sub('src', GERAL), sub('utm_campaign', MARCA)].flatMap(({ subIds }) => subIds);
  const { marca, geral } = own([{ order: order('A', { subIds: ids }), campaigns: ['marca', 'other'] }]);
  expect([marca, geral]).toEqual([['A'], []]);
});

it('an order that a network told belongs anywhere, and stands aside only where it fits', () => {
  const anywhere = (each: Order) => ({
    order: each,
    campaigns: ['marca', 'geral', 'third'],
    isAnywhere: true,
  });
  const { owned } = own([
    anywhere(order('A', sub('src', GERAL))),
    anywhere(order('B', sub('utm_term', 'vitalis'))),
  ]);
  expect(owned.get('marca')).toMatchObject({ orders: [{ orderId: 'B' }], elsewhere: [] });
  expect(owned.get('geral')).toMatchObject({
    orders: [{ orderId: 'A' }],
    contested: { others: [{ orderId: 'B' }] },
  });
  expect(owned.has('third')).toBe(false);
});

it('an account without campaigns has no order', () => {
  expect(own([{ order: order('A'), campaigns: [] }]).owned.size).toBe(0);
});

it('many orders are given to their campaigns in short steps', () => {
  const reported = both(...Array.from({ length: 2001 }, (_, at) => order(`A${at}`)));
  const claims = finish(claimByProof(reported, proofs()));
  expect([...claimByProof(reported, proofs())]).toHaveLength(9);
  expect([...fitOrders(claims, hints())]).toHaveLength(9);
  expect([...ownOrders(claims, hints())]).toHaveLength(18);
});

it('an order in one campaign is its own without any proof', () => {
  const { marca, contested } = own([{ order: order('A'), campaigns: ['marca'] }]);
  expect([marca, contested]).toEqual([['A'], []]);
});

it.each([
  [14, 16, false],
  [251, 16, true],
  [39, 16, false], // 16 * 1.5 + 3 * 4 + 3 = 39
  [40, 16, true],
  [5, 0, false], // no conversion is counted at all
])('%i sales against %i conversions are reported: %s', (sales, conversions, isTooMany) => {
  expect(hasTooManySales({ sales: sales * 1_000_000, conversions })).toBe(isTooMany);
});

it.each([
  // at least half of the conversions are expected: P(X <= 3) is 0.0002 where 15 are, 0.0005 where 14 are, 0.00105 where 13 are
  [3, 30, true],
  [3, 28, true],
  [3, 26, false],
  [0, 12, false], // P(0) is 0.0025 where 6 are expected, 0.0009 where 7 are
  [0, 14, true],
  [0, 0, false],
])('%i orders against %i conversions miss the sales of a network: %s', (within, conversions, isMissing) => {
  expect(hasTooFewSales({ within, conversions })).toBe(isMissing);
});
