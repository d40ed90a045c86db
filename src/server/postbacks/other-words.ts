import { sql } from 'drizzle-orm';
import type { Word } from '#domain/measuring/networks/other-words.ts';
import { settleOrders } from '#domain/measuring/profit/orders.ts';
import { hasOtherNumbers, type PostbackName, sameOrders } from '#domain/measuring/profit/same-orders.ts';
import { finish } from '#domain/shared/steps.ts';
import type { Database } from '../db/client.ts';
import { isReportedTwice } from '../db/reported-twice.ts';
import { type SaleLineRow, toSaleLine } from '../db/sale-line-row.ts';

/** What the files say of these orders, whose numbers may differ there. */
export async function readFiledWords(
  db: Database,
  userId: string,
  postbacks: readonly PostbackName[],
): Promise<Map<string, Word>> {
  const ids = postbacks.map(({ orderId }) => orderId);
  const { rows: others } = await db.execute<{ order_id: string; name: string }>(sql`
    select distinct order_id, content->>'transaction' as name from order_events
    where user_id = ${userId} and network = any(${sql.param([...new Set(postbacks.map(({ network }) => network))])}::text[])
      and order_id = any(${sql.param(ids)}::text[]) and content->>'transaction' is not null`);
  const days = postbacks
    .filter(hasOtherNumbers)
    .map(({ soldAt }) => soldAt.slice(0, 10))
    .sort();
  const { rows } = await db.execute<SaleLineRow>(sql`
    select s.order_id, (dense_rank() over (order by i.created_at, i.id))::int as file, s.sold_at, s.status, s.product,
      s.amount_micros::float8 as amount, s.commission_micros::float8 as commission, s.gclid, s.sub_ids,
      coalesce(s.currency, i.currency) as currency
    from sale_rows s join report_imports i on i.id = s.import_id and i.user_id = s.user_id
    where s.user_id = ${userId} and i.received = i.row_count
      and (s.order_id = any(${sql.param([...ids, ...others.map(({ name }) => name)])}::text[])
        or s.day between ${days[0] ?? null}::date - 1 and ${days.at(-1) ?? null}::date + 1)
    order by file, s.position`);
  const aliases = new Map(others.map((row) => [row.name.toLowerCase(), row.order_id]));
  const filed = rows.map(toSaleLine);
  const { names } = finish(sameOrders(postbacks, filed, aliases));
  const lines = filed.flatMap((line) => {
    const orderId = names.get(line.orderId);
    return orderId === undefined ? [] : [{ ...line, orderId }];
  });
  const orders = finish(settleOrders(lines));
  return new Map(
    orders.map(({ orderId, status, entries }) => [
      orderId,
      {
        status,
        valueMicros: entries.length === 0 ? null : entries.reduce((sum, { micros }) => sum + micros, 0),
        currency: entries[0]?.currency ?? null,
      },
    ]),
  );
}

/** What a tracker that was connected as another network says of orders that their own network reports. */
export async function readTrackerWords(
  db: Database,
  userId: string,
  orderIds: readonly string[],
): Promise<Map<string, Word>> {
  const ids = orderIds.map((id) => id.toLowerCase());
  const { rows } = await db.execute<{
    name: string;
    status: Word['status'];
    value: number | null;
    currency: string | null;
  }>(sql`
    select name, status, coalesce(commission_micros, amount_micros)::float8 as value, currency
    from network_orders
    where user_id = ${userId} and network = 'generic' and name = any(${sql.param(ids)}::text[]) and ${isReportedTwice}`);
  return new Map(
    rows.map(({ name, status, value, currency }) => [name, { status, valueMicros: value, currency }]),
  );
}

/** What Digistore24's postback to affiliates says of orders of its IPN, with what the IPN says of the same payments. */
export async function readPostbackWords(
  db: Database,
  userId: string,
  orderIds: readonly string[],
): Promise<Map<string, { own: Word; other: Word }>> {
  const { rows } = await db.execute<{
    order_id: string;
    status: Word['status'];
    other_status: Word['status'];
    value: number | null;
    other_value: number | null;
    currency: string | null;
    other_currency: string | null;
  }>(sql`
    select distinct on (ipn.order_id) ipn.order_id, ipn.content->>'status' as status, other.status as other_status,
      coalesce(ipn.content->>'commissionMicros', ipn.content->>'amountMicros')::float8 as value,
      coalesce(other.commission_micros, other.amount_micros)::float8 as other_value,
      ipn.content->>'currency' as currency, other.currency as other_currency
    from order_events ipn join network_orders other
      on other.user_id = ipn.user_id and other.network = 'digistore24-s2s'
        and other.order_id in (ipn.content->>'transaction', ipn.order_id)
    where ipn.user_id = ${userId} and ipn.network = 'digistore24' and ipn.order_id = any(${sql.param([...orderIds])}::text[])
      and ipn.event = 'approved'
    order by ipn.order_id, (coalesce(ipn.content->>'commissionMicros', ipn.content->>'amountMicros')::bigint
      is distinct from coalesce(other.commission_micros, other.amount_micros)) desc`);
  return new Map(
    rows.map((row) => [
      row.order_id,
      {
        own: { status: row.status, valueMicros: row.value, currency: row.currency },
        other: { status: row.other_status, valueMicros: row.other_value, currency: row.other_currency },
      },
    ]),
  );
}
