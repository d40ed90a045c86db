import { sql } from 'drizzle-orm';
import { type Order, settleOrders } from '#domain/profit/orders.ts';
import type { SaleLine } from '#domain/profit/sale-line.ts';
import type { SaleStatus } from '#domain/reports/sales/sale.ts';
import type { Database } from '../db/client.ts';
import { inSteps } from '../request/cooperative.ts';

/** Far above what an affiliate sells in a year. Beyond it only the newest lines of a campaign count. */
const MOST_LINES = 30_000;
/** A line may be twenty times as long as a usual one. Without this, a few requests would fill the server's memory. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_BYTES_TOGETHER = 4 * MOST_BYTES;

interface LineRow extends Record<string, unknown> {
  campaign: string;
  /** All lines of the campaign. */
  lines: number;
  file: number;
  imported_at: string;
  order_id: string;
  sold_at: string;
  status: SaleStatus;
  product: string;
  amount: number | null;
  commission: number | null;
  currency: string | null;
  exchange: string | null;
  gclid: string | null;
  clicked_at: string | null;
  /** JSON of pairs of name and value. */
  sub_ids: string;
  keyword: string;
}

/** Whose data is read. The work ends when the caller leaves. */
export interface Call {
  db: Database;
  userId: string;
  caller: AbortSignal;
}

export interface CampaignOrders {
  orders: Order[];
  /** Lines beyond the newest, which are not read. */
  oldLines: number;
}

/** The orders of these campaigns, as the newest of their whole files tell them. */
export async function readOrders(
  { db, userId, caller }: Call,
  campaignIds: readonly string[],
): Promise<Map<string, CampaignOrders>> {
  const most = Math.min(MOST_BYTES, Math.floor(MOST_BYTES_TOGETHER / campaignIds.length));
  const { rows } = await db.execute<LineRow>(sql`
    with files as (
      select id, campaign_id, currency, row_number() over (partition by campaign_id order by created_at, id) as file,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') as imported_at
      from report_imports
      where user_id = ${userId} and campaign_id = any(${sql.param([...campaignIds])}::uuid[]) and type = 'sales'
        and received = row_count),
    told as (
      select f.campaign_id, f.file, f.imported_at, coalesce(s.currency, f.currency) as coin, s.*, s.sub_ids::text as subs
      from files f join sale_rows s on s.user_id = ${userId} and s.import_id = f.id),
    lines as (
      select *, (count(*) over (partition by campaign_id))::int as lines, row_number() over newest as age,
        sum(octet_length(subs) + octet_length(product) + octet_length(keyword)) over (newest rows unbounded preceding) as bytes
      from told window newest as (partition by campaign_id order by day desc, file desc, position desc))
    select campaign_id as campaign, lines, file::int, imported_at, order_id, sold_at, status, product,
      amount_micros::float8 as amount, commission_micros::float8 as commission, coin as currency, exchange, gclid,
      clicked_at, subs as sub_ids, keyword
    from lines where age <= ${MOST_LINES} and bytes <= ${most} order by file, position`);
  const found = new Map(campaignIds.map((id): [string, LineRow[]] => [id, []]));
  for (const row of rows) found.get(row.campaign)?.push(row);
  const settled = new Map<string, CampaignOrders>();
  for (const [id, own] of found) {
    settled.set(id, {
      orders: await inSteps(settleOrders(own.map(toLine)), caller),
      oldLines: (own[0]?.lines ?? 0) - own.length,
    });
  }
  return settled;
}

function toLine(row: LineRow): SaleLine {
  return {
    ...{ file: row.file, importedAt: row.imported_at, orderId: row.order_id, status: row.status },
    ...{ day: row.sold_at.slice(0, 10), soldAt: row.sold_at, clickedAt: row.clicked_at, gclid: row.gclid },
    ...{ amountMicros: row.amount, commissionMicros: row.commission, currency: row.currency },
    ...{ exchange: row.exchange, product: row.product, keyword: row.keyword },
    subIds: pairsOf(row.sub_ids).map(([name, value]) => ({ name, value })),
  };
}

function pairsOf(json: string): [name: string, value: string][] {
  return JSON.parse(json) as [string, string][]; // stored from `salesPartSchema`
}
