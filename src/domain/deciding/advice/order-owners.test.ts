import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/measuring/profit/orders.ts';
import { finish } from '#domain/shared/steps.ts';
import type { AccountCampaign } from './account-campaign.ts';
import { ownersOf } from './order-owners.ts';

const suffix = 'src={campaignid}&sck={adgroupid}|{keyword}|{gclid}';
const marca: AccountCampaign = {
  name: 'Marca',
  id: '20111',
  suffix,
  adGroups: [{ campaign: 'Marca', adGroup: 'Nome', id: '155' }],
  locations: [{ campaign: 'Marca', adGroup: 'Nome', keyword: 'glicovital' }],
};
const generica: AccountCampaign = {
  name: 'Genérica',
  id: '20222',
  suffix,
  adGroups: [{ campaign: 'Genérica', adGroup: 'Problema', id: '' }],
  locations: ['glicovital', 'glicemia alta'].map((keyword) => ({
    campaign: 'Genérica',
    adGroup: 'Problema',
    keyword,
  })),
};
const clicks = [['Cj0click', '2026-10-02', 'Genérica', 'Problema', '[glicemia alta]']] as const;
const periods = [{ start: '2026-10-01', end: '2026-10-31' }];
const owner = (networkOrder: Order, campaigns = [marca, generica]) =>
  finish(ownersOf([networkOrder], campaigns, { clicks, periods }))[0]?.owner;

function order(subIds: Record<string, string>, more: Partial<Order> = {}): Order {
  return {
    orderId: 'A',
    day: '2026-10-03',
    soldAt: '2026-10-03',
    status: 'approved',
    entries: [],
    lost: [],
    reversedAt: null,
    gclid: null,
    clickedAt: null,
    keyword: '',
    subIds: Object.entries(subIds).map(([name, value]) => ({ name, value })),
    ...more,
  };
}

const ownedAt = (campaign: string, adGroup = '', keyword = '') => ({
  is: 'owned',
  location: { campaign, adGroup, keyword },
  clickDay: null,
});

describe('an order belongs to the campaign', () => {
  it.each<[why: string, order: Order, owner: ReturnType<typeof ownedAt>]>([
    [
      'of the id in its link',
      order({ src: '20222', sck: '|glicemia alta|Cj1' }),
      ownedAt('Genérica', '', 'glicemia alta'),
    ],
    [
      'of the ad group in a composed field',
      order({ sck: '155|glicovital|Cj1' }),
      ownedAt('Marca', 'Nome', 'glicovital'),
    ],
    ['of the id in a field that no suffix names', order({ utm_campaign: '20111' }), ownedAt('Marca')],
    ['named in a field', order({ utm_campaign: 'generica' }), ownedAt('Genérica')],
    [
      'that alone has the keyword',
      order({ utm_term: 'glicemia+alta' }),
      ownedAt('Genérica', '', 'glicemia alta'),
    ],
  ])('%s', (_, networkOrder, expected) => {
    expect(owner(networkOrder)).toEqual(expected);
  });

  it('of its click, whatever its link says, on the day of the click', () => {
    expect(owner(order({ src: '20111' }, { gclid: 'Cj0click' }))).toEqual({
      is: 'owned',
      clickDay: '2026-10-02',
      location: { campaign: 'Genérica', adGroup: 'Problema', keyword: 'glicemia alta' },
    });
  });
});

it('an order whose fields name two campaigns, or a keyword of two, is contested', () => {
  expect(owner(order({ src: '20111', utm_campaign: '20222' }))).toEqual({ is: 'contested' });
  expect(owner(order({ utm_term: 'glicovital' }))).toEqual({ is: 'contested' });
});

it('an order without a trace is unassigned, unless the account has one campaign', () => {
  expect(owner(order({ src: 'instagram' }))).toEqual({ is: 'unassigned' });
  expect(owner(order({}), [marca])).toEqual(ownedAt('Marca'));
});
