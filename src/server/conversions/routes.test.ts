import { eq, sql } from 'drizzle-orm';
import { parse } from 'papaparse';
import { afterAll, describe, expect, it } from 'vitest';
import type { CreatedSource } from '#domain/measuring/networks/sources.ts';
import type { CreatedFeed, ListedLine } from '#domain/measuring/profit/conversion-feed.ts';
import { reportImports } from '../db/schema/reports.ts';
import { networkOrders, orderEvents } from '../db/schema/sales.ts';
import { bringSales } from '../testing/bring-sales.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestApp, type Person } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const server = await connectAsServer(database);
const { app, deps, request, signIn } = createTestApp(server, { TRUSTED_PROXIES: ['127.0.0.1'] });
afterAll(async () => {
  await server.close();
  await database.close();
});

const gclid = 'Cj0KCQjwn_OlBhDhARIsAG2y6zMa-TesteDeClique_0123456789EALw_wcB';
const DAY = 86_400;
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * DAY;

async function connect({ cookie }: Person) {
  const answer = await request('POST', '/api/sales-sources', { cookie, body: { network: 'generic' } });
  const { url } = (await answer.json()) as CreatedSource;
  return async (fields: Record<string, string | number>) => {
    const query = new URLSearchParams(
      Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const answer = await app.request(`${new URL(url).pathname}?${query.toString()}`);
    expect(answer.status).toBe(200);
  };
}
const sale = (order: string, days: number, more: Record<string, string | number> = {}) => ({
  order,
  commission: '98,35',
  currency: 'BRL',
  time: daysAgo(days),
  gclid,
  ...more,
});

async function createFeed({ cookie }: Person, body: Record<string, unknown>) {
  const answer = await request('POST', '/api/conversion-feeds', {
    cookie,
    body: { action: 'Compra', ...body },
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as CreatedFeed;
}
const basic = ({ user, password }: CreatedFeed) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
function pull(feed: CreatedFeed, headers: Record<string, string> = {}, method = 'GET') {
  return app.request(new URL(feed.url).pathname, {
    method,
    headers: { Authorization: basic(feed), ...headers },
  });
}
async function tableOf(feed: CreatedFeed) {
  return parse<string[]>((await (await pull(feed)).text()).trim()).data;
}

it('the legacy file names its zone, and its times are bare and local', async () => {
  const person = await signIn();
  const postSale = await connect(person);
  await postSale(sale('A1', 3));
  await postSale(sale('A2', 3, { gclid: '' }));
  await postSale(sale('A3', 100));
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  expect(new URL(feed.url).pathname).toMatch(/\.csv$/);
  const local = new Date((daysAgo(3) - 3 * 3600) * 1000).toISOString().slice(0, 16).replace('T', ' ');
  const [zone, header, ...rows] = await tableOf(feed);
  expect(zone).toEqual(['Parameters:TimeZone=America/Sao_Paulo']);
  expect(header).toEqual([
    ...['Google Click ID', 'Conversion Name', 'Conversion Time', 'Conversion Value', 'Conversion Currency'],
    'Order ID',
  ]);
  expect(rows).toEqual([[gclid, 'Compra', expect.stringContaining(local) as string, '98.35', 'BRL', 'A1']]);
});

it('the Data Manager’s file begins with its header, with offsets and consent', async () => {
  const person = await signIn();
  const postSale = await connect(person);
  await postSale(sale('B1', 2, { gclid: '', gbraid: '0AAAAADexemplo_de_gbraid' }));
  const feed = await createFeed(person, {
    format: 'data-manager',
    kind: 'conversions',
    adUserData: true,
    adPersonalization: false,
  });
  const [header, ...rows] = await tableOf(feed);
  expect(header).toEqual([
    ...['Google Click ID', 'GBRAID', 'Conversion Name', 'Conversion Time', 'Conversion Value'],
    ...['Conversion Currency', 'Order ID', 'Ad User Data', 'Ad Personalization'],
  ]);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-03:00$/) as string;
  expect(rows).toEqual([
    ['', '0AAAAADexemplo_de_gbraid', 'Compra', time, '98.35', 'BRL', 'B1', 'Granted', 'Denied'],
  ]);
});

it('adjustments stand apart: taken back, restated, and none before a day has passed', async () => {
  const person = await signIn();
  const postSale = await connect(person);
  const orders = [
    ['C1', 3],
    ['C2', 60],
    ['C3', 0.2],
  ] as const;
  for (const [order, days] of orders) {
    await postSale(sale(order, days, { amount: '100' }));
    await postSale(
      sale(order, days - 0.1, { amount: order === 'C2' ? '40' : '100', status: 'refunded', commission: '' }),
    );
  }
  const feed = await createFeed(person, { format: 'legacy', kind: 'adjustments' });
  const [, header, ...rows] = await tableOf(feed);
  expect(header).toEqual([
    ...['Order ID', 'Conversion Name', 'Adjustment Time', 'Adjustment Type', 'Adjusted Value'],
    'Adjusted Value Currency',
  ]);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string;
  expect(rows).toEqual([
    ['C1', 'Compra', time, 'RETRACT', '', ''],
    ['C2', 'Compra', time, 'RESTATE', '59.01', 'BRL'],
  ]);
  const lines = `/api/conversion-feeds/${feed.id}/lines`;
  const listed = (await (await request('GET', lines, { cookie: person.cookie })).json()) as ListedLine[];
  expect(listed.map(({ orderId, state, reason, isOld }) => [orderId, state, reason, isOld])).toEqual([
    ['C3', 'waiting', 'early', false],
    ['C1', 'served', null, false],
    ['C2', 'served', null, true],
  ]);
});

it('what was served keeps its second and value, and a sale that came back stays', async () => {
  const person = await signIn();
  const postSale = await connect(person);
  await postSale(sale('D1', 5));
  await postSale(sale('D2', 5));
  await postSale(sale('D2', 4, { status: 'refunded' }));
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  const before = await tableOf(feed);
  expect(before.map((row) => row.at(-1)).slice(2)).toEqual(['D1']);
  await postSale(sale('D1', 4, { status: 'refunded' }));
  await db
    .update(networkOrders)
    .set({ soldAt: sql`sold_at - interval '1 hour'` })
    .where(eq(networkOrders.orderId, 'D1'));
  expect(await tableOf(feed)).toEqual(before);
  const results = {
    results: [
      { orderId: 'D1', result: '# OK' },
      { orderId: 'X', result: 'CLICK_NOT_FOUND' },
    ],
  };
  const path = `/api/conversion-feeds/${feed.id}`;
  const noted = await request('POST', `${path}/results`, { cookie: person.cookie, body: results });
  expect(await noted.json()).toEqual({ noted: 1 });
  const lines = (await (
    await request('GET', `${path}/lines`, { cookie: person.cookie })
  ).json()) as ListedLine[];
  expect(lines).toMatchObject([{ orderId: 'D1', state: 'confirmed' }]);
});

it('answers only to its user and password, tells what has not changed, and ends when it is revoked', async () => {
  const person = await signIn();
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  const stranger = await pull({ ...feed, password: 'x' });
  expect([stranger.status, stranger.headers.get('WWW-Authenticate'), await stranger.text()]).toEqual([
    401,
    'Basic realm="Faisca", charset="UTF-8"',
    '',
  ]);
  const first = await pull(feed);
  expect(first.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const etag = first.headers.get('ETag') ?? '';
  expect((await pull(feed, { 'If-None-Match': etag })).status).toBe(304);
  expect((await pull(feed, {}, 'HEAD')).status).toBe(200);
  const other = await signIn();
  const path = `/api/conversion-feeds/${feed.id}`;
  expect((await request('DELETE', path, { cookie: other.cookie })).status).toBe(404);
  expect((await request('DELETE', path, { cookie: person.cookie })).status).toBe(200);
  expect((await pull(feed)).status).toBe(404);
});

describe('strangers at a feed', () => {
  it.each<[what: string, headers: (feed: CreatedFeed) => Record<string, string>]>([
    ['no password', () => ({ Authorization: '' })],
    ['a wrong one', (feed) => ({ Authorization: basic({ ...feed, password: feed.password.slice(1) }) })],
    ['another user', (feed) => ({ Authorization: basic({ ...feed, user: 'admin' }) })],
    ['no Basic', (feed) => ({ Authorization: basic(feed).replace('Basic', 'Bearer') })],
    ['half of it', (feed) => ({ Authorization: basic(feed).slice(0, 30) })],
    ['no base64', () => ({ Authorization: 'Basic %%%' })],
    ['a very long one', () => ({ Authorization: `Basic ${'A'.repeat(7000)}` })],
  ])('get nothing with %s', async (_what, headersOf) => {
    const person = await signIn();
    await (
      await connect(person)
    )(sale('S1', 3));
    const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
    for (const method of ['GET', 'HEAD']) {
      const answer = await app.request(new URL(feed.url).pathname, { method, headers: headersOf(feed) });
      expect([answer.status, await answer.text()]).toEqual([401, '']);
    }
  });

  it('someone else’s password opens only someone else’s', async () => {
    const [one, other] = [await signIn(), await signIn()];
    await (
      await connect(one)
    )(sale('S2', 3));
    const [own, others] = [
      await createFeed(one, { format: 'legacy', kind: 'conversions' }),
      await createFeed(other, { format: 'legacy', kind: 'conversions' }),
    ];
    expect((await pull({ ...others, url: own.url })).status).toBe(401);
    expect(await (await pull(others)).text()).not.toContain('S2');
    const lines = `/api/conversion-feeds/${own.id}/lines`;
    expect((await request('GET', lines, { cookie: other.cookie })).status).toBe(404);
  });

  it('find no other way in', async () => {
    const person = await signIn();
    const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
    const { pathname } = new URL(feed.url);
    const [, , , token = ''] = pathname.split('/');
    const tricks = [
      pathname.replace('.csv', '.csv/'),
      pathname.replace('.csv', '.CSV'),
      pathname.replace('conversoes', '..%2fconversoes'),
      pathname.replace(token, token.toLowerCase()),
      pathname.replace(token, `${token}%00`),
      pathname.replace(token, '%'),
      pathname.replace(token, "' or true --"),
      pathname.replace(token, '..'),
      pathname.replace(`/${token}`, ''),
      `/${pathname}`,
    ];
    for (const path of tricks) {
      const answer = await app.request(`http://localhost:3000${path}`, {
        headers: { Authorization: basic(feed) },
      });
      expect([path, answer.headers.get('Content-Type')?.includes('csv') ?? false]).toEqual([path, false]);
      expect(answer.status).toBeLessThan(500);
    }
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect([403, 404, 405]).toContain((await pull(feed, {}, method)).status);
  });
});

it('a part of a file is not served, and a tag is known however it comes', async () => {
  const person = await signIn();
  await (
    await connect(person)
  )(sale('R1', 3));
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  const head = await pull(feed, {}, 'HEAD');
  expect([head.status, await head.text()]).toEqual([200, '']);
  const [listed] = (await (
    await request('GET', `/api/conversion-feeds/${feed.id}/lines`, { cookie: person.cookie })
  ).json()) as ListedLine[];
  expect(listed?.state).toBe('waiting'); // asking for the head is no pull
  const whole = await pull(feed, { Range: 'bytes=0-5' });
  expect([whole.status, await whole.text()]).toEqual([200, expect.stringContaining('R1')]);
  const etag = whole.headers.get('ETag') ?? '';
  expect(etag).toBe(head.headers.get('ETag'));
  for (const tags of [etag, `W/${etag}`, `"x", ${etag}`, '*'])
    expect((await pull(feed, { 'If-None-Match': tags })).status).toBe(304);
  for (const tags of ['"x"', etag.slice(1, -1), ''])
    expect((await pull(feed, { 'If-None-Match': tags })).status).toBe(200);
  await (
    await connect(person)
  )(sale('R2', 2));
  expect((await pull(feed, { 'If-None-Match': etag })).status).toBe(200);
});

it('a flood of one feed, or of wrong passwords, leaves the other feeds to the same address', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const [flooded, calm] = [
    await createFeed(one, { format: 'legacy', kind: 'conversions' }),
    await createFeed(other, { format: 'legacy', kind: 'conversions' }),
  ];
  const from = { 'X-Forwarded-For': '203.0.113.77' };
  const statuses: number[] = [];
  for (let each = 0; each < 40; each += 1) statuses.push((await pull(flooded, from)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  const wrong: number[] = [];
  for (let each = 0; each < 80; each += 1) wrong.push((await pull({ ...calm, password: 'x' }, from)).status);
  expect([wrong[0], wrong.at(-1)]).toEqual([401, 429]);
  expect((await pull(calm, from)).status).toBe(200);
});

it('an order’s number that a spreadsheet would run, or that names a person, stays out', async () => {
  const person = await signIn();
  const postSale = await connect(person);
  for (const order of ['=1+1', 'maria@exemplo.com', 'x'.repeat(65)]) await postSale(sale(order, 2));
  expect(await db.$count(orderEvents)).toBeGreaterThan(0);
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  expect(await tableOf(feed)).toHaveLength(2);
});

it('sales of a file that is not whole yet are not served', async () => {
  const person = await signIn();
  const soldAt = new Date(daysAgo(3) * 1000).toISOString().slice(0, 19);
  await bringSales(request, person, [{ orderId: 'E1', soldAt, commission: 98.35, gclid }]);
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  expect(await tableOf(feed)).toHaveLength(3);
  await db.update(reportImports).set({ rowCount: 2 }).where(eq(reportImports.userId, person.id));
  expect(await tableOf(feed)).toHaveLength(2);
});

it('sales that came by file are served too, each order once', async () => {
  const person = await signIn();
  const postSale = await connect(person);
  await postSale(sale('E1', 3));
  const local = (days: number) => new Date((daysAgo(days) - 3 * 3600) * 1000).toISOString().slice(0, 19);
  const second = local(4);
  await bringSales(request, person, [
    { orderId: 'E1', soldAt: local(3), commission: 98.35, gclid },
    { orderId: 'E2', soldAt: second, commission: 50, gclid },
    { orderId: 'E3', soldAt: local(5).slice(0, 10), commission: 50, gclid },
    { orderId: 'E4', soldAt: local(6), commission: 70, gclid, status: 'refunded' },
    { orderId: 'E5', soldAt: local(100), commission: 50, gclid },
  ]);
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  const [, , ...rows] = await tableOf(feed);
  expect(rows.map((row) => [row[2], row[3], row[5]])).toEqual([
    [expect.any(String), '98.35', 'E1'],
    [second.replace('T', ' '), '50', 'E2'],
  ]);
  const lines = `/api/conversion-feeds/${feed.id}/lines`;
  const listed = (await (await request('GET', lines, { cookie: person.cookie })).json()) as ListedLine[];
  expect(listed.map(({ orderId, reason }) => [orderId, reason])).toEqual([
    ['E1', null],
    ['E2', null],
    ['E3', 'noTime'],
  ]);
  const adjustments = await createFeed(person, { format: 'legacy', kind: 'adjustments' });
  expect((await tableOf(adjustments)).map((row) => [row[0], row[3]])).toContainEqual(['E4', 'RETRACT']);
  // The postback comes after the file: the line stays as Google has it.
  const before = await tableOf(feed);
  await postSale(sale('E2', 4, { commission: '50,00' }));
  expect((await tableOf(feed)).map((row) => row.join()).sort()).toEqual(
    before.map((row) => row.join()).sort(),
  );
});

it('writes one file of an account at a time, so that nobody waits for its many files', async () => {
  const [many, other] = [await signIn(), await signIn()];
  await db.execute(sql`
    insert into network_orders (user_id, network, order_id, status, commission_micros, currency, sold_at, product,
      click_id, click_id_kind, sub_ids, payments)
    select ${many.id}, 'generic', 'M' || n, 'approved', 98350000, 'BRL', now() - n * interval '1 minute', 'Vitalis',
      ${gclid}, 'gclid', '[]', jsonb_build_array(jsonb_build_object('status', 'approved', 'currency', 'BRL',
        'commissionMicros', 98350000, 'amountMicros', null, 'soldAt', now(), 'reversedAt', null, 'heardAt', now(),
        'back', '[]'::jsonb))
    from generate_series(1, 1000) n`);
  const kind = { format: 'legacy', kind: 'conversions' };
  const feeds = await Promise.all(Array.from({ length: 20 }, () => createFeed(many, kind)));
  const own = await createFeed(other, kind);
  const answers = feeds.map(async (feed) => pull(feed));
  expect((await pull(own)).status).toBe(200);
  const done = await Promise.all(answers);
  const served = done.filter(({ status }) => status === 200);
  expect(done.filter(({ status }) => status === 503)).toHaveLength(feeds.length - served.length);
  expect(served.length).toBeLessThan(feeds.length);
  const [first, ...rest] = await Promise.all(served.map((answer) => answer.text()));
  expect(first?.trim().split('\r\n')).toHaveLength(1002);
  expect(rest.every((text) => text === first)).toBe(true);
});

it('stores each line of a long file once, whoever asks for it again', async () => {
  const person = await signIn();
  const postSale = await connect(person);
  await postSale(sale('O1', 3));
  const feed = await createFeed(person, { format: 'legacy', kind: 'conversions' });
  await pull(feed);
  const stored = await db.execute(
    sql`select xmin::text, order_id from conversion_lines where feed_id = ${feed.id}`,
  );
  await postSale(sale('O2', 2));
  await pull(feed);
  const later = await db.execute(
    sql`select xmin::text, order_id from conversion_lines where feed_id = ${feed.id} order by order_id`,
  );
  expect(later.rows).toEqual([...stored.rows, { xmin: expect.any(String) as string, order_id: 'O2' }]);
});

it('a full disk serves no file, because each line that is served is stored', async () => {
  const feed = await createFeed(await signIn(), { format: 'legacy', kind: 'conversions' });
  try {
    deps.disk.free = 0.039;
    expect((await pull(feed)).status).toBe(503);
  } finally {
    deps.disk.free = 1;
  }
  expect((await pull(feed)).status).toBe(200);
});
