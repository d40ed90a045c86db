import { type SQL, sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import { addDays } from '#domain/shared/days.ts';
import { PART_ROWS } from '#domain/deciding/bridge/messages.ts';
import { dayIn, withPiece } from '#domain/deciding/bridge/pieces.ts';
import {
  type BridgeTable,
  bridgeTables,
  knownTable,
  negativeTables,
} from '#domain/deciding/bridge/tables.ts';
import type { Transaction } from '../db/client.ts';
import { bridgeTableStates } from '../db/schema/bridges.ts';
import { reportImports } from '../db/schema/reports.ts';
import { addTermSums } from '../db/term-sums.ts';
import { type BridgeAccount, nameOf, type SentPiece, storeTrouble } from './piece.ts';

/** The most parts of a table that is not a report. */
const MOST_SNAPSHOT_PARTS = 6;

/** An import that the script fills: the rows of a table in one month. */
interface Filled {
  id: string;
  userId: string;
}

interface Days {
  first: string;
  last: string;
}

/** Replaces the days of a piece with the rows that arrived. */
export async function mergePiece(tx: Transaction, piece: SentPiece): Promise<void> {
  const { account, table } = piece;
  const isNegative = negativeTables.some((each) => each === table);
  if (isNegative) await mergeNegatives(tx, piece);
  else if (knownTable(table).report === null) await keepSnapshot(tx, piece);
  else {
    if (!(await hasRoom(tx, piece))) {
      await storeTrouble(
        tx,
        account,
        table,
        'Seus relatórios ocupam todo o espaço da conta. Apague os antigos.',
      );
      return;
    }
    await mergeMonths(tx, piece);
  }
  await storeHeld(tx, piece);
}

async function hasRoom(tx: Transaction, { account }: SentPiece): Promise<boolean> {
  const { rows } = await tx.execute<{ rows: number; bytes: number }>(sql`
    select coalesce(sum(row_count), 0)::float8 as rows, coalesce(sum(byte_count), 0)::float8 as bytes
    from report_imports where user_id = ${account.userId}`);
  const [usage] = rows;
  return !usage || (usage.rows < importLimits.accountRows && usage.bytes < importLimits.accountBytes);
}

/** The months of a period, each with its days in the period. */
function monthsOf({ from, to }: SentPiece): Days[] {
  const months: Days[] = [];
  for (let first = from; first <= to;) {
    const next = addDays(`${first.slice(0, 7)}-28`, 4).slice(0, 7);
    const end = addDays(`${next}-01`, -1);
    months.push({ first, last: end < to ? end : to });
    first = addDays(end, 1);
  }
  return months;
}

async function mergeMonths(tx: Transaction, piece: SentPiece): Promise<void> {
  const months: (Days & { filled: Filled })[] = [];
  for (const days of monthsOf(piece)) {
    const filled = await findImport(tx, piece, days);
    await deleteRows(tx, filled, isOfDays(days));
    months.push({ ...days, filled });
  }
  await insertRows(tx, piece, months);
  for (const { filled, ...days } of months) {
    await sumDays(tx, filled, isOfDays(days));
    await finish(tx, piece.table, filled, days);
  }
}

function isOfDays({ first, last }: Days): SQL {
  return sql`day between ${first}::date and ${last}::date`;
}

async function sumDays(tx: Transaction, { id, userId }: Filled, which: SQL): Promise<void> {
  await tx.execute(sql`delete from report_days where user_id = ${userId} and import_id = ${id} and ${which}`);
  await tx.execute(sql`
    insert into report_days (user_id, import_id, day, impressions, clicks, cost_micros, conversions)
    select user_id, import_id, day, coalesce(sum(impressions), 0), coalesce(sum(clicks), 0), coalesce(sum(cost_micros), 0),
      coalesce(sum(conversions), 0)
    from report_rows where user_id = ${userId} and import_id = ${id} and ${which}
      and num_nonnulls(impressions, clicks, cost_micros, conversions) > 0
    group by 1, 2, 3`);
}

/** Finds the import of this table and month to which the days belong. Days after a gap get an import of their own. */
async function findImport(
  tx: Transaction,
  { account, table }: SentPiece,
  { first, last }: Days,
): Promise<Filled> {
  const month = first.slice(0, 7);
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from report_imports
    where user_id = ${account.userId} and bridge_account_id = ${account.id} and bridge_table = ${table}
      and to_char(period_start, 'YYYY-MM') = ${month}
      and period_start <= ${addDays(last, 1)}::date and period_end >= ${addDays(first, -1)}::date
    order by period_start for update`);
  const [known] = rows;
  if (known) return { id: known.id, userId: account.userId };
  return makeImport(tx, account, table, { first, last, byDay: true });
}

async function makeImport(
  tx: Transaction,
  account: BridgeAccount,
  table: BridgeTable,
  { first, last, byDay }: { first: string; last: string; byDay: boolean },
): Promise<Filled> {
  const report = knownTable(table).report ?? 'negatives';
  const [made] = await tx
    .insert(reportImports)
    .values({
      userId: account.userId,
      campaignId: account.campaignId,
      type: report,
      currency: account.currency,
      bridgeAccountId: account.id,
      bridgeTable: table,
      periodStart: first,
      periodEnd: last,
      byDay,
      rowCount: 0,
      received: 0,
      warnings: [],
      fileName: `Script do Google Ads: ${bridgeTables[table].label}`,
      fileHash: createHash('sha256').update(randomUUID()).digest('hex'),
      totals: { impressions: null, clicks: null, cost: null, conversions: null },
    })
    .returning({ id: reportImports.id });
  if (!made) throw new Error('no import was made');
  return { id: made.id, userId: account.userId };
}

async function deleteRows(tx: Transaction, { id, userId }: Filled, which: SQL): Promise<void> {
  await tx.execute(sql`delete from report_rows where user_id = ${userId} and import_id = ${id} and ${which}`);
}

/** Inserts the rows of the parts, each into the import of its day. One statement reads every part once. */
async function insertRows(
  tx: Transaction,
  { account: { id: accountId, userId }, table, ...piece }: SentPiece,
  periods: readonly (Days & { filled: Filled })[],
): Promise<void> {
  const values = periods.map(({ filled: { id }, first, last }) =>
    knownTable(table).isDated
      ? sql`(${id}::uuid, ${first}::date, ${last}::date)`
      : sql`(${id}::uuid, null::date, null::date)`,
  );
  await tx.execute(sql`
    with place as materialized (
      select id, first, last, (
        select coalesce(max(position), -1) from report_rows where user_id = ${userId} and import_id = id) as next
      from (values ${sql.join(values, sql`, `)}) known(id, first, last))
    insert into report_rows (user_id, import_id, position, day, campaign, ad_group, subject, keyword, match_type,
      added, impressions, clicks, cost_micros, conversions, conversion_value, details)
    select ${userId}, place.id, place.next + p.part * ${PART_ROWS} + sent.at::int, (v->>0)::date, v->>1, v->>2, v->>3, v->>4,
      v->>5, v->>6, (v->>7)::float8, (v->>8)::float8, (v->>9)::bigint, (v->>10)::float8, (v->>11)::float8,
      nullif(v->12, 'null'::jsonb)
    from bridge_parts p, jsonb_array_elements(p.content::jsonb) with ordinality as sent(v, at), place
    where p.account_id = ${accountId} and p.user_id = ${userId} and p.piece = ${nameOf({ table, ...piece })}
      and p.run = ${piece.run} and (place.first is null or (v->>0)::date between place.first and place.last)`);
  // The first row shows how a report is divided, so one row stands at the first position.
  for (const { filled } of periods)
    await tx.execute(sql`
      update report_rows set position = 0 where user_id = ${userId} and import_id = ${filled.id} and position = (
        select min(position) from report_rows where user_id = ${userId} and import_id = ${filled.id})`);
}

/** Sums the import anew. An import without rows is deleted, because it would hide the data that a file has for its days. */
async function finish(
  tx: Transaction,
  table: BridgeTable,
  { id, userId }: Filled,
  { first, last }: Days,
): Promise<void> {
  if (knownTable(table).report === 'search_terms') {
    await tx.execute(sql`delete from report_terms where user_id = ${userId} and import_id = ${id}`);
    const { rows } = await tx.execute<{ end: number }>(sql`
      select coalesce(max(position), -1) + 1 as end from report_rows where user_id = ${userId} and import_id = ${id}`);
    await addTermSums(tx, { userId, importId: id, from: 0, to: rows[0]?.end ?? 0 });
  }
  // Of two tables with the same sums the newer one is counted. So the divided one gets an earlier time.
  const age = knownTable(table).isDivided === true ? sql`interval '2 hours'` : sql`interval '0'`;
  await tx.execute(sql`
    update report_imports i set row_count = s.rows, received = s.rows, byte_count = s.bytes, created_at = now() - ${age},
      period_start = least(i.period_start, ${first}::date), period_end = greatest(i.period_end, ${last}::date),
      totals = json_build_object('impressions', d.impressions, 'clicks', d.clicks, 'cost', d.cost, 'conversions', d.conversions)
    from (select count(*)::int as rows, coalesce(sum(pg_column_size(r)), 0) as bytes from report_rows r
        where r.user_id = ${userId} and r.import_id = ${id}) s,
      (select sum(impressions) as impressions, sum(clicks) as clicks, round(sum(cost_micros) / 1e6, 2) as cost,
        round(sum(conversions)::numeric, 2) as conversions
        from report_days where user_id = ${userId} and import_id = ${id}) d
    where i.id = ${id} and i.user_id = ${userId}`);
  await tx.execute(
    sql`delete from report_imports where id = ${id} and user_id = ${userId} and row_count = 0`,
  );
}

/** The three tables of negatives are one report without days; each replaces its own rows of it. */
async function mergeNegatives(tx: Transaction, piece: SentPiece): Promise<void> {
  const { account, table, from, to } = piece;
  const [home] = negativeTables;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from report_imports where user_id = ${account.userId} and bridge_account_id = ${account.id}
      and bridge_table = ${home} for update`);
  const [known] = rows;
  const filled = known
    ? { id: known.id, userId: account.userId }
    : await makeImport(tx, account, home, { first: from, last: to, byDay: false });
  const level = { campaign_negatives: 'Campaign', ad_group_negatives: 'Ad group' }[table as string] ?? null;
  const own =
    level === null
      ? sql`coalesce(details->>'level', '') not in ('Campaign', 'Ad group')`
      : sql`details->>'level' = ${level}`;
  await deleteRows(tx, filled, own);
  await insertRows(tx, piece, [{ filled, first: from, last: to }]);
  await tx.execute(sql`
    update report_imports set period_start = ${from}::date, period_end = ${to}::date
    where id = ${filled.id} and user_id = ${filled.userId}`);
  await finish(tx, home, filled, { first: from, last: to });
}

