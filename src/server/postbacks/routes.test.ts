import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { postbackNetworkIds, type PostbackNetworkId } from '#domain/measuring/networks/postback-networks.ts';
import type {
  CreatedSource,
  OrdersPage,
  SaleReceipt,
  SalesSource,
  SalesSources,
} from '#domain/measuring/networks/sources.ts';
import {
  buyer,
  type FixtureKind,
  fixtures,
  type MadePostback,
} from '#domain/measuring/networks/testing/fixtures.ts';
import { networkOrders, orderEvents, saleReceipts, salesSources } from '../db/schema/sales.ts';
import { reportImports } from '../db/schema/reports.ts';
import { bringSales } from '../testing/bring-sales.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestApp, type Person } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { makerCrypto as crypto } from '../testing/maker-crypto.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await connectAsServer(database);
const { app, deps, request, signIn } = createTestApp(server, { TRUSTED_PROXIES: ['127.0.0.1'] });
afterAll(async () => {
  await server.close();
  await database.close();
});

let ana: Person;
beforeAll(async () => {
  ana = await signIn();
});

const gclid = 'Cj0KCQjwn_OlBhDhARIsAG2y6zMa-TesteDeClique_0123456789EALw_wcB';
let numbers = 0;
const newOrder = (changes: { id?: string } = {}) => ({
  id: `PED${++numbers}`,
  amountCents: 19_790,
  commissionCents: 9_835,
  gclid,
  at: Math.floor(Date.now() / 1000) - 60,
  ...changes,
});

