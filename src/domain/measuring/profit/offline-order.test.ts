import { expect, it } from 'vitest';
import type { Order } from './orders.ts';
import { toOfflineOrder } from './offline-order.ts';

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
const order = (changes: Partial<Order>): Order => ({
  orderId: 'A1',
  day: '2026-05-13',
  soldAt: '2026-05-13T10:20:00',
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

it.each<[what: string, suffix: string, changes: Partial<Order>, gclid: string | null]>([
  ['the sale', '', { gclid: GCLID }, GCLID],
  [
    'a composed field',
    'sck={campaignid}|{adgroupid}|{keyword}|{gclid}',
    { subIds: [{ name: 'código sck', value: `1|2|kit|${GCLID}` }] },
    GCLID,
  ],
  [
    'a field in which another value follows',
    'sck={keyword}-{gclid}-x',
    { gclid: `${GCLID}-x`, subIds: [{ name: 'sck', value: `kit-${GCLID}-x` }] },
    GCLID,
  ],
  [
    'the sale, not from a field that lost its case',
    'tid={gclid}',
    { gclid: GCLID, subIds: [{ name: 'tid', value: GCLID.toLowerCase() }] },
    GCLID,
  ],
  ['nowhere', 'src=google', { subIds: [{ name: 'src', value: 'google' }] }, null],
])('the click is read from %s', (_, finalUrlSuffix, changes, gclid) => {
  const links = { finalUrl: '', finalUrlSuffix, trackingTemplate: '' };
  expect(toOfflineOrder(links)(order(changes))).toMatchObject({ orderId: 'A1', gclid, gbraid: null });
});

it('the ids of iPhones are read from their own columns and from the link', () => {
  const links = { finalUrl: '', finalUrlSuffix: 'sck={gbraid}', trackingTemplate: '' };
  const subIds = [
    { name: 'sck', value: '0AAAAAxx' },
    { name: 'wbraid', value: 'Cl8K' },
  ];
  expect(toOfflineOrder(links)(order({ subIds }))).toMatchObject({ gbraid: '0AAAAAxx', wbraid: 'Cl8K' });
});
