import { describe, expect, it } from 'vitest';
import { postbackNetworkIds, type PostbackNetworkId } from '#domain/measuring/networks/postback-networks.ts';
import type { CreatedSource, OrdersPage } from '#domain/measuring/networks/sources.ts';
import { type FixtureKind, fixtures } from '#domain/measuring/networks/testing/fixtures.ts';
import type { StoredOrders } from '#domain/measuring/profit/offline-files.ts';
import type { CreatedFeed } from '#domain/measuring/profit/conversion-feed.ts';
import { type FiledSale, bringSales } from '../testing/bring-sales.ts';
import { createCampaign } from '../testing/factories.ts';
import { makerCrypto as crypto } from '../testing/maker-crypto.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import type { Person } from '../testing/test-app.ts';

const { db, app, request, signIn } = await openTestApp({ TRUSTED_PROXIES: ['127.0.0.1'] });

const gclid = 'Cj0KCQjwn_OlBhDhARIsAG2y6zMa-TesteDeClique_0123456789EALw_wcB';
const at = Math.floor(Date.now() / 1000) - 120; // Stripe’s signatures hold for five minutes
const inBrasilia = (ms: number) => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 19);
const local = inBrasilia(at * 1000);
const order = { id: 'PED77001', amountCents: 19_790, commissionCents: 9_835, gclid, at };

/** Opens an account with one campaign, and what may happen to it. */
async function open() {
  const person = await signIn();
  const { id } = await createCampaign(db, person.id);
  const urls = new Map<PostbackNetworkId, string>();
  return {
    person,
    sendPostback: async (
      network: PostbackNetworkId,
      kind: FixtureKind,
      changes: Partial<typeof order> = {},
    ) => {
      const url = urls.get(network) ?? (await connect(person, network));
      urls.set(network, url);
      const { method, query, headers, body } = fixtures[network].make(kind, { ...order, ...changes }, crypto);
      const search = new URLSearchParams(query).toString();
      const path = new URL(url).pathname + (search === '' ? '' : `?${search}`);
      const answer = await app.request(path, { method, headers, ...(method === 'POST' && { body }) });
      expect(answer.status).toBe(200);
    },
    /** What counts in the profit, in the list of orders and in the file for Google. */
    counted: async () => {
      const get = async (path: string) => (await request('GET', path, { cookie: person.cookie })).json();
      const profit = (await get(`/api/profit/${id}/orders`)) as StoredOrders;
      const { orders } = (await get('/api/orders')) as OrdersPage;
      return {
        statuses: profit.orders.map(({ status }) => status).sort(),
        sum: profit.orders.flatMap(({ entries }) => entries).reduce((sum, { micros }) => sum + micros, 0),
        listed: orders.length,
        served: (await pull(person)).length,
      };
    },
  };
}

async function connect({ cookie }: Person, network: PostbackNetworkId) {
  const { key } = fixtures[network];
  const body = { network, ...(key !== '' && { key }) };
  const answer = await request('POST', '/api/sales-sources', { cookie, body });
  return ((await answer.json()) as CreatedSource).url;
}

const feeds = new Map<string, CreatedFeed>();
let pulls = 0;
async function pull({ cookie, id }: Person): Promise<string[]> {
  const body = { action: 'Compra', format: 'data-manager', kind: 'conversions' };
  const feed =
    feeds.get(id) ??
    ((await (await request('POST', '/api/conversion-feeds', { cookie, body })).json()) as CreatedFeed);
  feeds.set(id, feed);
  const basic = Buffer.from(`${feed.user}:${feed.password}`).toString('base64');
  const answer = await app.request(new URL(feed.url).pathname, {
    headers: { Authorization: `Basic ${basic}`, 'X-Forwarded-For': `198.51.100.${++pulls % 250}` },
  });
  const [, ...lines] = (await answer.text()).trim().split('\n');
  return lines;
}

/** How a network's own file names the sale, where it is not by the number of the postback. */
const filedNames: Partial<Record<PostbackNetworkId, Partial<FiledSale>>> = {
  clickbank: { orderId: 'ped77001' },
  'digistore24-s2s': { orderId: 'ORD-9' },
  everflow: { orderId: 'conversion-5', subIds: [['transaction id', order.id]] },
  kiwify: { orderId: 'Ab12' },
  cakto: { orderId: 'r1' },
  cake: { orderId: order.id },
};

