import { sql } from 'drizzle-orm';
import { type Order, type SaleLine, settleOrders } from '#domain/profit/orders.ts';
import type { SaleStatus } from '#domain/reports/sales/sale.ts';
import type { Database } from '../db/client.ts';
import { inSteps } from '../in-steps.ts';

/** Far above what an affiliate sells in a year. Beyond it only the newest lines of a campaign count. */
const MOST_LINES = 30_000;

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
  sub_ids: [name: string, value: string][];
  keyword: string;
}

export interface CampaignOrders {
  orders: Order[];
  /** Lines beyond the newest, which are not read. */
  oldLines: number;
}

/** The orders of these campaigns, as the newest of their whole files tell them. */
export async function readOrders(
  db: Database,
  userId: string,
  campaignIds: readonly string[],
): Promise<Map<string, CampaignOrders>> {
  const { rows } = await db.execute<LineRow>(sql`
    with files as (
      select id, campaign_id, currency, row_number() over (partition by campaign_id order by created_at, id) as file,
        to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') as imported_at
      from report_imports
      where user_id = ${userId} and campaign_id = any(${sql.param([...campaignIds])}::uuid[]) and type = 'sales'
        and received = row_count),
    lines as (
      select f.campaign_id, f.file, (count(*) over (partition by f.campaign_id))::int as lines, f.imported_at, coalesce(s.currency, f.currency) as coin, s.*,
        row_number() over (partition by f.campaign_id order by s.day desc, f.file desc, s.position desc) as age
      from files f join sale_rows s on s.user_id = ${userId} and s.import_id = f.id)
    select campaign_id as campaign, lines, file::int, imported_at, order_id, sold_at, status, product,
      amount_micros::float8 as amount, commission_micros::float8 as commission, coin as currency, exchange, gclid,
      clicked_at, sub_ids, keyword
    from lines where age <= ${MOST_LINES} order by file, position`);
  const found = new Map(campaignIds.map((id): [string, LineRow[]] => [id, []]));
  for (const row of rows) found.get(row.campaign)?.push(row);
  const settled = new Map<string, CampaignOrders>();
  for (const [id, own] of found) {
    settled.set(id, {
      orders: await inSteps(settleOrders(own.map(toLine))),
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
    subIds: row.sub_ids.map(([name, value]) => ({ name, value })),
  };
}