/** Columns and rows of all parts as one value. */
async function keepSnapshot(tx: Transaction, piece: SentPiece): Promise<void> {
  const { account, table } = piece;
  await tx.execute(sql`
    insert into bridge_tables (user_id, account_id, name, snapshot, row_count)
    select ${account.userId}, ${account.id}, ${table},
      jsonb_build_object('columns', (min(p.content::text)::jsonb)->'columns', 'rows', coalesce(jsonb_agg(e.v) filter (where e.v is not null), '[]')),
      count(e.v)
    from bridge_parts p left join lateral jsonb_array_elements(p.content::jsonb->'rows') e(v) on true
    where p.account_id = ${account.id} and p.user_id = ${account.userId} and p.piece = ${nameOf(piece)} and p.run = ${piece.run}
      and p.part < ${MOST_SNAPSHOT_PARTS}
    on conflict (account_id, name) do update set snapshot = excluded.snapshot, row_count = excluded.row_count`);
}

async function storeHeld(tx: Transaction, { account, table, from, to, run }: SentPiece): Promise<void> {
  const { id: accountId, userId, timeZone } = account;
  const { rows } = await tx.execute<{ held: Parameters<typeof withPiece>[0] | null }>(sql`
    select held from bridge_tables where account_id = ${accountId} and user_id = ${userId} and name = ${table}`);
  const today = dayIn(timeZone, new Date());
  const stored = withPiece(rows[0]?.held ?? undefined, { table, from, to }, today);
  const set = { held: stored, run, trouble: null, receivedAt: sql`now()` };
  const { accountId: key, name } = bridgeTableStates;
  await tx
    .insert(bridgeTableStates)
    .values({ userId, accountId, name: table, ...set })
    .onConflictDoUpdate({ target: [key, name], set });
}
