import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { capsSchema } from '#domain/deciding/bridge/messages.ts';
import { dayIn, type Piece } from '#domain/deciding/bridge/pieces.ts';
import { toReportRows } from '#domain/deciding/bridge/table-rows.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import { addDays } from '#domain/shared/days.ts';
import { type BridgeTable, bridgeTableNames } from '#domain/deciding/bridge/tables.ts';
import { createBridge } from '#server/bridges/bridge-writes.ts';
import { SCRIPT_VERSION } from '#server/bridges/render-script.ts';
import type { Connection } from '#server/db/client.ts';
import { openImport } from '#server/reports/imports.ts';
import { addRows } from '#server/reports/rows.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { openEmpty } from './database.ts';
import { withOurServer } from './our-server.ts';
import type { ServerProcess } from './processes.ts';
import { printHeading, printLine } from './report.ts';

const ROWS = 300_000;
const PART = 5000;
/** Days of one piece of search terms. */
const PIECE_DAYS = 15;
const SCRIPTS = 1000;
/** Scripts that call at the same time; Google spreads an hour's runs over the hour. */
const TOGETHER = 8;
const CUSTOMER = '123-456-7890';
const MB = 1024 * 1024;
const columns = [
  ...['day', 'term', 'status', 'keyword', 'matchType', 'campaign', 'adGroup'],
  ...['impressions', 'clicks', 'costMicros', 'conversions'],
];
const today = dayIn('America/Sao_Paulo', new Date());

/** Measures 300,000 rows through a script's parts, and an hour of 1,000 scripts. The calls are made in the server's process. */
export async function benchBridges(): Promise<void> {
  const connection = await openEmpty();
  const { app, deps } = createTestApp(connection);
  const script = caller(async (path, init) => app.request(`/api/script${path}`, init));
  try {
    printHeading(`A script's ${ROWS} rows, in parts of ${PART}`, ['']);
    await ingest(connection, script);
    await upload(connection);
    printHeading(`An hour of ${SCRIPTS} scripts, ${TOGETHER} at the same time`, ['']);
    await hour(connection, script);
  } finally {
    await Promise.all([deps.changes.stop(), deps.sales.stop()]);
    await connection.close();
  }
}

/** Measures what 1,000 scripts that call at one moment do to a server as it runs in production, and whether anything is lost. */
export async function benchBridgeMoment(): Promise<void> {
  await withOurServer({}, async ({ server, connection }) => {
    printHeading(`${SCRIPTS} scripts at one moment`, ['']);
    await moment(connection, server);
  });
}

interface Tokens {
  reports: string;
  commands: string;
}

async function makeBridge({ db }: Connection): Promise<Tokens> {
  const { id: userId } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
  const author = { userId, address: '127.0.0.1', scriptAddress: 'http://localhost:3000/api/script' };
  const made = await createBridge(db, author, {
    kind: 'account',
    customerId: CUSTOMER,
    caps: capsSchema.parse({}),
  });
  if (typeof made === 'string') throw new Error(made);
  const token = (of: string) => new RegExp(`"${of}Token": "([^"]+)"`, 'u').exec(made.script)?.[1] ?? '';
  return { reports: token('reports'), commands: token('commands') };
}

type Call = (path: string, token: string, message: object) => Promise<Record<string, unknown>>;

type Send = (
  path: string,
  init: { method: string; headers: Record<string, string>; body: string },
) => Promise<Response>;

/** Calls as a script makes them. */
function caller(send: Send): Call {
  return async (path, token, message) => {
    const body = JSON.stringify({ ...message, version: SCRIPT_VERSION, preview: false });
    const response = await send(path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        Host: 'localhost:3000',
        'X-Content-SHA256': createHash('sha256').update(body).digest('hex'),
      },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>; // our own server's JSON
  };
}

const described = [{ customerId: CUSTOMER, name: 'Loja', currency: 'BRL', timeZone: 'America/Sao_Paulo' }];

