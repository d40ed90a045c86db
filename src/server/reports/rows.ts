import { type SQL, sql } from 'drizzle-orm';
import { type DaySum, sumByDay } from '#domain/measuring/reports/day-sums.ts';
import type { SentSale } from '#domain/measuring/reports/sales/stored-sale.ts';
import type { LastRows, SentRow } from '#domain/measuring/reports/stored-schema.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import type { Database } from '../db/client.ts';
import { addTermSums } from '../db/term-sums.ts';
import type { ImportOwner } from './imports.ts';

export type RowsFailure = 'no_import' | 'out_of_order' | 'too_many' | 'account_full';
export interface Received {
  received: number;
  rowCount: number;
}

interface RowsPart<Row> {
  from: number;
  rows: readonly Row[];
}

/** Adds the next part of a report's rows. A part that is already stored changes nothing. */
export function addRows(
  db: Database,
  owner: ImportOwner,
  id: string,
  part: RowsPart<SentRow>,
): Promise<Received | RowsFailure> {
  return addPart(db, owner, { id, ofSales: false, insert: insertRows, days: sumByDay(part.rows) }, part);
}

/** The same for a file of sales. */
export function addSales(
  db: Database,
  owner: ImportOwner,
  id: string,
  part: RowsPart<SentSale>,
): Promise<Received | RowsFailure> {
  return addPart(db, owner, { id, ofSales: true, insert: insertSales, days: [] }, part);
}

class NotAdded extends Error {
  override readonly name = 'NotAdded';
  readonly reason: RowsFailure;

  constructor(reason: RowsFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Adds the last rows of the imports of one file, which then all count. A failure of one undoes all. */
export async function addLastRows(
  db: Database,
  userId: string,
  imports: LastRows,
): Promise<{ finished: number } | RowsFailure> {
  try {
    await db.transaction(async (tx) => {
      for (const { campaignId, importId, ...part } of imports) {
        const added = await addRows(tx, { userId, campaignId }, importId, part);
        if (typeof added === 'string') throw new NotAdded(added);
      }
    });
    return { finished: imports.length };
  } catch (error) {
    if (error instanceof NotAdded) return error.reason;
    throw error;
  }
}

interface Target {
  id: string;
  ofSales: boolean;
  insert: (userId: string, id: string, from: number, json: string) => SQL;
  /** The sums of the part. */
  days: readonly DaySum[];
}

function addPart(
  db: Database,
  { userId, campaignId }: ImportOwner,
  { id, ofSales, insert, days }: Target,
  { from, rows }: RowsPart<unknown>,
): Promise<Received | RowsFailure> {
  return db.transaction(async (tx) => {
    const { rows: found } = await tx.execute<{ received: number; row_count: number; stored: number }>(sql`
      select received, row_count,
        (select sum(byte_count)::float8 from report_imports where user_id = ${userId}) as stored
      from report_imports
      where id = ${id} and user_id = ${userId} and campaign_id is not distinct from ${campaignId}::uuid and (type = 'sales') = ${ofSales}
      for update`);
    const [state] = found;
    if (!state) return 'no_import';
    const { received, row_count: rowCount, stored } = state;
    if (from + rows.length <= received) return { received, rowCount };
    if (from !== received) return 'out_of_order';
    if (from + rows.length > rowCount) return 'too_many';
    const json = JSON.stringify(rows);
    const bytes = Buffer.byteLength(json);
    if (stored + bytes > importLimits.accountBytes) return 'account_full';
    await tx.execute(insert(userId, id, from, json));
    if (days.length > 0) await tx.execute(addDays(userId, id, days));
    if (!ofSales) await addTermSums(tx, { userId, importId: id, from, to: from + rows.length });
    await tx.execute(sql`
      update report_imports set received = ${from + rows.length}, byte_count = byte_count + ${bytes}
      where id = ${id} and user_id = ${userId}`);
    return { received: from + rows.length, rowCount };
  });
}

/** One statement for the whole part; the order of the values is that of `SentRow`. */
function insertRows(userId: string, id: string, from: number, json: string) {
  return sql`
    insert into report_rows (user_id, import_id, position, day, campaign, ad_group, subject, keyword, match_type,
      added, impressions, clicks, cost_micros, conversions, conversion_value, details)
    select ${userId}, ${id}, ${from} + sent.place - 1, (v->>0)::date, v->>1, v->>2, v->>3, v->>4, v->>5, v->>6,
      (v->>7)::float8, (v->>8)::float8, (v->>9)::bigint, (v->>10)::float8, (v->>11)::float8, nullif(v->12, 'null'::jsonb)
    from jsonb_array_elements(${json}::text::jsonb) with ordinality as sent(v, place)`;
}

/** Adds the sums of a part to those of the parts before it. */
function addDays(userId: string, id: string, days: readonly DaySum[]) {
  return sql`
    insert into report_days (user_id, import_id, day, impressions, clicks, cost_micros, conversions)
    select i.user_id, i.id, case when i.by_day then d.day else i.period_start end as day, sum(d.impressions), sum(d.clicks),
      sum(d."costMicros"), sum(d.conversions)
    from report_imports i, jsonb_to_recordset(${JSON.stringify(days)}::text::jsonb)
      as d(day date, impressions float8, clicks float8, "costMicros" bigint, conversions float8)
    where i.id = ${id} and i.user_id = ${userId} and (d.day is not null or not i.by_day)
    group by i.user_id, i.id, 3
    on conflict (user_id, import_id, day) do update set impressions = report_days.impressions + excluded.impressions,
      clicks = report_days.clicks + excluded.clicks, cost_micros = report_days.cost_micros + excluded.cost_micros,
      conversions = report_days.conversions + excluded.conversions`;
}

/** The order of the values is that of `SentSale`. */
function insertSales(userId: string, id: string, from: number, json: string) {
  return sql`
    insert into sale_rows (user_id, import_id, position, order_id, day, sold_at, status, product, amount_micros,
      commission_micros, currency, exchange, gclid, clicked_at, sub_ids, keyword)
    select ${userId}, ${id}, ${from} + sent.place - 1, v->>0, left(v->>1, 10)::date, v->>1, v->>2, v->>3, (v->>4)::bigint,
      (v->>5)::bigint, v->>6, v->>7, v->>8, v->>9, v->10, v->>11
    from jsonb_array_elements(${json}::text::jsonb) with ordinality as sent(v, place)`;
}
