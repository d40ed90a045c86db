import { and, eq, sql } from 'drizzle-orm';
import type { ClickId } from '#domain/measuring/networks/click-ids.ts';
import { stateOf } from '#domain/measuring/networks/order-state.ts';
import type { OrderEvent } from '#domain/measuring/networks/postback.ts';
import type { Database } from '../db/client.ts';
import { clickCodes } from '../db/schema/conversions.ts';
import { networkOrders, orderEvents } from '../db/schema/sales.ts';

/** The source that tells an event. */
export interface Teller {
  userId: string;
  network: string;
  sourceId: string;
}

export type Applied = 'new' | 'known' | 'other_source';

const LONGEST_ORDER_ID = 200;
const LONGEST_NAME = 100;

/**
 * Adds an event to its order, which is computed anew from all its events. A repeat changes nothing, and only the source that
 * told an order first may change it while that source exists.
 */
export async function applyEvent(tx: Database, teller: Teller, told: OrderEvent): Promise<Applied> {
  const event = withinLimits(told);
  const { userId, network, sourceId } = teller;
  const { orderId, payment } = event;
  const key = { userId, network, orderId };
  // Two events of one order are added one after the other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${network} ${orderId}`}, 1))`,
  );
  const ofOrder = and(
    eq(networkOrders.userId, userId),
    eq(networkOrders.network, network),
    eq(networkOrders.orderId, orderId),
  );
  const [order] = await tx.select({ sourceId: networkOrders.sourceId }).from(networkOrders).where(ofOrder);
  const events = await tx
    .select({
      payment: orderEvents.payment,
      event: orderEvents.event,
      content: orderEvents.content,
      receivedAt: orderEvents.receivedAt,
    })
    .from(orderEvents)
    .where(
      and(eq(orderEvents.userId, userId), eq(orderEvents.network, network), eq(orderEvents.orderId, orderId)),
    );
  if (events.some((known) => known.payment === payment && known.event === event.event)) return 'known';
  const owner = order?.sourceId ?? null;
  if (owner !== null && owner !== sourceId) return 'other_source';
  const [stored] = await tx
    .insert(orderEvents)
    .values({ ...key, payment, event: event.event, content: event })
    .returning({ content: orderEvents.content, receivedAt: orderEvents.receivedAt });
  if (!stored) throw new Error('an event was not stored');
  const received = [...events, stored].map(({ content, receivedAt }) => ({
    ...content,
    receivedAt: `${receivedAt.toISOString().slice(0, 19)}+00:00`,
  }));
  const { click, subIds, soldAt, ...state } = stateOf(received);
  const resolved = await resolveCode(tx, userId, click);
  const values = {
    ...state,
    sourceId,
    soldAt: new Date(soldAt),
    clickId: resolved?.id ?? null,
    clickIdKind: resolved?.kind ?? null,
    subIds: subIds.map(({ name, value }): [string, string] => [name, value]),
  };
  await tx
    .insert(networkOrders)
    .values({ ...key, ...values })
    .onConflictDoUpdate({
      target: [networkOrders.userId, networkOrders.network, networkOrders.orderId],
      set: { ...values, changedAt: sql`now()` },
    });
  return 'new';
}

/** A code of our script stands for the click that the script told us. */
async function resolveCode(tx: Database, userId: string, click: ClickId | null): Promise<ClickId | null> {
  if (click?.kind !== 'code') return click;
  const [known] = await tx
    .select({ id: clickCodes.clickId, kind: clickCodes.clickIdKind })
    .from(clickCodes)
    .where(and(eq(clickCodes.userId, userId), eq(clickCodes.code, click.id)));
  return known ?? click;
}

function withinLimits(event: OrderEvent): OrderEvent {
  return {
    ...event,
    orderId: event.orderId.slice(0, LONGEST_ORDER_ID),
    payment: event.payment.slice(0, LONGEST_NAME),
    event: event.event.slice(0, LONGEST_NAME),
    product: event.product.slice(0, 300),
    transaction: event.transaction?.slice(0, LONGEST_ORDER_ID) ?? null,
    subIds: event.subIds.slice(0, 20),
  };
}
