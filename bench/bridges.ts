import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { capsSchema } from '#domain/deciding/bridge/messages.ts';
import { dayIn, type Piece } from '#domain/deciding/bridge/pieces.ts';
import { toReportRows } from '#domain/deciding/bridge/table-rows.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import { addDays } from '#domain/shared/days.ts';
import { type BridgeTable, bridgeTableNames } from '#domain/deciding/bridge/tables.ts';
import { createBridge } from '#server/bridges/bridge-writes.ts';
import type { Connection } from '#server/db/client.ts';
import { openImport } from '#server/reports/imports.ts';
import { addRows } from '#server/reports/rows.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { openEmpty } from './database.ts';
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
  const script = caller(app);
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

interface Tokens {
  reports: string;
  commands: string;
}

async function makeBridge({ db }: Connection): Promise<Tokens> {
  const { id: userId } = await createUser(db, { plan: 'pro', subscriptionStatus: 'active' });
  const author = { userId, address: '127.0.0.1', scriptAddress: 'http://localhost:3000/api/script' };
  const made = await createBridge(db, author, {
    ...{ kind: 'account', customerId: CUSTOMER, caps: capsSchema.parse({}) },
  });
  if (typeof made === 'string') throw new Error(made);
  const token = (of: string) => new RegExp(`"${of}Token": "([^"]+)"`, 'u').exec(made.script)?.[1] ?? '';
  return { reports: token('reports'), commands: token('commands') };
}

type Call = (path: string, token: string, message: object) => Promise<Record<string, unknown>>;

/** Calls as a script makes them. */
function caller(app: ReturnType<typeof createTestApp>['app']): Call {
  return async (path, token, message) => {
    const body = JSON.stringify({ ...message, version: 2, preview: false });
    const response = await app.request(`/api/script${path}`, {
      method: 'POST',
      headers: {
        ...{ 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, Host: 'localhost:3000' },
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
        ...{ customerId: CUSTOMER, run, table: 'search_terms', from, to, part, columns, rows },
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
    ...{ fileName: 'termos.csv', fileHash: 'a'.repeat(64), type: 'search_terms', language: 'pt' },
    ...{ currency: 'BRL', periodStart: addDays(today, -59), periodEnd: today, byDay: true },
    ...{ totals: noTotals, warnings: [], rowCount: ROWS, googleCampaigns: null },
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
  ...{ budgets: 3, ads: 12, campaign_hours: 60, campaigns: 3, ad_groups: 8, search_terms: 80, keywords: 40 },
};

/** An hour's run of each script: the start, its pieces, and the question for commands. The run of the hour before is in the database. */
async function hour(connection: Connection, call: Call): Promise<void> {
  const all: Tokens[] = [];
  for (let at = 0; at < SCRIPTS; at += 1) all.push(await makeBridge(connection));
  for (const { reports } of all) await call('/start', reports, { accounts: described, now: '' });
  const storedDays = JSON.stringify({ from: addDays(today, -89), to: today, wholeOn: today });
  for (const table of bridgeTableNames)
    await connection.db.execute(sql`
      insert into bridge_tables (user_id, account_id, name, held, received_at)
      select user_id, id, ${table}, ${storedDays}::jsonb, now() from bridge_accounts on conflict do nothing`);
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
      ...{ customerId: CUSTOMER, run: start['run'], table, from, to, part: 0, isLast: true, columns, rows },
    });
  }
  return pieces.length + 2;
}
