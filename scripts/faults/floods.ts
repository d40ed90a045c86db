import { eq } from 'drizzle-orm';
import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { MOST_FEEDS, newFeedSchema } from '#domain/measuring/profit/conversion-feed.ts';
import { capsSchema } from '#domain/deciding/bridge/messages.ts';
import { hashesOf, newTokens } from '#server/bridges/tokens.ts';
import { createFeed } from '#server/conversions/feeds.ts';
import { connect, type Connection } from '#server/db/client.ts';
import { bridgeAccounts, bridges } from '#server/db/schema/bridges.ts';
import { campaignAssets } from '#server/db/schema/campaigns.ts';
import { conversionFeeds } from '#server/db/schema/conversions.ts';
import { packageRoot } from '#server/boot/root.ts';
import { createCampaign, createSession, createUser, PASSWORD } from '#server/testing/factories.ts';
import { AUTH_SECRET, programs } from '#server/testing/server-process.ts';
import { databaseKinds } from './databases.ts';
import type { FloodCall, FloodOrder } from './flood-caller.ts';
import { openVerdict, quantile } from './verdict.ts';

const OTHERS = 8;
const PAUSE_MS = 100;
const MOST_TIMES = 3;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
  },
});
const attacked = await databaseKinds.embedded({
  program: programs.built,
  env: { WRITES_PER_MINUTE: '300' },
});
const { url } = attacked.server;
const connection = connect(attacked.victim.target, { max: 2 });
const { db } = connection;
const verdict = openVerdict();
let addresses = 0;

/** Another network each time, as people have. */
const newAddress = () => `198.${18 + (++addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}`;

async function signedIn(userId: string, address = newAddress()): Promise<Record<string, string>> {
  const { header } = await createSession(db, userId, { secret: AUTH_SECRET, appUrl: url });
  return { Cookie: header, 'X-Forwarded-For': address };
}

/** One call of somebody who does no harm. */
type Ask = () => Promise<Response>;
const ask = (path: string, init: RequestInit) => fetch(url + path, init);

/** People who look at their campaigns and at an empty plan. */
async function makeReaders(): Promise<Ask[]> {
  return Promise.all(
    Array.from({ length: OTHERS }, async (_, number) => {
      const { id } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
      const campaign = await createCampaign(db, id, { name: 'Verão' });
      const headers = await signedIn(id);
      const path = number % 2 === 0 ? '/api/campaigns' : `/api/campaigns/${campaign.id}/plan`;
      return () => ask(path, { headers });
    }),
  );
}

