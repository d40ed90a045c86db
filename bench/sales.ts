import { sql } from 'drizzle-orm';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { CreatedFeed } from '#domain/measuring/profit/conversion-feed.ts';
import { connect, type Connection } from '#server/db/client.ts';
import { APP_ROLE } from '#server/embedded-postgres/index.ts';
import { computeNext } from '#server/jobs/kept-answers.ts';
import { createSource } from '#server/postbacks/sources.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import { openEmpty } from './database.ts';
import { BACKGROUND, fillReport, neighbourTimes, quantile, REQUESTS } from './large-account.ts';
import { load } from './load.ts';
import { withOurServer } from './our-server.ts';
import { percentiles, printHeading, printLine } from './report.ts';
import { serveApp } from './served.ts';

const SECONDS = 10;
const ACCOUNTS = 20;
/** Calls at the same time, as networks make them. */
const TOGETHER = 16;
const MESSAGES = 20_000;
const ORDERS = 100_000;
const FILED = 30_000;
const ASKED = 10;
/** The answer is not there yet. */
const COMPUTING = 202;

/** Measures postbacks a second: new sales, repeats and refunds of a generic network, from 20 accounts. */
export async function benchPostbacks(): Promise<void> {
  await withOurServer({ LOG_LEVEL: 'silent' }, async ({ server, connection }) => {
    const paths: string[] = [];
    for (let at = 0; at < ACCOUNTS; at += 1) {
      const { id: userId } = await createUser(connection.db, { plan: 'pro', subscriptionStatus: 'active' });
      const context = { userId, appUrl: 'http://localhost:3000', secret: '' };
      const made = await createSource(connection.db, context, { network: 'generic', name: '', key: '' });
      if (typeof made === 'string') throw new Error(made);
      paths.push(new URL(made.url).pathname);
    }
    const requests = Array.from({ length: MESSAGES }, (_, at) => messageOf(at, paths));
    await load({ port: server.port, requests: requests.slice(0, 500), connections: TOGETHER, ms: 2000 });
    const before = server.cpuSeconds();
    const { times, perSecond } = await load({
      port: server.port,
      requests,
      connections: TOGETHER,
      ms: SECONDS * 1000,
    });
    const used = ((server.cpuSeconds() ?? NaN) - (before ?? NaN)) / times.length;
    const sorted = times.toSorted((one, other) => one - other);
    printHeading(`Postbacks for ${SECONDS} s, ${TOGETHER} at the same time`, ['']);
    printLine('a second', [perSecond.toFixed(0)]);
    printLine('p50, p95', percentiles(times));
    printLine('p99', [`${(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0).toFixed(0)} ms`]);
    printLine('processor time of the server for each, without PostgreSQL', [
      `${(used * 1000).toFixed(2)} ms`,
    ]);
    printLine('load average of the machine', [loadavg()[0]?.toFixed(1) ?? '']);
  });
}

/** Of ten messages seven are new sales, two repeat one, and one is a refund. */
function messageOf(at: number, paths: readonly string[]): Buffer {
  const part = at % 10;
  const order = part < 7 ? at : at - part + (part - 7);
  const status = part === 9 ? 'refunded' : 'approved';
  const query = new URLSearchParams({
    order: `PED${order}`,
    status,
    commission: '98,35',
    currency: 'BRL',
    time: '2026-11-20 10:00:00',
    gclid: `Cj0KCQjwTesteDeCarga_${order}_0123456789`,
  });
  const path = paths[order % paths.length] ?? '';
  return Buffer.from(`GET ${path}?${query.toString()} HTTP/1.1\r\nHost: localhost:3000\r\n\r\n`);
}

/**
 * The rooms of an account with 100,000 orders, a quarter of which a tracker told, a file of the newest and two campaigns with
 * reports, and what another person notices. Everything is asked by the server's role, whose rows the policies restrict.
 */
