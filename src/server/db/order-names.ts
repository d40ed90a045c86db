import { sql } from 'drizzle-orm';
import type { Payment } from '#domain/measuring/networks/order-state.ts';
import {
  type FiledName,
  hasOtherNumbers,
  namesOf,
  type PostbackName,
} from '#domain/measuring/profit/same-orders.ts';
import { localTime } from '#domain/shared/instants.ts';
import type { Database } from './client.ts';

interface NamedOrder extends Pick<PostbackName, 'network' | 'orderId' | 'currency' | 'gclid'> {
  payments: readonly Payment[];
}

/** What is compared of an order of `network_orders`. */
export function postbackName(order: NamedOrder, timeZone: string): PostbackName {
  const { network, orderId, currency, gclid, payments } = order;
  const [first] = payments;
  return {
    network,
    orderId,
    currency,
    gclid,
    amountMicros: first?.amountMicros ?? null,
    commissionMicros: first?.commissionMicros ?? null,
    // Only orders that are paired by their day need it, and it takes its time.
    soldAt: first && hasOtherNumbers(order) ? localTime(Date.parse(first.soldAt), timeZone).text : '',
    isBack: payments.every(({ isOnlyBack }) => isOnlyBack === true),
  };
}

/** The numbers, in lower case, by which postbacks name their orders beside the order's own. */
export async function readAliases(
  db: Database,
  userId: string,
  filed: readonly FiledName[],
  postbacks: readonly { orderId: string }[],
): Promise<Map<string, string>> {
  const known = new Set(postbacks.map(({ orderId }) => orderId.toLowerCase()));
  const names = new Set(filed.flatMap(namesOf).filter((name) => !known.has(name)));
  if (names.size === 0 || postbacks.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; order_id: string }>(sql`
    select other_name as name, min(order_id) as order_id from order_events
    where user_id = ${userId} and other_name = any(${sql.param([...names])}::text[])
    group by 1 having count(distinct order_id) = 1`);
  return new Map(rows.map((row) => [row.name, row.order_id]));
}