async function ingest(connection: Connection, call: Call): Promise<void> {
  const { reports } = await makeBridge(connection);
  const { run } = await call('/start', reports, { accounts: described, now: '' });
  const parts = ROWS / PART;
  const pieces = 4;
  const before = process.memoryUsage.rss();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const slowest: number[] = [];
  const start = performance.now();
  for (let piece = 0; piece < pieces; piece += 1) {
    const to = addDays(today, -piece * PIECE_DAYS);
    const from = addDays(to, 1 - PIECE_DAYS);
    for (let part = 0; part < parts / pieces; part += 1) {
      const rows = Array.from({ length: PART }, (_, at) =>
        termRow(addDays(from, at % PIECE_DAYS), part * PART + at),
      );
      const at = performance.now();
      await call('/parts', reports, {
        customerId: CUSTOMER,
        run,
        table: 'search_terms',
        from,
        to,
        part,
        columns,
        rows,
        isLast: part === parts / pieces - 1,
      });
      slowest.push(performance.now() - at);
    }
  }
  clearInterval(watch);
  const seconds = (performance.now() - start) / 1000;
  slowest.sort((one, other) => one - other);
  printLine(`store ${ROWS} rows in ${parts} parts`, [`${seconds.toFixed(1)} s`]);
  printLine('a part, p50; the longest, with which a piece is merged', [
    `${Math.round(slowest[Math.floor(slowest.length / 2)] ?? 0)} ms; ${((slowest.at(-1) ?? 0) / 1000).toFixed(1)} s`,
  ]);
  printLine('memory of the process above rest', [`${Math.round((peak - before) / MB)} MB`]);
}

/** The same rows as the parts of an uploaded file, so that both are measured under the same load. */
async function upload({ db }: Connection): Promise<void> {
  const { id: userId } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
  const ref = { userId, campaignId: (await createCampaign(db, userId)).id };
  const opened = await openImport(db, ref, {
    fileName: 'termos.csv',
    fileHash: 'a'.repeat(64),
    type: 'search_terms',
    language: 'pt',
    currency: 'BRL',
    periodStart: addDays(today, -59),
    periodEnd: today,
    byDay: true,
    totals: noTotals,
    warnings: [],
    rowCount: ROWS,
    googleCampaigns: null,
  });
  if (typeof opened === 'string') throw new Error(opened);
  const start = performance.now();
  for (let from = 0; from < ROWS; from += importLimits.partRows) {
    const rows = Array.from({ length: importLimits.partRows }, (_, at) =>
      termRow(addDays(today, -((from + at) % 60)), (from + at) % (ROWS / 4)),
    );
    const part = { from, rows: toReportRows('search_terms', columns, rows) };
    const stored = await addRows(db, ref, opened.id, part);
    if (typeof stored === 'string') throw new Error(stored);
  }
  printLine('the same rows as an upload, without its HTTP', [
    `${((performance.now() - start) / 1000).toFixed(1)} s`,
  ]);
}

const noTotals = { impressions: null, clicks: null, cost: null, conversions: null };

function termRow(day: string, at: number): (string | number)[] {
  const clicks = at % 10 === 0 ? 1 : 0;
  const term = `kit vitalis ${at % 50_000}`;
  return [
    day,
    term,
    'NONE',
    'kit vitalis',
    'PHRASE',
    'BR',
    `Grupo ${at % 40}`,
    '9',
    clicks,
    clicks * 1_400_000,
    0,
  ];
}

/** Rows of a day in each table of a usual account; a table of now has them once. The tables that are not here stay empty. */
const rowsOfDay: Partial<Record<BridgeTable, number>> = {
  budgets: 3,
  ads: 12,
  campaign_hours: 60,
  campaigns: 3,
  ad_groups: 8,
  search_terms: 80,
  keywords: 40,
};

/** Scripts whose days but the last are in the database. */
async function makeScripts(connection: Connection, call: Call): Promise<Tokens[]> {
  const all: Tokens[] = [];
  for (let at = 0; at < SCRIPTS; at += 1) all.push(await makeBridge(connection));
  for (const { reports } of all) await call('/start', reports, { accounts: described, now: '' });
  const storedDays = JSON.stringify({ from: addDays(today, -89), to: today, wholeOn: today });
  for (const table of bridgeTableNames)
    await connection.db.execute(sql`
      insert into bridge_tables (user_id, account_id, name, held, received_at)
      select user_id, id, ${table}, ${storedDays}::jsonb, now() from bridge_accounts on conflict do nothing`);
  return all;
}

/** An hour's run of each script: the start, its pieces, and the question for commands. The run of the hour before is in the database. */
async function hour(connection: Connection, call: Call): Promise<void> {
  const all = await makeScripts(connection, call);
  await playAll(all, call);
  const cpu = process.cpuUsage();
  const start = performance.now();
  const calls = await playAll(all, call);
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  printLine(`${calls} calls`, [`${seconds.toFixed(0)} s`]);
  printLine('processor time of the server, without PostgreSQL', [`${((user + system) / 1e6).toFixed(0)} s`]);
  printLine('scripts an hour at this rate', [`${Math.round((SCRIPTS / seconds) * 3600)}`]);
}

