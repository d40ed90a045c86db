import { describe, expect, it } from 'vitest';
import { type AdLocation, type KnownLocations, orderJoiner } from './join.ts';
import type { Order } from './orders.ts';
import { newRateSchema, profitIdsSchema } from './rates.ts';

const order = (changes: Partial<Order>): Order => ({
  orderId: 'A',
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
const sub = (name: string, value: string) => order({ subIds: [{ name, value }] });
const at = (campaign: string, adGroup = '', keyword = ''): AdLocation => ({ campaign, adGroup, keyword });

const known: KnownLocations = {
  locations: [at('BR', 'Topo', 'kit'), at('BR', 'Fundo', 'vitalis preco')],
  adGroups: [
    { campaign: 'BR', adGroup: 'Tópo' },
    { campaign: 'US', adGroup: 'kit' }, // called like a keyword
  ],
  campaignIds: [
    ['123', 'BR'],
    ['456', 'US'],
  ],
  adGroupIds: [['77', 'US', 'Fundo']],
  clicks: [['click', '2026-05-10', 'BR', 'Topo', '[Kit]']],
};
const links = {
  finalUrl: '',
  finalUrlSuffix: 's1={gclid}&s2={campaignid}&s3={adgroupid}&s4={keyword}',
  trackingTemplate: '',
};
const join = (from: Order, places = known) => orderJoiner(places, links)(from);

describe('an order is joined', () => {
  const byClick = { by: 'gclid', location: at('BR', 'Topo', 'kit'), clickDay: '2026-05-10' };
  const bySub = (location: AdLocation) => ({ by: 'subId', location, clickDay: null });
  const nowhere = { by: 'day', location: at(''), clickDay: null };
  const elsewhere = { by: 'otherCampaign' };

  it.each<[what: string, from: Order, joined: object]>([
    ['by its click', order({ gclid: 'click', subIds: [{ name: 's4', value: 'vitalis preço' }] }), byClick],
    ['by the click of its link', sub('s1', 'click'), byClick],
    [
      'by its own click before that of its link',
      order({ gclid: 'other', subIds: [{ name: 's1', value: 'click' }] }),
      nowhere,
    ],
    ['by the id of its ad group, which tells the campaign', sub('s3', '77'), bySub(at('US', 'Fundo'))],
    ['by the name of its ad group', sub('s3', 'topo'), bySub(at('BR', 'Tópo'))],
    ['by the id of its campaign', sub('s2', '456'), bySub(at('US'))],
    ['by the keyword of its link', sub('s4', '[Vitalis+Pre%C3%A7o]'), bySub(at('', '', 'vitalis preco'))],
    ['nowhere by an unknown keyword', sub('s4', 'outra'), nowhere],
    ['by any value that is a keyword and an ad group', sub('x', 'kit'), bySub(at('US', 'kit', 'kit'))],
    ['by any value that is the id of an ad group', sub('x', 'a|77'), bySub(at('US', 'Fundo'))],
    ['by any value that is the id of a campaign', sub('x', '123'), bySub(at('BR'))],
    ['by the id of a campaign in the name of the source', sub('utm_campaign', '123'), bySub(at('BR'))],
    ['not by the name of the source', sub('utm_source', 'kit'), nowhere],
    ['not by the name of the medium', sub('utm medium', 'Topo'), bySub(at('BR', 'Tópo'))],
    ['not by the name of the medium, as links write it', sub('utm_medium', 'Topo'), nowhere],
    [
      'by the keyword of its column',
      order({ keyword: '"kit"' }),
      { by: 'keyword', location: at('', '', 'kit'), clickDay: null },
    ],
    ['nowhere by an unknown column', order({ keyword: 'outra' }), nowhere],
    ['nowhere', order({}), nowhere],
    ['elsewhere by the id of another campaign', sub('s2', '999'), elsewhere],
    ['elsewhere by that of the source', sub('utm_campaign', ' 999 '), elsewhere],
    [
      'elsewhere, whatever else it says',
      order({
        keyword: 'kit',
        subIds: [
          { name: 's2', value: '999' },
          { name: 's4', value: 'kit' },
        ],
      }),
      elsewhere,
    ],
    ['not elsewhere by a name', sub('utm_campaign', 'verao9'), nowhere],
  ])('%s', (_, from, joined) => {
    expect(join(from)).toEqual(joined);
  });

  it('nowhere else while the reports name no campaign', () => {
    expect(join(sub('s2', '999'), { ...known, campaignIds: [] })).toEqual(nowhere);
  });
});

const rate = { from: 'USD', to: 'BRL', day: '2026-05-13', rate: ' 5,4321 ' };
it.each<[what: string, changes: Partial<typeof rate>, isTaken: boolean]>([
  ['as a person writes it', {}, true],
  ['with a point', { rate: '5.4' }, true],
  ['of zero', { rate: '0,0' }, false],
  ['in words', { rate: 'cinco' }, false],
  ['to itself', { to: 'USD' }, false],
  ['of the first day', { day: '2000-01-01' }, true],
  ['of the day before', { day: '1999-12-31' }, false],
  ['of no day', { day: '2026-02-30' }, false],
  ['of no currency', { from: 'dólar' }, false],
])('a rate %s is taken: %s', (_, changes, isTaken) => {
  const read = newRateSchema.safeParse({ ...rate, ...changes });
  expect(read.success).toBe(isTaken);
  if (read.success && changes.rate === undefined) expect(read.data.rate).toBe('5.4321');
});

it.each([
  [0, false],
  [1, true],
  [24, true],
  [25, false],
])('%i campaigns are read in one call: %s', (count, isTaken) => {
  const ids = Array.from(
    { length: count },
    (_, n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  );
  expect(profitIdsSchema.safeParse({ ids: ids.join(',') }).success).toBe(isTaken);
  expect(profitIdsSchema.safeParse({ ids: [...ids, 'x'].join(',') }).success).toBe(false);
});
