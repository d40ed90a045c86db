import { sql } from 'drizzle-orm';
import type { ClickId } from '#domain/measuring/networks/click-ids.ts';
import { type ReceivedEvent, stateOf } from '#domain/measuring/networks/order-state.ts';
import type { OrderEvent } from '#domain/measuring/networks/postback.ts';
import { DAY_MS } from '#domain/shared/days.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import type { Database } from '../db/client.ts';
import { utcText } from '../db/iso-date.ts';

/** The source that reports an event. */
export interface Teller {
  userId: string;
  network: string;
  sourceId: string;
}

/** What is known of the orders of a message, read under their locks. */
export interface KnownOrders {
  /** The sources that reported orders first; null when they were deleted. */
  owners: Record<string, string | null> | null;
  events: (ReceivedEvent & { orderId: string })[] | null;
  /** The time of the transaction, as ISO in UTC. */
  now: string;
}

const LONGEST_ORDER_ID = 200;
const LONGEST_NAME = 100;

/** Keeps other messages about the same orders waiting until the transaction ends. */
export function lockOrders({ userId, network }: Teller, events: readonly OrderEvent[]) {
  // Always in the same order, so that two messages about the same orders do not wait for each other.
  const keys = [...new Set(events.map(({ orderId }) => `${userId} ${network} ${orderId}`))].sort();
  return sql`(select count(pg_advisory_xact_lock(hashtextextended(key, 1))) from unnest(${sql.param(keys)}::text[]) key)`;
}

/** The columns of `KnownOrders`. */
export function knownOrders({ userId, network }: Teller, events: readonly OrderEvent[]) {
  const ids = sql`any(${sql.param(events.map(({ orderId }) => orderId))}::text[])`;
  return sql`
    (select json_object_agg(order_id, source_id) from network_orders
      where user_id = ${userId} and network = ${network} and order_id = ${ids}) as owners,
    (select json_agg(content::jsonb || jsonb_build_object('receivedAt', ${utcText('received_at')})) from order_events
      where user_id = ${userId} and network = ${network} and order_id = ${ids}) as events,
    ${utcText('now()')} as now`;
}

/**
 * Adds an event to its order, which is computed anew from all its events. A repeat changes nothing, and only the source that
 * reported an order first may change it while that source exists.
 */
export async function applyEvent(
  tx: Database,
  teller: Teller,
  known: KnownOrders,
  event: OrderEvent,
): Promise<'new' | 'known' | 'other_source'> {
  const { orderId, payment } = event;
  known.events ??= [];
  const own = known.events.filter((each) => each.orderId === orderId);
  if (own.some((each) => each.payment === payment && each.event === event.event)) return 'known';
  const owner = known.owners?.[orderId] ?? null;
  if (owner !== null && owner !== teller.sourceId) return 'other_source';
  const dated = { ...event, at: isAhead(event.at, known.now) ? null : event.at };
  const received = { ...dated, receivedAt: known.now };
  known.events.push(received);
  await writeOrder(tx, teller, dated, [...own, received]);
  return 'new';
}

/** A sale cannot be of a later day than today, whatever the zone; then it counts when it arrived. */
function isAhead(at: string | null, now: string): boolean {
  return at !== null && Date.parse(at) > Date.parse(now) + DAY_MS;
}

async function writeOrder(
  tx: Database,
  { userId, network, sourceId }: Teller,
  event: OrderEvent,
  received: readonly ReceivedEvent[],
): Promise<void> {
  const { orderId } = event;
  const { click, subIds, payments, ...state } = stateOf(received);
  const heard = state.status === 'test' ? sql`` : sql`, heard as (${touchSource(sourceId, 'last_sale_at')})`;
  await tx.execute(sql`
    with added as (
      insert into order_events (user_id, network, order_id, payment, event, content)
      values (${userId}, ${network}, ${orderId}, ${event.payment}, ${event.event}, ${JSON.stringify(event)}::text::json))${heard}
    insert into network_orders as o (user_id, network, order_id, source_id, status, amount_micros, commission_micros, currency,
      sold_at, product, click_id, click_id_kind, sub_ids, payments)
    select ${userId}, ${network}, ${orderId}, ${sourceId}, ${state.status}, ${state.amountMicros}::bigint,
      ${state.commissionMicros}::bigint, ${state.currency}, ${state.soldAt}::timestamptz, ${state.product},
      click.id, click.kind, ${JSON.stringify(subIds.map(({ name, value }) => [name, value]))}::text::jsonb,
      ${JSON.stringify(payments)}::text::jsonb
    from ${clickOf(userId, click)}
    on conflict (user_id, network, order_id) do update set source_id = excluded.source_id, status = excluded.status,
      amount_micros = excluded.amount_micros, commission_micros = excluded.commission_micros, currency = excluded.currency,
      sold_at = excluded.sold_at, product = excluded.product, click_id = excluded.click_id,
      click_id_kind = excluded.click_id_kind, sub_ids = excluded.sub_ids, payments = excluded.payments, changed_at = now()`);
}

/** At most every ten seconds, so that the calls of one source do not wait for its row. */
export function touchSource(id: string, name: 'last_received_at' | 'last_sale_at') {
  const column = sql.identifier(name);
  return sql`update sales_sources set ${column} = now()
    where id = ${id} and (${column} is null or ${column} < now() - interval '10 seconds')`;
}

/** A code of our script stands for the click that the script sent us. */
function clickOf(userId: string, click: ClickId | null) {
  return sql`(
    select coalesce(c.click_id, named.id) as id, coalesce(c.click_id_kind, named.kind) as kind
    from (values (${click?.id ?? null}::text, ${click?.kind ?? null}::text)) named (id, kind)
    left join click_codes c on c.user_id = ${userId} and named.kind = 'code' and c.code = named.id) click`;
}

/** An event with texts as long as the database takes them. */
export function withinLimits(event: OrderEvent): OrderEvent {
  return {
    ...event,
    payment: cutText(event.payment, LONGEST_NAME),
    event: cutText(event.event, LONGEST_NAME),
    product: cutText(event.product, 300),
    transaction: event.transaction === null ? null : cutText(event.transaction, LONGEST_ORDER_ID),
    subIds: event.subIds.slice(0, 20),
  };
}