async function playAll(all: readonly Tokens[], call: Call): Promise<number> {
  let calls = 0;
  let next = 0;
  const worker = async () => {
    for (let own = all[next++]; own; own = all[next++]) {
      const made = await playRun(own, call);
      calls += made; // not before the wait: others count meanwhile
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, worker));
  return calls;
}

/** Of the script: `callFaisca` in `src/server/bridges/script/asking.ts`. */
const ATTEMPTS = 4;
const FIRST_WAIT = 2000;

/** All scripts begin together; each repeats a refused call as the real one does, and comes again in its next hour where it gave up. */
async function moment({ db, ...connection }: Connection, server: ServerProcess): Promise<void> {
  const refused = new Map<number, number>();
  const waits: number[] = [];
  const once: Send = (path, init) => fetch(`http://localhost:${server.port}/api/script${path}`, init);
  const patient: Send = async (path, init) => {
    const start = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(path, init).catch(() => null);
      const status = response?.status ?? 0;
      const isPassing = status === 0 || status === 429 || status >= 500;
      if (response && (!isPassing || attempt === ATTEMPTS)) {
        waits.push(performance.now() - start);
        return response;
      }
      if (attempt === ATTEMPTS) throw new Error('no answer');
      refused.set(status, (refused.get(status) ?? 0) + 1);
      await delay(FIRST_WAIT * attempt * attempt);
    }
  };
  const all = await makeScripts({ db, ...connection }, caller(once));
  const cpu = server.cpuSeconds() ?? 0;
  const start = performance.now();
  let open = all;
  const runs: string[] = [];
  while (open.length > 0 && runs.length < MOST_HOURS) {
    const results = await Promise.allSettled(open.map((each) => playRun(each, caller(patient))));
    runs.push(`${results.filter(({ status }) => status === 'fulfilled').length} of ${open.length}`);
    open = open.filter((_, at) => results[at]?.status === 'rejected');
  }
  const seconds = (performance.now() - start) / 1000;
  waits.sort((one, other) => one - other);
  const part = (share: number) => `${((waits[Math.floor(waits.length * share)] ?? 0) / 1000).toFixed(1)} s`;
  printLine('scripts that ended, hour by hour', [runs.join('; ')]);
  printLine('the whole, processor time of the server', [
    `${seconds.toFixed(0)} s; ${((server.cpuSeconds() ?? 0) - cpu).toFixed(0)} s`,
  ]);
  printLine('a call with its repeats, p50; p95; the longest', [
    `${part(0.5)}; ${part(0.95)}; ${part(0.9999)}`,
  ]);
  printLine('refusals that were repeated', [
    [...refused].map(([status, count]) => `${status}: ${count}`).join(', ') || 'none',
  ]);
  printLine('memory of the server', [`${Math.round(server.memoryMb())} MB`]);
  printLine('accounts whose rows are not the expected ones', [String(await wrongAccounts(db))]);
}

const MOST_HOURS = 5;

/** Each account must hold each day's rows of each table once, and all the same. */
async function wrongAccounts(db: Connection['db']): Promise<number> {
  const { rows } = await db.execute<{ accounts: number }>(sql`
    with held as (
      select a.id, count(r.*) as rows, count(distinct (i.id, r.day, r.position)) as different
      from bridge_accounts a left join report_imports i on i.bridge_account_id = a.id
        left join report_rows r on r.user_id = i.user_id and r.import_id = i.id group by 1)
    select count(*) filter (where rows <> most or different <> rows)::int as accounts
    from held, (select max(rows) as most from held) m`);
  return rows[0]?.accounts ?? NaN;
}

async function playRun({ reports, commands }: Tokens, call: Call): Promise<number> {
  const start = await call('/start', reports, { accounts: described, now: '' });
  const [account] = start['accounts'] as { pieces: Piece[] }[]; // what starting.ts answers
  await call('/commands', commands, { customerId: CUSTOMER });
  const pieces = account?.pieces ?? [];
  for (const { table, from, to } of pieces) {
    const rows: (string | number)[][] = [];
    for (let day = from; day <= to; day = addDays(day, 1))
      for (let at = 0; at < (rowsOfDay[table] ?? 0); at += 1) rows.push(termRow(day, at));
    await call('/parts', reports, {
      customerId: CUSTOMER,
      run: start['run'],
      table,
      from,
      to,
      part: 0,
      isLast: true,
      columns,
      rows,
    });
  }
  return pieces.length + 2;
}