async function connect(person: Person, network: PostbackNetworkId, body: Record<string, string> = {}) {
  const { key } = fixtures[network];
  const answer = await request('POST', '/api/sales-sources', {
    cookie: person.cookie,
    body: { network, ...(key !== '' && { key }), ...body },
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as CreatedSource;
}

/** A network calls, from its own server: without cookie or origin. */
function call(url: string, made: MadePostback, address = '198.51.100.7') {
  const { pathname } = new URL(url);
  const query = new URLSearchParams(made.query).toString();
  return app.request(query === '' ? pathname : `${pathname}?${query}`, {
    method: made.method,
    headers: { ...made.headers, 'X-Forwarded-For': address },
    ...(made.method === 'POST' && { body: made.body }),
  });
}
const made = (network: PostbackNetworkId, kind: FixtureKind, order = newOrder()) =>
  fixtures[network].make(kind, order, crypto);

async function ordersOf({ cookie }: Person, query = '') {
  return (await (await request('GET', `/api/orders${query}`, { cookie })).json()) as OrdersPage;
}
async function sourcesOf({ cookie }: Person) {
  const answer = await request('GET', '/api/sales-sources', { cookie });
  return ((await answer.json()) as { sources: SalesSource[] }).sources;
}
async function receiptsOf({ cookie }: Person, id: string) {
  const answer = await request('GET', `/api/sales-sources/${id}/receipts`, { cookie });
  return (await answer.json()) as SaleReceipt[];
}

const oddBodies = [
  '',
  '\u0000\u0001\ufffd',
  '['.repeat(50_000),
  '{"a":'.repeat(5000),
  '{"__proto__":{"order":"1"},"constructor":{"prototype":{"status":"paid"}}}',
  'null',
  '[1,2]',
  '"text"',
  '%%%=%&=&&',
  `order=1&${'a=1&'.repeat(20_000)}`,
  'x'.repeat(256 * 1024 + 1),
];

describe.each(postbackNetworkIds)('%s', (network) => {
  it('tells a sale, its repeat and its refund, in any order', async () => {
    const person = await signIn();
    const { url } = await connect(person, network);
    const { contains, currency } = fixtures[network];
    const order = newOrder();
    for (const kinds of [
      ['sale', 'sale', 'refund'],
      ['refund', 'sale', 'refund'],
    ] as const) {
      const changed = { ...order, id: `${order.id}${kinds[0]}` };
      for (const kind of kinds) {
        const answer = await call(url, made(network, kind, changed));
        expect(answer.status).toBe(200);
        expect(await answer.text()).toMatch(/^OK/);
      }
    }
    const { orders } = await ordersOf(person);
    expect(orders).toHaveLength(2);
    for (const each of orders) {
      expect(each).toMatchObject({
        network,
        status: 'refunded',
        currency,
        clickId: gclid,
        clickIdKind: 'gclid',
        amount: contains.amount ? 197.9 : null,
        commission: contains.commission ? 98.35 : null,
      });
    }
  });

  it('keeps a test and what it cannot read, and counts neither', async () => {
    const person = await signIn();
    const { url, id } = await connect(person, network);
    expect((await call(url, made(network, 'test'))).status).toBe(200);
    expect((await call(url, made(network, 'broken'))).status).toBe(200);
    const { orders } = await ordersOf(person);
    expect(orders.filter(({ status }) => status !== 'test' && status !== 'pending')).toEqual([]);
    const receipts = await receiptsOf(person, id);
    expect(receipts).toHaveLength(2);
    expect(receipts[0]).toMatchObject({ state: 'unread' });
    const [source] = await sourcesOf(person);
    expect(source).toMatchObject({ id, unread: 1, lastReceivedAt: expect.any(String) as string });
    // Some networks' tests are orders that wait for their payment.
    if (orders.every(({ status }) => status === 'test')) expect(source?.lastSaleAt).toBeNull();
  });

  it('copies at the same moment are one order, whose texts are texts', async () => {
    const person = await signIn();
    const { url } = await connect(person, network);
    const id = `=1+1<b>${++numbers}`;
    const message = made(network, 'sale', newOrder({ id }));
    const answers = await Promise.all(Array.from({ length: 4 }, async () => call(url, message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { orders } = await ordersOf(person);
    expect(orders.map(({ orderId, status }) => [orderId, status])).toEqual([[id, 'approved']]);
  });

  it('odd texts in the number and the click neither lose a sale nor join two', async () => {
    const person = await signIn();
    const { url, id } = await connect(person, network);
    const odd = [
      { id: 'PED\u0000NULO', gclid: `Cj0${'a'.repeat(496)}😀` },
      { id: `PED${'9'.repeat(195)}😀` },
      { id: `PED 😀 "'\\; drop table` },
      { id: '=HYPERLINK("http://x")', gclid: '{gclid' },
      { id: 'null' },
    ];
    for (const changes of odd) {
      const order = { ...newOrder(), ...changes };
      for (const kind of ['sale', 'refund'] as const) {
        const answer = await call(url, made(network, kind, order));
        expect([changes.id, answer.status]).toEqual([changes.id, 200]);
      }
    }
    const { orders } = await ordersOf(person);
    expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'refunded'));
    const unread = (await receiptsOf(person, id)).filter(({ state }) => state === 'unread');
    expect(unread.map(({ reason }) => reason)).toEqual(['order', 'order']);
  });

  it('odd bodies are kept or refused, never an error of ours, and make no order', async () => {
    const person = await signIn();
    const { url } = await connect(person, network);
    const { method, headers } = made(network, 'sale');
    const position = postbackNetworkIds.indexOf(network);
    for (const [index, body] of oddBodies.entries()) {
      const query: Record<string, string> = method === 'GET' ? { text: body.slice(0, 500) } : {};
      const answer = await call(url, { method, query, headers, body }, `198.18.${position}.${index}`);
      expect([200, 400, 401, 413]).toContain(answer.status);
    }
    expect((await ordersOf(person)).orders.filter(({ status }) => status === 'approved')).toEqual([]);
  });
});

describe('what is stored', () => {
  it('holds nothing of the buyer, the address or the key', async () => {
    const rows = [
      await db.select().from(saleReceipts),
      await db.select().from(orderEvents),
      await db.select().from(networkOrders),
      await db.select().from(salesSources),
    ];
    expect(rows[0]?.length).toBeGreaterThan(40);
    const stored = JSON.stringify(rows);
    for (const personal of Object.values(buyer)) expect(stored).not.toContain(personal);
    for (const { key } of Object.values(fixtures)) if (key !== '') expect(stored).not.toContain(`"${key}"`);
  });

  it('two copies at the same moment are one order', async () => {
    const person = await signIn();
    const { url } = await connect(person, 'kiwify');
    const message = made('kiwify', 'sale');
    const answers = await Promise.all(Array.from({ length: 6 }, async () => call(url, message)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect((await ordersOf(person)).orders).toHaveLength(1);
    const copies = await db.select().from(saleReceipts).where(eq(saleReceipts.userId, person.id));
    expect(copies).toMatchObject([{ copies: 6, state: 'read' }]);
  });

  it('another source cannot change an order, and its message is kept and named', async () => {
    const person = await signIn();
    const [first, second] = [await connect(person, 'generic'), await connect(person, 'generic')];
    const order = newOrder();
    await call(first.url, made('generic', 'sale', order));
    expect((await call(second.url, made('generic', 'refund', order))).status).toBe(200);
    expect((await ordersOf(person)).orders).toMatchObject([{ status: 'approved' }]);
    expect(await receiptsOf(person, second.id)).toMatchObject([{ state: 'unread', reason: 'other_source' }]);
    await request('DELETE', `/api/sales-sources/${first.id}`, { cookie: person.cookie });
    const again = `/api/sales-sources/${second.id}/read-again`;
    expect(await (await request('POST', again, { cookie: person.cookie })).json()).toEqual({ read: 1 });
    expect((await ordersOf(person)).orders).toMatchObject([{ status: 'refunded' }]);
  });

  it('another account’s orders of the same number stay its own', async () => {
    const [one, other] = [await signIn(), await signIn()];
    const order = newOrder();
    await call((await connect(one, 'generic')).url, made('generic', 'sale', order));
    await call((await connect(other, 'generic')).url, made('generic', 'refund', order));
    expect((await ordersOf(one)).orders).toMatchObject([{ status: 'approved' }]);
    expect((await ordersOf(other)).orders).toMatchObject([{ status: 'refunded' }]);
  });
});

describe.each([
  ['the IPN first', ['digistore24', 'digistore24-s2s']],
  ['the postback first', ['digistore24-s2s', 'digistore24']],
] as const)('Digistore24 connected twice, %s', (_what, networks) => {
  async function sendBoth(s2sCents: number) {
    const person = await signIn();
    const order = newOrder();
    for (const network of networks) {
      const { url } = await connect(person, network);
      const isPostback = network === 'digistore24-s2s';
      const kinds = ['sale', 'refund'] as const;
      for (const kind of s2sCents === order.commissionCents ? kinds : kinds.slice(0, 1)) {
        // The postback has the number of the transaction where the IPN has that of the order.
        const sent = isPostback ? { ...order, id: `${kind}-${order.id}`, commissionCents: s2sCents } : order;
        expect((await call(url, made(network, kind, sent))).status).toBe(200);
      }
    }
    return { orders: (await ordersOf(person)).orders, order };
  }

  it('counts a sale and its refund once', async () => {
    const { orders, order } = await sendBoth(newOrder().commissionCents);
    expect(orders).toMatchObject([
      { network: 'digistore24', orderId: order.id, status: 'refunded', others: [] },
    ]);
  });

  it('tells where they contradict each other', async () => {
    const { orders } = await sendBoth(9000);
    expect(orders).toMatchObject([
      { network: 'digistore24', commission: 98.35, others: [{ from: 'digistore24-s2s', value: 90 }] },
    ]);
  });
});

it('tells where a file contradicts a postback', async () => {
  const person = await signIn();
  const { url } = await connect(person, 'kiwify');
  const [same, less, back] = [newOrder(), newOrder(), newOrder()];
  for (const order of [same, less, back]) await call(url, made('kiwify', 'sale', order));
  const soldAt = new Date().toISOString().slice(0, 10);
  await bringSales(request, person, [
    { orderId: same.id, soldAt, commission: 98.35 },
    { orderId: less.id, soldAt, commission: 90 },
    { orderId: back.id, soldAt, commission: 98.35, status: 'refunded' },
  ]);
  const { orders } = await ordersOf(person);
  const othersOf = (id: string) => orders.find(({ orderId }) => orderId === id)?.others;
  expect(othersOf(same.id)).toEqual([]);
  expect(othersOf(less.id)).toEqual([{ from: 'file', status: 'approved', value: 90, currency: 'BRL' }]);
  expect(othersOf(back.id)).toMatchObject([{ from: 'file', status: 'refunded' }]);

  await db.update(reportImports).set({ rowCount: 4 }).where(eq(reportImports.userId, person.id));
  const beforeTheFileIsWhole = await ordersOf(person);
  expect(beforeTheFileIsWhole.orders.flatMap(({ others }) => others)).toEqual([]);
});

it('tells a pause that the account’s own rhythm hardly explains, of each connection and of all', async () => {
  const person = await signIn();
  const [stopped, alive] = [await connect(person, 'kiwify'), await connect(person, 'generic')];
  const day = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400 - 60;
  const sell = async (url: string, network: PostbackNetworkId, days: readonly number[]) => {
    for (const each of days) await call(url, made(network, 'sale', { ...newOrder(), at: day(each) }));
  };
  const usual = Array.from({ length: 40 }, (_, at) => at);
  await sell(
    stopped.url,
    'kiwify',
    usual.map((at) => at + 30),
  );
  const read = async () =>
    (await (await request('GET', '/api/sales-sources', { cookie: person.cookie })).json()) as SalesSources;
  expect((await read()).silence?.expected).toBeCloseTo(30, -1);
  await sell(alive.url, 'generic', usual);
  const { sources, silence } = await read();
  expect(silence).toBeNull();
  expect(sources.map((source) => [source.id, source.silence === null])).toEqual([
    [stopped.id, false],
    [alive.id, true],
  ]);
});

describe('what is refused', () => {
  it('a wrong signature, without a word', async () => {
    const { url } = await connect(ana, 'kiwify');
    const message = made('kiwify', 'sale');
    const answer = await call(url, { ...message, query: { signature: '0'.repeat(40) } });
    expect([answer.status, await answer.text()]).toEqual([401, '']);
  });

  it('an address that does not exist, or is another network’s', async () => {
    const { url } = await connect(ana, 'generic');
    for (const wrong of [
      url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      url.replace('generic', 'tune'),
    ])
      expect((await call(wrong, made('generic', 'sale'))).status).toBe(404);
  });

  it('bodies that are too large; binary, deep and odd ones are kept or refused, never an error of ours', async () => {
    const { url } = await connect(ana, 'generic');
    const post = (body: string): MadePostback => ({ method: 'POST', query: {}, headers: {}, body });
    expect((await call(url, post('x'.repeat(256 * 1024 + 1)))).status).toBe(413);
    for (const body of [
      '['.repeat(50_000),
      '\u0000\u0001',
      '{"__proto__":{"order":"1"}}',
      '%%%=%',
      `order=1&${'a=1&'.repeat(20_000)}`,
    ])
      expect((await call(url, post(body))).status).toBe(200);
  });

  it('many wrong calls of one address, and nobody else’s', async () => {
    const { url } = await connect(ana, 'generic');
    const wrong = `${url}x`;
    const statuses: number[] = [];
    for (let each = 0; each < 80; each += 1)
      statuses.push((await call(wrong, made('generic', 'sale'), '203.0.113.50')).status);
    expect(statuses).toContain(429);
    expect((await call(url, made('generic', 'sale'), '203.0.113.50')).status).toBe(200);
    expect((await call(wrong, made('generic', 'sale'), '203.0.113.51')).status).toBe(404);
  });

  it('a source without the key that its network signs with', async () => {
    const answer = await request('POST', '/api/sales-sources', {
      cookie: ana.cookie,
      body: { network: 'kiwify' },
    });
    expect(answer.status).toBe(422);
  });
});

it('an address is shown once, and a new one leaves the old one valid for a while', async () => {
  const { id, url } = await connect(ana, 'generic', { name: 'Minha rede' });
  const renewed = await request('POST', `/api/sales-sources/${id}/renew`, { cookie: ana.cookie });
  const { url: newer } = (await renewed.json()) as CreatedSource;
  for (const each of [url, newer]) expect((await call(each, made('generic', 'sale'))).status).toBe(200);
  await db
    .update(salesSources)
    .set({ previousUntil: new Date(0) })
    .where(eq(salesSources.id, id));
  expect((await call(url, made('generic', 'sale'))).status).toBe(404);
  const [source] = (await sourcesOf(ana)).filter((each) => each.id === id);
  expect(JSON.stringify(source)).not.toContain(newer.split('/').at(-1));
  expect(source).toMatchObject({ name: 'Minha rede' });
});

it('an old message that comes again at the new address is the same order', async () => {
  const person = await signIn();
  const { id, url } = await connect(person, 'kiwify');
  const order = newOrder();
  await call(url, made('kiwify', 'sale', order));
  const renewed = await request('POST', `/api/sales-sources/${id}/renew`, { cookie: person.cookie });
  const { url: newer } = (await renewed.json()) as CreatedSource;
  for (const each of [newer, url])
    for (const kind of ['sale', 'refund'] as const)
      expect((await call(each, made('kiwify', kind, order))).status).toBe(200);
  expect((await ordersOf(person)).orders).toMatchObject([{ status: 'refunded', commission: 98.35 }]);
  expect((await receiptsOf(person, id)).map(({ copies }) => copies).sort()).toEqual([2, 3]);
});

it('a code of a page stands for the click that the page told, whoever tells another one later', async () => {
  const person = await signIn();
  const { url } = await connect(person, 'clickbank');
  const answer = await request('POST', '/api/click-site', { cookie: person.cookie });
  const { site } = (await answer.json()) as { site: string };
  const again = await request('POST', '/api/click-site', { cookie: person.cookie });
  expect(await again.json()).toEqual({ site });
  const code = 'fkabcdefghij1234';
  for (const click of [`gclid=${gclid}`, 'gclid=Cj0KCQOutroCliqueQualquer'])
    expect((await app.request(`/api/clicks/${site}/${code}?${click}`)).status).toBe(204);
  expect((await app.request(`/api/clicks/${site}/XX?gclid=${gclid}`)).status).toBe(404);
  await call(url, made('clickbank', 'sale', { ...newOrder(), gclid: code }));
  expect((await ordersOf(person)).orders).toMatchObject([{ clickId: gclid, clickIdKind: 'gclid' }]);
});

it('on a disk that is nearly full nothing more is stored: trials stop first, and networks send again', async () => {
  const paying = await signIn({ subscriptionStatus: 'active', plan: 'basico' });
  const [ofTrial, ofPaying] = [await connect(ana, 'generic'), await connect(paying, 'generic')];
  const site = await request('POST', '/api/click-site', { cookie: paying.cookie });
  const { site: name } = (await site.json()) as { site: string };
  const answers = async (free: number) => {
    deps.disk.free = free;
    const calls = [
      await call(ofTrial.url, made('generic', 'sale')),
      await call(ofPaying.url, made('generic', 'sale')),
    ];
    const click = await app.request(`/api/clicks/${name}/fkabcdefghij1234?gclid=${gclid}`);
    return [...calls, click].map(({ status }) => status);
  };
  try {
    expect(await answers(0.099)).toEqual([503, 200, 204]);
    expect(await answers(0.039)).toEqual([503, 503, 503]);
    expect((await ordersOf(paying)).orders).toHaveLength(1);
  } finally {
    deps.disk.free = 1;
  }
});

it('pages hold each order once, the newest first', async () => {
  const person = await signIn();
  const { url } = await connect(person, 'generic');
  const now = Math.floor(Date.now() / 1000);
  for (let each = 0; each < 7; each += 1)
    await call(url, made('generic', 'sale', { ...newOrder(), at: now - 1000 * (each % 4) }));
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: OrdersPage = await ordersOf(person, `?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`);
    seen.push(...page.orders.map(({ soldAt }) => soldAt));
    cursor = page.next;
  } while (cursor !== null);
  expect(seen).toHaveLength(7);
  expect(seen).toEqual(seen.toSorted().reverse());
  expect((await request('GET', '/api/orders?cursor=abc', { cookie: person.cookie })).status).toBe(400);
});

describe('what strangers send', () => {
  const get = (query: Record<string, string>): MadePostback => ({
    method: 'GET',
    query,
    headers: {},
    body: '',
  });
  const post = (body: string, type: string, query: Record<string, string> = {}): MadePostback => ({
    method: 'POST',
    query,
    body,
    headers: { 'content-type': type },
  });
  const [FORM, JSON_TYPE] = ['application/x-www-form-urlencoded', 'application/json'];
  const usual = { commission: '10', currency: 'BRL' };
  const parts = Object.entries({ ...usual, order: 'PED1' }).map(
    ([name, value]) => `--x9\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const deep = `${'['.repeat(60_000)}${']'.repeat(60_000)}`;

  it.each<
    [
      what: string,
      messages: MadePostback[],
      orders: [id: string, status: string, commission: number | null][],
    ]
  >([
    [
      'a product whose emoji is cut, then its refund',
      [
        get({ ...usual, order: 'PED1', product: `${'x'.repeat(299)}😀` }),
        get({ ...usual, order: 'PED1', status: 'refunded' }),
      ],
      [['PED1', 'refunded', 10]],
    ],
    [
      'half of an emoji in JSON',
      [
        post(
          `{"order":"PED1","commission":10,"currency":"BRL","sub1":"\\ud83d","product":"\\udc00x"}`,
          JSON_TYPE,
        ),
      ],
      [['PED1', 'approved', 10]],
    ],
    [
      'a null character in the name of a field without its value',
      [
        get({ ...usual, order: 'PED1', '\u0000a': '{a}' }),
        get({ ...usual, order: 'PED1', status: 'refunded' }),
      ],
      [['PED1', 'refunded', 10]],
    ],
    [
      'long numbers of orders in JSON',
      ['1', '2'].map((last) =>
        post(`{"order":90071992547409930${last},"commission":"10","currency":"BRL"}`, JSON_TYPE),
      ),
      [
        ['900719925474099302', 'approved', 10],
        ['900719925474099301', 'approved', 10],
      ],
    ],
    [
      'a form in parts',
      [post(`${parts.join('')}--x9--\r\n`, 'multipart/form-data; boundary=x9')],
      [['PED1', 'approved', 10]],
    ],
    [
      'a form that calls itself JSON',
      [post('order=PED1&commission=10&currency=BRL', JSON_TYPE)],
      [['PED1', 'approved', 10]],
    ],
    [
      'JSON that calls itself a form',
      [post('{"order":"PED1","commission":10}', FORM)],
      [['PED1', 'approved', 10]],
    ],
    [
      'fields in address and body',
      [post('commission=10&currency=BRL&a[]=1&a[]=2', FORM, { order: 'PED1' })],
      [['PED1', 'approved', 10]],
    ],
    ['a list where a text belongs', [post('{"order":["PED1"],"commission":[[10]]}', JSON_TYPE)], []],
    [
      'lists within lists',
      [post(`{"order":"PED1","commission":10,"x":${deep}}`, JSON_TYPE)],
      [['PED1', 'approved', 10]],
    ],
    [
      'a long text',
      [get({ ...usual, order: 'PED1', product: 'é'.repeat(3000) })],
      [['PED1', 'approved', 10]],
    ],
    [
      'an amount that is none',
      [get({ ...usual, order: 'PED1', commission: '1e3' })],
      [['PED1', 'approved', null]],
    ],
    [
      'an amount without end',
      [get({ ...usual, order: 'PED1', commission: '9'.repeat(400) })],
      [['PED1', 'approved', null]],
    ],
    [
      'a payment below zero',
      [get({ ...usual, order: 'PED1' }), get({ ...usual, order: 'PED1', commission: '-10' })],
      [['PED1', 'refunded', 10]],
    ],
    [
      'two products and a month more of one order, one of them twice',
      [
        get({ ...usual, order: 'PED1', product: 'Kit' }),
        get({ ...usual, order: 'PED1', product: 'Extra', type: 'upsell', commission: '5' }),
        get({ ...usual, order: 'PED1', product: 'Extra', type: 'upsell', commission: '5', again: '1' }),
        get({ ...usual, order: 'PED1', product: 'Kit', type: 'rebill', time: '2026-10-01' }),
        get({ ...usual, order: 'PED1', product: 'Kit', type: 'rebill', time: '2026-11-01' }),
      ],
      [['PED1', 'approved', 35]],
    ],
    [
      'an upsell of its own that is refunded without its kind, the refund first',
      [
        get({ ...usual, order: 'PED2', status: 'refunded', time: '2026-11-02' }),
        get({ ...usual, order: 'PED2', type: 'upsell', product: 'Extra', time: '2026-11-01' }),
      ],
      [['PED2', 'refunded', 10]],
    ],
    [
      'sales without a number',
      ['null', '0', 'undefined', '%TID%', '<TXID>', '{order-id}', 'a@b.com.br'].map((order) =>
        get({ ...usual, order }),
      ),
      [],
    ],
  ])('%s', async (_what, messages, expected) => {
    const person = await signIn();
    const { url, id } = await connect(person, 'generic');
    for (const message of messages) expect((await call(url, message)).status).toBe(200);
    const { orders } = await ordersOf(person);
    expect(orders.map((order) => [order.orderId, order.status, order.commission])).toEqual(expected);
    const receipts = await receiptsOf(person, id);
    expect(receipts.reduce((sum, { copies }) => sum + copies, 0)).toBe(messages.length);
    expect(receipts.some(({ state }) => state === 'unread')).toBe(expected.length === 0);
  });

  it('a sale of tomorrow and one of 2099 count today at most', async () => {
    const person = await signIn();
    const { url } = await connect(person, 'generic');
    await call(url, get({ ...usual, order: 'PED1', time: '2099-01-01 10:00:00' }));
    const [order] = (await ordersOf(person)).orders;
    expect(Math.abs(Date.parse(order?.soldAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('a deep message with a wrong signature is refused, not an error of ours', async () => {
    const { url } = await connect(ana, 'kiwify');
    const message = { ...post(`{"order":${deep}}`, JSON_TYPE, { signature: '0'.repeat(40) }) };
    expect((await call(url, message, '198.51.100.99')).status).toBe(401);
  });

  it('compressed bytes are kept as what cannot be read', async () => {
    const person = await signIn();
    const { url, id } = await connect(person, 'generic');
    const answer = await app.request(new URL(url).pathname, {
      method: 'POST',
      headers: { 'content-type': FORM, 'content-encoding': 'gzip' },
      body: gzipSync('order=PED1&commission=10'),
    });
    expect(answer.status).toBe(200);
    expect((await ordersOf(person)).orders).toEqual([]);
    expect(await receiptsOf(person, id)).toMatchObject([{ state: 'unread' }]);
  });
});

it('texts of a network are texts: nothing of them is run or guessed', async () => {
  const person = await signIn();
  const { url, id } = await connect(person, 'generic');
  const query = {
    order: '<script>alert(1)</script>',
    product: '=HYPERLINK("http://x")',
    sub1: '{sub1}',
    commission: 'abc',
  };
  await call(url, { method: 'GET', query, headers: {}, body: '' });
  const { orders } = await ordersOf(person);
  expect(orders).toMatchObject([
    { orderId: query.order, product: query.product, commission: null, subIds: {} },
  ]);
  expect(await receiptsOf(person, id)).toMatchObject([{ state: 'read', what: 'sub1' }]);
});
