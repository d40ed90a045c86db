import { sql } from 'drizzle-orm';
import type { FeedOrder } from '#domain/measuring/profit/conversion-feed.ts';
import { type Order, settleOrders } from '#domain/measuring/profit/orders.ts';
import { instantOf } from '#domain/shared/instants.ts';
import { finish } from '#domain/shared/steps.ts';
import {
  hasOtherNumbers,
  OTHER_NAME,
  type PostbackName,
  sameOrders,
} from '#domain/measuring/profit/same-orders.ts';
import type { Database } from '../db/client.ts';
import { utcText } from '../db/iso-date.ts';
import { readAliases } from '../db/order-names.ts';
import { type SaleLineRow, toSaleLine } from '../db/sale-line-row.ts';

/** Stands for the network of an order that only a file has. */
export const FILED = 'file';
const MOST_LINES = 100_000;
/** `2026-05-13`. */
const DAY_LENGTH = 10;

interface FiledOrders {
  /** The orders of the last 90 days that files have and no postback reported. */
  orders: Omit<FeedOrder, 'served'>[];
  /** For each order that a file has under another number: its number in the postback. */
  renamed: Map<string, string>;
}

/** @param postbacks the orders of postbacks. */
export async function readFiledOrders(
  db: Database,
  { userId, timeZone }: { userId: string; timeZone: string },
  now: number,
  postbacks: readonly PostbackName[],
): Promise<FiledOrders> {
  const { rows } = await db.execute<SaleLineRow>(sql`
    with files as (
      select id, currency, row_number() over (order by created_at, id) as file,
        ${utcText('created_at')} as imported_at
      from report_imports where user_id = ${userId} and type = 'sales' and received = row_count)
    select s.order_id, f.file::int, f.imported_at, s.sold_at, s.status, s.amount_micros::float8 as amount,
      s.commission_micros::float8 as commission, coalesce(s.currency, f.currency) as currency, s.gclid,
      (select jsonb_agg(pair) from jsonb_array_elements(s.sub_ids) pair
        where pair->>0 in ('gbraid', 'wbraid') or pair->>0 ~ ${OTHER_NAME.source}) as sub_ids
    from files f join sale_rows s on s.user_id = ${userId} and s.import_id = f.id
    where s.day > (${new Date(now).toISOString()}::timestamptz - interval '91 days')::date and (${postbacks.some(hasOtherNumbers)} or not exists (
      select from network_orders o where o.user_id = ${userId} and o.name = lower(s.order_id) and o.order_id = s.order_id))
    order by f.file, s.position limit ${MOST_LINES}`);
  const lines = rows.map(toSaleLine);
  const aliases = await readAliases(db, userId, lines, postbacks);
  const { names } = finish(sameOrders(postbacks, lines, aliases));
  const orders = finish(settleOrders(lines));
  return {
    orders: orders.flatMap((order) => {
      const isFromPostback = names.get(order.orderId) === order.orderId;
      return isFromPostback ? [] : (toFeedOrder(order, timeZone) ?? []);
    }),
    renamed: new Map([...names].filter(([filed, own]) => filed !== own)),
  };
}

function toFeedOrder(order: Order, timeZone: string): Omit<FeedOrder, 'served'> | null {
  const { orderId, status, soldAt, entries, lost, reversedAt, gclid, subIds } = order;
  if (status !== 'approved' && status !== 'refunded' && status !== 'chargeback') return null;
  const payments = status === 'approved' ? entries : lost;
  const currencies = [...new Set(payments.map(({ currency }) => currency))];
  const braid = (name: string) => subIds.find((each) => each.name === name)?.value ?? null;
  const sum = (parts: typeof entries) => parts.reduce((total, { micros }) => total + micros, 0);
  const hasReversal =
    reversedAt !== null && (status !== 'approved' || entries.some(({ micros }) => micros < 0));
  return {
    network: FILED,
    orderId,
    status,
    isDayOnly: soldAt.length <= DAY_LENGTH,
    soldAt: momentOf(soldAt, timeZone),
    reversedAt: hasReversal ? momentOf(reversedAt, timeZone) : null,
    valueMicros: sum(payments.filter(({ micros }) => micros > 0)),
    leftMicros: status === 'approved' ? sum(entries) : 0,
    currency: currencies.length === 1 ? (currencies[0] ?? null) : null,
    gclid,
    gbraid: braid('gbraid'),
    wbraid: braid('wbraid'),
  };
}

/** A day alone counts at its last second. */
function momentOf(text: string, timeZone: string): number {
  return instantOf(text.length <= DAY_LENGTH ? `${text}T23:59:59` : text, timeZone);
}
