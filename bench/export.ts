import { sql } from 'drizzle-orm';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request as send } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type Database } from '#server/db/client.ts';
import { createCampaign, createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET, programs, type RunningServer, startServer } from '#server/testing/server-process.ts';
import { neighbourTimes, quantile } from './large-account.ts';
import { readMemoryMb } from './processes.ts';
import { printHeading, printLine } from './report.ts';

const MB = 1024 * 1024;
/** Bytes of a second that a slow reader takes. */
const SLOW = 4 * MB;
const SLOW_MS = 20_000;

/** Reads the export of an account at its limits, fast and slowly, and asks for another account's campaigns meanwhile. */
export async function benchExport(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-bench-export-'));
  chmodSync(dataDir, 0o755); // the database's own user must be able to enter it
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, programs.built);
  const target = { host: join(dataDir, 'postgres', 'run'), user: 'postgres', database: 'faisca' };
  const connection = connect(target, { max: 2 });
  const { db } = connection;
  try {
    printHeading('An export of an account at its limits', ['']);
    const [owner, other] = [await createUser(db), await createUser(db)];
    const strangers = await Promise.all(Array.from({ length: 10 }, () => createUser(db)));
    await createCampaign(db, other.id);
    const since = performance.now();
    await fillAccount(db, owner.id);
    for (const stranger of strangers) await fillMeasured(db, stranger.id, 20_000);
    await db.execute(sql`vacuum analyze`);
    printLine('fill it', [`${((performance.now() - since) / 1000).toFixed(0)} s`]);
    const session = { secret: AUTH_SECRET, appUrl: server.url };
    const [own, another] = [
      await createSession(db, owner.id, session),
      await createSession(db, other.id, session),
    ];
    const neighbour = async () => {
      const begun = performance.now();
      const answer = await fetch(`${server.url}/api/campaigns`, { headers: { Cookie: another.header } });
      await answer.text();
      return { ms: performance.now() - begun };
    };
    const calm = await neighbourTimes(neighbour, delay(5000));
    printLine('others, alone: p50, p99', [`${quantile(calm, 0.5)} ms`, `${quantile(calm, 0.99)} ms`]);
    for (const [name, pace] of [
      ['fast', Infinity],
      ['slowly', SLOW],
    ] as const) {
      await db.execute(sql`update session set proven_at = now()`);
      const atRest = readMemoryMb(server.process.pid);
      const reading = readExport(server, own.header, pace);
      const times = await neighbourTimes(neighbour, reading);
      const { bytes, ms, most, isWhole } = await reading;
      printLine(`read ${name}`, [
        `${(bytes / MB).toFixed(0)} MB in ${(ms / 1000).toFixed(1)} s${isWhole ? '' : ', stopped'}`,
      ]);
      printLine('memory before, most', [`${atRest.toFixed(0)} MB`, `${most.toFixed(0)} MB`]);
      printLine('others meanwhile: p50, p99', [`${quantile(times, 0.5)} ms`, `${quantile(times, 0.99)} ms`]);
    }
  } finally {
    await connection.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function readExport(server: RunningServer, cookie: string, pace: number) {
  const since = performance.now();
  const request = send(`${server.url}/api/account/export`, { headers: { Cookie: cookie } });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let [bytes, most] = [0, 0];
  let isWhole: boolean;
  let end = '';
  let watched = performance.now();
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      end = (end + chunk.toString('latin1')).slice(-10);
      if (performance.now() - watched > 100) {
        most = Math.max(most, readMemoryMb(server.process.pid));
        watched = performance.now();
      }
      if (pace !== Infinity) {
        if (performance.now() - since > SLOW_MS) break;
        const wait = (bytes / pace) * 1000 - (performance.now() - since);
        if (wait > 20) await delay(wait);
      }
    }
    isWhole = end.endsWith(']}');
  } catch {
    isWhole = false; // the server ended the answer
  }
  return { bytes, ms: performance.now() - since, most, isWhole };
}

