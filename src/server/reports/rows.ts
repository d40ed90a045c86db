import { sql } from 'drizzle-orm';
import type { SentRow } from '#domain/reports/stored-schema.ts';
import { importLimits } from '#domain/reports/stored.ts';
import type { Database } from '../db/client.ts';
import type { ImportPlace } from './imports.ts';

export type RowsFailure = 'no_import' | 'out_of_order' | 'too_many' | 'account_full';
export interface Received {
  received: number;
  rowCount: number;
}

interface RowsPart {
  from: number;
  rows: readonly SentRow[];
}

/** Adds the next part of an import's rows. A part that is there already changes nothing. */
export function addRows(
  db: Database,
  { userId, campaignId }: ImportPlace,
  id: string,
  { from, rows }: RowsPart,
): Promise<Received | RowsFailure> {
  return db.transaction(async (tx) => {
    const { rows: found } = await tx.execute<{ received: number; row_count: number; stored: number }>(sql`
      select received, row_count,
        (select sum(byte_count)::float8 from report_imports where user_id = ${userId}) as stored
      from report_imports
      where id = ${id} and user_id = ${userId} and campaign_id = ${campaignId} for update`);
    const [state] = found;
    if (!state) return 'no_import';
    const { received, row_count: rowCount, stored } = state;
    if (from + rows.length <= received) return { received, rowCount };
    if (from !== received) return 'out_of_order';
    if (from + rows.length > rowCount) return 'too_many';
    const json = JSON.stringify(rows);
    const bytes = Buffer.byteLength(json);
    if (stored + bytes > importLimits.accountBytes) return 'account_full';
    await tx.execute(insertRows(userId, id, from, json));
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