/** People who sign in with their password, each from a network of their own. */
async function makeSignIns(): Promise<Ask[]> {
  return Promise.all(
    Array.from({ length: OTHERS }, async () => {
      const { email } = await createUser(db);
      return () =>
        ask('/api/auth/sign-in/email', {
          method: 'POST',
          headers: { Origin: url, 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
          body: JSON.stringify({ email, password: PASSWORD }),
        });
    }),
  );
}

interface Seen {
  times: number[];
  /** What the others got instead of an answer. */
  refused: string[];
}

async function watch(others: readonly Ask[], seen: Seen, pauseMs: number): Promise<void> {
  const until = performance.now() + Number(values.seconds) * 1000;
  await Promise.all(
    others.map(async (other) => {
      while (performance.now() < until) {
        const since = performance.now();
        const answer = await other().catch(String);
        const text = typeof answer === 'string' ? answer : await answer.text().catch(String);
        seen.times.push(performance.now() - since);
        if (typeof answer === 'string' || !answer.ok) seen.refused.push(text.slice(0, 200));
        await delay(pauseMs);
      }
    }),
  );
}

async function flood(what: string, calls: readonly FloodCall[], others: readonly Ask[], pauseMs = PAUSE_MS) {
  if (!what.startsWith(values.only)) return;
  const [quiet, during]: [Seen, Seen] = [
    { times: [], refused: [] },
    { times: [], refused: [] },
  ];
  await watch(others, { times: [], refused: [] }, pauseMs); // the first answers of a process are slower
  for (let pair = 0; pair < Number(values.pairs); pair++) {
    await watch(others, quiet, pauseMs);
    const caller = fork(join(packageRoot, 'scripts', 'faults', 'flood-caller.ts'), {
      execArgv: process.execArgv,
    });
    const order: FloodOrder = { url, calls };
    caller.send(order);
    await delay(1000);
    await watch(others, during, pauseMs);
    const ended = once(caller, 'exit');
    caller.kill('SIGKILL');
    await ended;
    await delay(1000);
  }
  const [quietP99, floodP99] = [quantile(quiet.times, 0.99), quantile(during.times, 0.99)];
  verdict.report(
    what,
    quiet.refused.length + during.refused.length === 0 && floodP99 <= MOST_TIMES * quietP99,
    {
      answers: [quiet.times.length, during.times.length],
      refused: [quiet.refused.length, during.refused.length],
      refusals: [...new Set([...quiet.refused, ...during.refused])],
      p50: [quantile(quiet.times, 0.5), quantile(during.times, 0.5)],
      p99: [quietP99, floodP99],
      times: Number((floodP99 / quietP99).toFixed(1)),
      machineLoad: Math.round(loadavg()[0] ?? 0),
    },
  );
}

/** A campaign with a plan of 24 MB. */
async function createLargePlan({ db }: Connection, userId: string): Promise<string> {
  const { id } = await createCampaign(db, userId, { name: 'Grande' });
  await db.execute(`insert into ad_groups (campaign_id, user_id, id, content, byte_count)
    select '${id}', '${userId}', gen_random_uuid(), jsonb_build_object('name', repeat(md5(n::text), 4000)), 128000
    from generate_series(1, 180) n`);
  return id;
}

async function createList({ db }: Connection, ref: { userId: string; campaignId: string }): Promise<string> {
  const [list] = await db
    .insert(campaignAssets)
    .values({ ...ref, assetType: 'descriptions', content: ['Oi'], itemCount: 1, byteCount: 6 })
    .returning();
  if (!list) throw new Error('no list was made');
  return list.id;
}

/** As many files of conversions as an account may have. Their sales are more than a file may have. */
async function createManySales({ db }: Connection, userId: string) {
  await db.execute(`insert into network_orders (user_id, network, order_id, status, amount_micros, commission_micros,
      currency, sold_at, product, click_id, click_id_kind, sub_ids, payments)
    select '${userId}', 'generic', 'HP' || n, 'approved', 197000000, 98350000, 'BRL', now() - n * interval '1 minute',
      'Vitalis', 'Cj0KCQjw' || md5(n::text), 'gclid', '[]', jsonb_build_array(jsonb_build_object('id', 'HP' || n,
      'status', 'approved', 'amountMicros', 197000000, 'commissionMicros', 98350000, 'reversedAt', null, 'back', '[]'::jsonb))
    from generate_series(1, 101000) n`);
  const feed = newFeedSchema.parse({ action: 'Compra', format: 'data-manager', kind: 'conversions' });
  return Promise.all(
    Array.from({ length: MOST_FEEDS }, async () => {
      const created = await createFeed(db, { userId, appUrl: url }, feed);
      if (created === 'too_many') throw new Error('a feed was refused');
      const authorization = `Basic ${btoa(`${created.user}:${created.password}`)}`;
      return { path: new URL(created.url).pathname, authorization };
    }),
  );
}

/** Scripts of an account, each with a file of conversions of its own. */
async function createScripts(
  { db }: Connection,
  ref: { userId: string; campaignId: string },
): Promise<FloodCall[]> {
  await db.delete(conversionFeeds).where(eq(conversionFeeds.userId, ref.userId));
  return Promise.all(
    Array.from({ length: 4 }, async (_, n) => {
      const customerId = `123-456-789${n}`;
      const feed = newFeedSchema.parse({
        action: 'Compra',
        format: 'script',
        kind: 'conversions',
        customerId,
      });
      await createFeed(db, { userId: ref.userId, appUrl: url }, feed);
      const tokens = newTokens();
      const [bridge] = await db
        .insert(bridges)
        .values({ ...ref, kind: 'account', customerId, caps: capsSchema.parse({}), ...hashesOf(tokens) })
        .returning();
      if (!bridge) throw new Error('no script was made');
      const account = { ...ref, bridgeId: bridge.id, customerId, name: 'Conta', currency: 'BRL' };
      await db.insert(bridgeAccounts).values({ ...account, timeZone: 'America/Sao_Paulo' });
      return scriptCall(customerId, tokens.commandsToken);
    }),
  );
}

function scriptCall(customerId: string, token: string): FloodCall {
  const body = JSON.stringify({ version: 1, customerId, preview: false });
  const hash = createHash('sha256').update(body).digest('hex');
  const headers = {
    Authorization: `Bearer ${token}`,
    'X-Content-SHA256': hash,
    'X-Forwarded-For': newAddress(),
  };
  return { method: 'POST', path: '/api/script/conversions', headers, body };
}

const attacker = await createUser(db);
const plan = await createLargePlan(connection, attacker.id);
const list = await createList(connection, { userId: attacker.id, campaignId: plan });
const sessions = await Promise.all(Array.from({ length: 8 }, () => signedIn(attacker.id)));
const repeated = (times: number, call: (n: number) => FloodCall) =>
  Array.from({ length: times }, (_, n) => call(n));
const ofAttacker = (n: number) => sessions[n % sessions.length] ?? {};
const oneAddress = { 'X-Forwarded-For': '203.0.113.7' };
const readers = await makeReaders();
const signIns = await makeSignIns();

for (const loops of [36, 48]) {
  await flood(
    `1. one free account, 8 sessions: ${loops} loops on a plan of 24 MB`,
    repeated(loops, (n) => ({ method: 'GET', path: `/api/campaigns/${plan}/plan`, headers: ofAttacker(n) })),
    readers,
  );
}
await flood(
  '2. one address, signed out: 100 loops on links that do not exist',
  repeated(100, () => ({ method: 'GET', path: '/api/shared/UUID', headers: oneAddress })),
  readers,
);
await flood(
  '2. one address, signed out: 40 loops on the reset of passwords, while others sign in',
  repeated(40, () => ({
    method: 'POST',
    path: '/api/auth/request-password-reset',
    headers: oneAddress,
    body: JSON.stringify({ email: 'UUID@exemplo.com.br' }),
  })),
  signIns,
  500,
);
await flood(
  '3. one address: 40 loops of wrong passwords, while others sign in',
  repeated(40, () => ({
    method: 'POST',
    path: '/api/auth/sign-in/email',
    headers: oneAddress,
    body: JSON.stringify({ email: 'UUID@exemplo.com.br', password: 'errada-1' }),
  })),
  signIns,
  500,
);
const longList = (assetType: string) =>
  JSON.stringify({
    assetType,
    content: Array.from({ length: 9000 }, (_, item) => `${'x'.repeat(80)} ${item}`),
  });
const saveLists = (assetType: string) =>
  repeated(60, (n) => ({
    method: 'PUT',
    path: `/api/campaigns/${plan}/assets/${list}`,
    headers: ofAttacker(n),
    body: longList(assetType),
  }));
await flood(
  '4. one free account, 8 sessions: 60 loops that save lists of 900 KB',
  saveLists('descriptions'),
  readers,
);
await flood(
  '4. one free account, 8 sessions: 60 loops of lists of 900 KB whose items are too long',
  saveLists('titles'),
  readers,
);
const trials = await Promise.all(
  Array.from({ length: 20 }, async () => {
    const { id } = await createUser(db);
    return {
      id: (await createCampaign(db, id)).id,
      headers: await signedIn(id, oneAddress['X-Forwarded-For']),
    };
  }),
);
await flood(
  '5. 20 trial accounts of one address: 40 loops that save lists',
  repeated(40, (n) => {
    const { id, headers } = trials[n % trials.length] ?? { id: '', headers: {} };
    const content = Array.from({ length: 3000 }, (_, item) => `Descrição número ${item} UUID`);
    return {
      method: 'POST',
      path: `/api/campaigns/${id}/assets`,
      headers,
      body: JSON.stringify({ assetType: 'descriptions', content }),
    };
  }),
  readers,
);
const sales = await createManySales(connection, attacker.id);
await flood(
  '6. one free account: 50 loops on its files of conversions, each of 100,000 sales',
  sales.map(({ path, authorization }) => ({
    method: 'GET',
    path,
    headers: { Authorization: authorization, 'X-Forwarded-For': newAddress() },
  })),
  readers,
);
const profitPaths = [
  `/api/profit/${plan}`,
  '/api/profit/account',
  '/api/profit/advice',
  `/api/profit/${plan}/orders`,
];
await flood(
  '7. one free account, 8 sessions: 40 loops on the profit of 100,000 sales, and 4 that change it',
  [
    ...repeated(40, (n) => ({
      method: 'GET',
      path: profitPaths[n % profitPaths.length] ?? '',
      headers: ofAttacker(n),
    })),
    ...repeated(4, (n) => ({
      method: 'PUT',
      path: '/api/profit/rates',
      headers: ofAttacker(n),
      body: JSON.stringify({ from: 'USD', to: 'BRL', day: `2026-0${n + 1}-01`, rate: '5.1' }),
    })),
  ],
  readers,
);
const scripts = await createScripts(connection, { userId: attacker.id, campaignId: plan });
await flood(
  '8. one free account: 20 loops of its 4 scripts, each asking for uploads of 100,000 sales',
  repeated(20, (n) => scripts[n % scripts.length] ?? scriptCall('', '')),
  readers,
);
await connection.close();
await attacked.close();
verdict.close();