async function fillAccount(db: Database, userId: string): Promise<void> {
  await db.execute(sql`
    insert into campaigns (user_id, name, created_at) select ${userId}, 'Campanha ' || n, now() - n * interval '1 second'
    from generate_series(1, 2000) n`);
  await db.execute(sql`
    insert into campaign_assets (user_id, campaign_id, asset_type, content, item_count, byte_count)
    select ${userId}, id, 'keywords', (select jsonb_agg('palavra ' || n || repeat('x', 90)) from generate_series(1, 9000) n), 9000, 950000
    from (select id from campaigns where user_id = ${userId} limit 170) c`);
  await db.execute(sql`
    insert into campaign_plans (user_id, campaign_id, content, byte_count, imported, imported_bytes)
    select ${userId}, id, '{}', 2, jsonb_build_object('rows', (select jsonb_agg(repeat('y', 100)) from generate_series(1, 115000))), 12000000
    from (select id from campaigns where user_id = ${userId} order by created_at limit 3) c`);
  await db.execute(sql`
    insert into report_imports (user_id, file_name, file_hash, type, period_start, period_end, by_day, totals, warnings, row_count, received)
    select ${userId}, 'vendas.csv', md5(n::text), 'sales', '2026-01-01', '2026-01-31', true, '{}', '{}', 1, 1 from generate_series(1, 4000) n`);
  await db.execute(sql`
    insert into negative_lists (user_id, name, negatives)
    select ${userId}, 'Lista ' || n, (select jsonb_agg('negativa ' || m) from generate_series(1, 5000) m) from generate_series(1, 100) n`);
  await db.execute(sql`
    insert into security_events (event, outcome, user_id, address, created_at)
    select 'sign_in', 'ok', ${userId}, '192.0.2.1', now() - n * interval '1 second' from generate_series(1, 100000) n`);
  await db.execute(sql`
    insert into exchange_rates (user_id, from_currency, to_currency, day, rate)
    select ${userId}, 'USD', 'BRL', date '2020-01-01' + n, 5 from generate_series(1, 3000) n`);
  await fillMeasured(db, userId, 1_000_000);
}

async function fillMeasured(db: Database, userId: string, rows: number): Promise<void> {
  await db.execute(sql`
    insert into network_orders (user_id, network, order_id, status, commission_micros, currency, sold_at, product,
      click_id, click_id_kind, sub_ids, payments)
    select ${userId}, 'generic', 'M' || n, 'approved', 98350000, 'BRL', now() - n * interval '1 minute', 'Vitalis',
      md5(n::text), 'gclid', '[]', jsonb_build_array(jsonb_build_object('status', 'approved', 'currency', 'BRL',
        'commissionMicros', 98350000, 'amountMicros', null, 'soldAt', now(), 'reversedAt', null, 'heardAt', now(),
        'back', '[]'::jsonb)) from generate_series(1, ${rows}::int) n`);
  const { rows: sources } = await db.execute<{ id: string }>(sql`
    insert into sales_sources (user_id, network, name, secret_hash) values (${userId}, 'generic', 'Rede', ${userId}) returning id`);
  await db.execute(sql`
    insert into sale_receipts (user_id, source_id, digest, contents, state, received_at)
    select ${userId}, ${sources[0]?.id}, n::text, json_build_object('fields', json_build_object('a', repeat('z', 1000)), 'json', null, 'headers', json_build_object()), 'read',
      now() - n * interval '1 second'
    from generate_series(1, ${rows / 5}::int) n`);
  const { rows: feeds } = await db.execute<{ id: string }>(sql`
    insert into conversion_feeds (user_id, action, format, kind, time_zone, token_hash, password_hash)
    values (${userId}, 'Venda', 'legacy', 'conversions', 'America/Sao_Paulo', ${userId}, 'x') returning id`);
  await db.execute(sql`
    insert into conversion_lines (user_id, feed_id, network, order_id, type, at, value_micros)
    select ${userId}, ${feeds[0]?.id}, 'generic', 'M' || n, '', now(), 98350000 from generate_series(1, ${rows}::int) n`);
  await db.execute(sql`
    insert into click_codes (user_id, code, click_id, click_id_kind)
    select ${userId}, 'fk' || n, md5(n::text), 'gclid' from generate_series(1, ${rows}::int) n`);
}
