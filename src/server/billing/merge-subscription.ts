import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { stripeSubscriptions as s } from '../db/schema/subscriptions.ts';
import type { Merged } from '../subscriptions/project-profile.ts';
import { findOwner } from './find-owner.ts';
import type { SubscriptionChange } from './stripe/reading.ts';

const isNewer = sql`(excluded.event_at is not null and (${s.eventAt} is null
  or (excluded.event_at, excluded.event_rank) >= (${s.eventAt}, ${s.eventRank})))`;

/** Takes the newer event's value, or the other event's value when the newer one has none. */
const newest = (column: string) => sql`case when ${isNewer}
  then coalesce(excluded.${sql.identifier(column)}, ${s}.${sql.identifier(column)})
  else coalesce(${s}.${sql.identifier(column)}, excluded.${sql.identifier(column)}) end`;

const userId = sql`coalesce(${s.userId}, excluded.user_id)`;

/**
 * Events arrive in any order. An older event only fills empty columns, and an ended subscription stays ended.
 */
const merging = {
  userId,
  payerEmail: sql`case when ${userId} is null then coalesce(${s.payerEmail}, excluded.payer_email) end`,
  plan: newest('plan'),
  status: sql`case when ${s.status} = 'ended' then 'ended' else ${newest('status')} end`,
  periodEnd: newest('period_end'),
  eventAt: sql`case when ${isNewer} then excluded.event_at else ${s.eventAt} end`,
  eventRank: sql`case when ${isNewer} then excluded.event_rank else ${s.eventRank} end`,
};

/** @returns null while the subscription's owner is unknown. */
export async function mergeSubscription(
  tx: Transaction,
  change: SubscriptionChange,
  at: Date,
): Promise<Merged | null> {
  const { subscriptionId } = change;
  const userId = change.owner ? await findOwner(tx, change.owner) : null;
  const [before] = await tx
    .select({ status: s.status })
    .from(s)
    .where(eq(s.id, subscriptionId))
    .for('update');
  const [row] = await tx
    .insert(s)
    .values(firstRow(change, userId, at))
    .onConflictDoUpdate({ target: s.id, set: merging })
    .returning({ userId: s.userId, status: s.status });
  if (!row?.userId) return null;
  const isStopped = row.status === 'inactive' || row.status === 'ended';
  const hasChanged = row.status !== before?.status;
  return {
    userId: row.userId,
    subscriptionId,
    hasStopped: isStopped && hasChanged,
    failsSince: row.status === 'failing' && hasChanged ? at : null,
  };
}

function firstRow({ subscriptionId, ...change }: SubscriptionChange, userId: string | null, at: Date) {
  const tellsState = change.status !== undefined;
  return {
    id: subscriptionId,
    userId,
    payerEmail: userId === null ? (change.owner?.email ?? null) : null,
    plan: change.plan ?? null,
    status: change.status ?? null,
    periodEnd: change.periodEnd ?? null,
    eventAt: tellsState ? at : null,
    eventRank: tellsState ? change.rank : 0,
  };
}