describe.each(postbackNetworkIds)('%s and its file', (network) => {
  const { currency, contains } = fixtures[network];
  const value = contains.commission ? 98.35 : 197.9;
  const filed = (): FiledSale => ({
    // Where a network reports no time, the sale is of the moment at which its message came.
    soldAt: contains.time ? local : inBrasilia(Date.now()),
    orderId: order.id,
    commission: value,
    currency,
    gclid,
    ...filedNames[network],
  });
  const words = {
    sale: async ({ sendPostback }: Awaited<ReturnType<typeof open>>) => sendPostback(network, 'sale'),
    file: async ({ person }: Awaited<ReturnType<typeof open>>) => bringSales(request, person, [filed()]),
    pull: async ({ person }: Awaited<ReturnType<typeof open>>) => pull(person),
  };
  it.each<(keyof typeof words)[]>([
    ['sale', 'file'],
    ['file', 'sale'],
    ['file', 'sale', 'file', 'sale'],
    ['sale', 'pull', 'file'],
    ['file', 'pull', 'sale'],
  ])('are one order: %s, %s', async (...steps) => {
    const account = await open();
    for (const step of steps) await words[step](account);
    expect(await account.counted()).toEqual({
      statuses: ['approved'],
      sum: Math.round(value * 1e6),
      listed: 1,
      served: 1,
    });
  });

  it.each<(keyof typeof words)[]>([
    ['sale', 'file'],
    ['file', 'sale'],
  ])('are one order where the file names the day before, by a zone of its own: %s, %s', async (...steps) => {
    const account = await open();
    const dayBefore = { ...filed(), soldAt: inBrasilia((at - 86_400) * 1000) };
    for (const step of steps) {
      if (step === 'sale') await words.sale(account);
      else await bringSales(request, account.person, [dayBefore]);
    }
    expect(await account.counted()).toEqual({
      statuses: ['approved'],
      sum: Math.round(value * 1e6),
      listed: 1,
      served: 1,
    });
  });

  it('are one order that went back, whoever tells it', async () => {
    const [byFile, byPostback] = [await open(), await open()];
    for (const account of [byFile, byPostback]) {
      await words.sale(account);
      await words.file(account);
    }
    await bringSales(request, byFile.person, [{ ...filed(), status: 'refunded' }]);
    await byPostback.sendPostback(network, 'refund');
    for (const account of [byFile, byPostback])
      expect(await account.counted()).toMatchObject({ statuses: ['refunded'], sum: 0, listed: 1 });
  });
});

describe('a tracker connected beside the network itself', () => {
  it.each([
    ['hotmart', 'generic'],
    ['generic', 'hotmart'],
  ] as const)('counts once: %s, then %s', async (...networks) => {
    const account = await open();
    for (const network of networks)
      await account.sendPostback(
        network,
        'sale',
        network === 'generic' ? { id: order.id.toLowerCase() } : {},
      );
    const { orders } = (await (
      await request('GET', '/api/orders', { cookie: account.person.cookie })
    ).json()) as OrdersPage;
    expect(orders.map(({ network, others }) => [network, others])).toEqual([['hotmart', []]]);
    expect(await account.counted()).toMatchObject({ sum: 98_350_000, listed: 1, served: 1 });
  });

  it('is reported where it contradicts the network', async () => {
    const { person, sendPostback } = await open();
    await sendPostback('hotmart', 'sale');
    await sendPostback('generic', 'sale', { commissionCents: 9_000 });
    const page = (await (
      await request('GET', '/api/orders', { cookie: person.cookie })
    ).json()) as OrdersPage;
    expect(page.orders).toMatchObject([{ commission: 98.35, others: [{ from: 'generic', value: 90 }] }]);
  });
});

it('a file, an IPN and an affiliate’s postback of Digistore24 are one order', async () => {
  const account = await open();
  const filed = { orderId: order.id, soldAt: local, commission: 98.35, currency: 'EUR', gclid };
  await account.sendPostback('digistore24-s2s', 'sale', { id: `sale-${order.id}` });
  await bringSales(request, account.person, [filed]);
  await account.sendPostback('digistore24', 'sale');
  expect(await account.counted()).toEqual({ statuses: ['approved'], sum: 98_350_000, listed: 1, served: 1 });
});

it('Digistore24’s postback that tells its order is named by it, with each payment and refund', async () => {
  const account = await open();
  const url = new URL(await connect(account.person, 'digistore24-s2s')).pathname;
  const all = { order_id: 'ORD-9', commission: '98.35', currency: 'EUR', time: String(at) };
  const call = (fields: Record<string, string>) =>
    app.request(`${url}?${new URLSearchParams({ ...all, ...fields }).toString()}`);
  await call({ order: 'T1', status: 'payment' });
  await call({ order: 'T2', status: 'payment', commission: '20' });
  await call({ order: 'T3', status: 'refund' });
  expect(await account.counted()).toMatchObject({ statuses: ['approved'], sum: 20_000_000, listed: 1 });
  await bringSales(request, account.person, [
    { orderId: 'ORD-9', soldAt: local, commission: 98.35, currency: 'EUR', status: 'refunded' },
    { orderId: 'ORD-9', soldAt: local, commission: 20, currency: 'EUR' },
  ]);
  expect(await account.counted()).toMatchObject({ listed: 1 });
});