export async function benchOrders(): Promise<void> {
  const connection = await openEmpty();
  const { db } = connection;
  const { target } = connection;
  if (typeof target === 'string') throw new Error('the embedded database is reached by its socket');
  const background = connect({ ...target, user: APP_ROLE }, BACKGROUND);
  const requests = connect({ ...target, user: APP_ROLE }, REQUESTS);
  const { id: userId } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
  const other = await createUser(db);
  await createCampaign(db, other.id);
  const { id: campaign } = await createCampaign(db, userId);
  const { id: second } = await createCampaign(db, userId);
  for (const campaignId of [campaign, second])
    await fillReport(db, { userId, campaignId }, { type: 'keywords', rows: 10_000, month: 10 });
  await fill(connection, userId);
  const served = await serveApp(requests, userId);
  const neighbour = await serveApp(requests, other.id);
  const ask = async (path: string, init: Init = {}, { url, session } = served) => {
    const since = performance.now();
    const send = () =>
      fetch(`${url}${path}`, {
        ...init,
        headers: { Cookie: session.header, Origin: 'http://localhost:3000', ...init.headers },
      });
    // The server may have closed the connection that was kept open just before; a browser asks again too.
    const response = await send().catch(send);
    const { status } = response;
    const text = await response.text();
    if (!response.ok && status !== COMPUTING) throw new Error(`${path}: ${status} ${text}`);
    return { status, text, ms: performance.now() - since };
  };
  const askNeighbour = () => ask('/api/campaigns', {}, neighbour);
  try {
    printHeading(`An account of ${ORDERS} orders in a year`, ['p50', 'p95']);
    const deep = await deepCursor(async (path) => (await ask(path)).text);
    const feed = await feedOf(ask);
    const rooms: readonly [string, string, Init?][] = [
      ['connections', '/api/sales-sources'],
      ['orders, the newest', '/api/orders?limit=200'],
      ['orders, after 20,000', `/api/orders?limit=200&cursor=${deep}`],
      ['owners of the newest orders', `/api/profit/owners?since=2026-11-01`],
      ['profit of a campaign', `/api/profit/${campaign}`],
      ['its orders for Google', `/api/profit/${campaign}/orders`],
      ['profit of the account', `/api/profit?ids=${campaign}`],
      ['its sales by day', `/api/profit/days?ids=${campaign}`],
      ["the account's table", '/api/profit/account'],
      ['advice', '/api/profit/advice'],
      ['the file that Google pulls', feed.path, { headers: { Authorization: feed.basic } }],
      ['its lines', `/api/conversion-feeds/${feed.id}/lines`],
    ];
    const calm = await neighbourTimes(askNeighbour, delay(5000));
    const computed: [string, string][] = [];
    const computing = (async () => {
      for (const [name, path, init] of rooms) {
        const first = await ask(path, init);
        if (first.status !== COMPUTING) continue;
        computed.push([name, `${await secondsOf(() => computeNext(background))} s`]);
      }
    })();
    const busy = await neighbourTimes(askNeighbour, computing);
    for (const [name, path, init] of rooms) {
      const times: number[] = [];
      for (let at = 0; at < ASKED; at += 1) times.push((await ask(path, init)).ms);
      printLine(name, percentiles(times));
    }
    const asking = (async () => {
      for (let at = 0; at < ASKED; at += 1) for (const [, path, init] of rooms) await ask(path, init);
    })();
    const beside = await neighbourTimes(askNeighbour, asking);
    printHeading("Another person's list of campaigns", ['p50', 'p99']);
    for (const [name, times] of [
      ['alone', calm],
      ['while it is computed', busy],
      ['while the rooms are asked for', beside],
    ] as const)
      printLine(name, [`${quantile(times, 0.5)} ms`, `${quantile(times, 0.99)} ms`]);
    printLine('load average of the machine', [loadavg()[0]?.toFixed(1) ?? '']);
    printHeading('Computed in the background', ['']);
    for (const [name, took] of computed) printLine(name, [took]);
  } finally {
    await neighbour.close();
    await served.close();
    await requests.close();
    await background.close();
    await connection.close();
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<string> {
  const since = performance.now();
  await work();
  return ((performance.now() - since) / 1000).toFixed(1);
}

interface Init extends Omit<RequestInit, 'headers'> {
  headers?: Record<string, string>;
}

type Ask = (path: string, init?: Init) => Promise<{ text: string }>;

async function feedOf(ask: Ask): Promise<{ id: string; path: string; basic: string }> {
  const body = JSON.stringify({ action: 'Compra', format: 'legacy', kind: 'conversions' });
  const headers = { 'Content-Type': 'application/json' };
  const { text } = await ask('/api/conversion-feeds', { method: 'POST', headers, body });
  const { id, url, user, password } = JSON.parse(text) as CreatedFeed; // our own server's JSON
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  return { id, path: new URL(url).pathname, basic };
}

async function deepCursor(read: (path: string) => Promise<string>): Promise<string> {
  let cursor = '';
  for (let page = 0; page < 40; page += 1) {
    const text = await read(`/api/orders?limit=500${cursor === '' ? '' : `&cursor=${cursor}`}`);
    cursor = (JSON.parse(text) as { next: string | null }).next ?? cursor; // our own server's JSON
  }
  return cursor;
}

/** Orders of two connections over a year, every fifth without a click, with their events and a file that tells the newest too. */
async function fill({ db }: Connection, userId: string): Promise<void> {
  const context = { userId, appUrl: 'http://localhost:3000', secret: '' };
  const networks = ['hotmart', 'generic'] as const;
  for (const network of networks) await createSource(db, context, { network, name: '', key: '' });
  const payment = sql`jsonb_build_array(jsonb_build_object('status', 'approved', 'amountMicros', 197900000, 'commissionMicros', 98350000,
    'currency', 'BRL', 'soldAt', to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'reversedAt', null,
    'heardAt', to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"'), 'back', '[]'::jsonb))`;
  await db.execute(sql`
    insert into network_orders (user_id, network, order_id, source_id, status, amount_micros, commission_micros, currency, sold_at,
      product, click_id, click_id_kind, sub_ids, payments)
    select ${userId}, s.network, 'HP' || at, s.id, 'approved', 197900000, 98350000, 'BRL', sold_at, 'Kit',
      case when at % 5 > 0 then 'Cj0KCQjwTesteDeCarga_' || at || '_0123456789' end, case when at % 5 > 0 then 'gclid' end,
      jsonb_build_array(jsonb_build_array('src', (at % 50)::text)), ${payment}
    from generate_series(1, ${ORDERS}) as at
    join sales_sources s on s.user_id = ${userId} and s.network = case when at % 4 = 0 then 'generic' else 'hotmart' end
    cross join lateral (select now() - (at * 315 || ' seconds')::interval as sold_at) sold`);
  await db.execute(sql`
    insert into order_events (user_id, network, order_id, payment, event, content)
    select user_id, network, order_id, '', 'approved', json_build_object('orderId', order_id, 'transaction', null)
    from network_orders where user_id = ${userId}`);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into report_imports (user_id, campaign_id, file_name, file_hash, type, language, currency, period_start, period_end, by_day,
      totals, warnings, row_count, received)
    values (${userId}, null, 'a.csv', ${'a'.repeat(64)}, 'sales', 'pt', 'BRL', now()::date - 120, now()::date, true,
      '{"impressions":null,"clicks":null,"cost":null,"conversions":null}', '{}', ${FILED}, ${FILED})
    returning id`);
  await db.execute(sql`
    insert into sale_rows (user_id, import_id, position, order_id, day, sold_at, status, product, commission_micros, currency, sub_ids,
      keyword)
    select ${userId}, ${rows[0]?.id ?? ''}, at - 1, 'HP' || at, sold_at::date, to_char(sold_at, 'YYYY-MM-DD"T"HH24:MI:SS'), 'approved', 'Kit',
      98350000, 'BRL', '[]', ''
    from generate_series(1, ${FILED}) as at
    cross join lateral (select now() - (at * 315 || ' seconds')::interval as sold_at) sold`);
  await db.execute(sql`analyze network_orders, order_events, sale_rows, report_imports`);
}
