import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { computeNext } from '#server/jobs/kept-answers.ts';
import { connect } from '#server/db/client.ts';
import { createCampaign, createUser } from '#server/testing/factories.ts';
import { openEmpty } from './database.ts';
import { printHeading, printLine } from './report.ts';
import { serveApp } from './served.ts';

/** As main.ts gives background work. */
export const BACKGROUND = { max: 3, patienceMs: 60_000 };
/** As a request has. */
export const REQUESTS = { patienceMs: 2500 };
const ASKED = 20;

interface Filled {
  type: 'search_terms' | 'keywords';
  rows: number;
  month: number;
}

const ofCampaign: readonly (readonly Filled[])[] = [
  [
    { type: 'search_terms', rows: 500_000, month: 1 },
    { type: 'search_terms', rows: 500_000, month: 2 },
    { type: 'keywords', rows: 250_000, month: 1 },
  ],
  [
    { type: 'search_terms', rows: 500_000, month: 1 },
    { type: 'search_terms', rows: 500_000, month: 2 },
    { type: 'keywords', rows: 250_000, month: 1 },
  ],
  [{ type: 'search_terms', rows: 500_000, month: 1 }],
];

/** Measures the rooms of an account at its limit: three million rows in three campaigns, every row with a click. */
export async function benchLargeAccount(): Promise<void> {
  const connection = await openEmpty();
  const { db } = connection;
  const background = connect(connection.target, BACKGROUND);
  const requests = connect(connection.target, REQUESTS);
  const [owner, other] = [await createUser(db), await createUser(db)];
  await createCampaign(db, other.id);
  const ids: string[] = [];
  printHeading('An account of 3,000,000 rows', ['']);
  await timed('fill it', async () => {
    for (const files of ofCampaign) {
      const { id } = await createCampaign(db, owner.id);
      ids.push(id);
      for (const file of files) await fillReport(db, { userId: owner.id, campaignId: id }, file);
    }
    await db.execute(sql`analyze report_rows, report_terms, report_days, report_imports`);
  });
  const served = await serveApp(requests, owner.id);
  const neighbour = await serveApp(requests, other.id);
  const [large = ''] = ids;
  const rooms = [
    ['terms', `/api/campaigns/${large}/terms`],
    ['profit', `/api/profit/${large}`],
    ['signals', `/api/campaigns/${large}/signals`],
    ["the account's table", '/api/profit/account'],
    ['advice', '/api/profit/advice'],
  ] as const;
  const ask = async ({ url, session }: typeof served, path: string) => {
    const since = performance.now();
    const response = await fetch(`${url}${path}`, { headers: { Cookie: session.header } });
    await response.text();
    return { status: response.status, ms: performance.now() - since };
  };
  try {
    const calm = await neighbourTimes(() => ask(neighbour, '/api/campaigns'), delay(5000));
    const computing = (async () => {
      for (const [name, path] of rooms) {
        const first = await ask(served, path);
        await timed(`compute ${name} (first answer ${first.status} in ${Math.round(first.ms)} ms)`, () =>
          computeNext(background),
        );
      }
    })();
    const busy = await neighbourTimes(() => ask(neighbour, '/api/campaigns'), computing);
    for (const [name, path] of rooms) {
      const times: number[] = [];
      for (let at = 0; at < ASKED; at += 1) {
        const { status, ms } = await ask(served, path);
        if (status !== 200) throw new Error(`${name}: ${status}`);
        times.push(ms);
      }
      printLine(`${name}: p50, p95`, [`${quantile(times, 0.5)} ms`, `${quantile(times, 0.95)} ms`]);
    }
    printLine('another person, alone: p50, p99', [`${quantile(calm, 0.5)} ms`, `${quantile(calm, 0.99)} ms`]);
    printLine('another person, while it is computed: p50, p99', [
      `${quantile(busy, 0.5)} ms`,
      `${quantile(busy, 0.99)} ms`,
    ]);
  } finally {
    await neighbour.close();
    await served.close();
    await requests.close();
    await background.close();
    await connection.close();
  }
}

/** Stores a file as an import does, with its sums. Every term has a text of its own; a keyword has a row for each day. */
export async function fillReport(
  db: Awaited<ReturnType<typeof openEmpty>>['db'],
  { userId, campaignId }: { userId: string; campaignId: string },
  { type, rows, month }: Filled,
): Promise<void> {
  const isByDay = type === 'keywords';
  const { rows: made } = await db.execute<{ id: string }>(sql`
    insert into report_imports (user_id, campaign_id, file_name, file_hash, type, language, currency, period_start, period_end,
      by_day, totals, warnings, row_count, received)
    values (${userId}, ${campaignId}, 'a.csv', md5(random()::text), ${type}, 'pt', 'BRL', make_date(2026, ${month}, 1),
      make_date(2026, ${month}, 28), ${isByDay}, '{"impressions":null,"clicks":null,"cost":1,"conversions":null}', '{}', ${rows}, ${rows})
    returning id`);
  const importId = made[0]?.id ?? '';
  await db.execute(sql`
    insert into report_rows (user_id, import_id, position, day, campaign, ad_group, subject, keyword, match_type, impressions, clicks,
      cost_micros, conversions)
    select ${userId}, ${importId}, at, case when ${isByDay} then make_date(2026, ${month}, 1 + at % 28) end, 'BR', 'Grupo ' || at % 40,
      'vitalis ' || case when ${isByDay} then at / 28 else at + ${month} * 100000 end, '[vitalis]', 'exact', 10, 1 + at % 3, 1400000 + at,
      case when at % 97 = 0 then 1 else 0 end
    from generate_series(0, ${rows - 1}) as at`);
  await db.execute(sql`
    insert into report_days (user_id, import_id, day, impressions, clicks, cost_micros, conversions)
    select user_id, import_id, coalesce(day, make_date(2026, ${month}, 1)), sum(impressions), sum(clicks), sum(cost_micros), sum(conversions)
    from report_rows where user_id = ${userId} and import_id = ${importId} group by 1, 2, 3`);
  if (type === 'search_terms')
    await db.execute(sql`
      insert into report_terms (user_id, import_id, term, text, campaign, ad_group, impressions, clicks, cost_micros, conversions)
      select user_id, import_id, md5(json_build_array(lower(subject), campaign, ad_group)::text)::uuid, lower(subject), campaign, ad_group,
        sum(impressions), sum(clicks), sum(cost_micros), sum(conversions)
      from report_rows where user_id = ${userId} and import_id = ${importId} group by 1, 2, 3, 4, 5, 6`);
}

export async function neighbourTimes(
  ask: () => Promise<{ ms: number }>,
  work: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const state = { isDone: false };
  const ended = work.finally(() => (state.isDone = true));
  while (!state.isDone) {
    times.push((await ask()).ms);
    await delay(20);
  }
  await ended;
  return times;
}

export function quantile(times: readonly number[], share: number): string {
  const sorted = [...times].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const since = performance.now();
  await work();
  printLine(what, [`${((performance.now() - since) / 1000).toFixed(2)} s`]);
}
