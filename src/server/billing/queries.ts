import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../db/client.ts';
import { profiles, stripeEvents, stripeSubscriptions, user } from '../db/schema.ts';
import type { SubscriptionChange } from './stripe-events.ts';

interface StripeEvent {
  id: string;
  type: string;
  createdAt: Date;
}

export type Applied = 'applied' | 'replayed' | 'unowned';

/**
 * Takes an event once, whatever it says: what it changes and the note that it was taken are one transaction.
 * @returns `unowned` while nobody is known to own the subscription: what was told of it waits for its checkout.
 */
export async function applyEvent(
  db: Database,
  event: StripeEvent,
  change: SubscriptionChange | null,
): Promise<Applied> {
  return db.transaction(async (tx) => {
    const taken = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, createdAt: event.createdAt })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    if (taken.length === 0) return 'replayed';
    if (change === null) return 'applied';
    const { userId, hasStopped } = await mergeSubscription(tx, change, event.createdAt);
    if (userId === null) return 'unowned';
    await projectProfile(tx, userId, hasStopped ? change.subscriptionId : null);
    return 'applied';
  });
}

/**
 * Adds what an event tells to what is known; an older event only fills gaps, and an ended subscription stays so.
 * @returns whose it is, and whether it is this event that stopped it.
 */
async function mergeSubscription(
  tx: Transaction,
  change: SubscriptionChange,
  at: Date,
): Promise<{ userId: string | null; hasStopped: boolean }> {
  const { subscriptionId, plan, status, periodEnd, rank } = change;
  const userId = change.owner ? await findOwner(tx, change.owner) : null;
  const s = stripeSubscriptions;
  const tellsState = status !== undefined;
  const isNewer = sql`(excluded.event_at is not null and (${s.eventAt} is null
    or (excluded.event_at, excluded.event_rank) >= (${s.eventAt}, ${s.eventRank})))`;
  const newest = (column: string) => sql`case when ${isNewer}
    then coalesce(excluded.${sql.identifier(column)}, ${s}.${sql.identifier(column)})
    else coalesce(${s}.${sql.identifier(column)}, excluded.${sql.identifier(column)}) end`;
  const [before] = await tx
    .select({ status: s.status })
    .from(s)
    .where(eq(s.id, subscriptionId))
    .for('update');
  const [row] = await tx
    .insert(s)
    .values({
      id: subscriptionId,
      userId,
      plan: plan ?? null,
      status: status ?? null,
      periodEnd: periodEnd ?? null,
      eventAt: tellsState ? at : null,
      eventRank: tellsState ? rank : 0,
    })
    .onConflictDoUpdate({
      target: s.id,
      set: {
        userId: sql`coalesce(${s.userId}, excluded.user_id)`,
        plan: newest('plan'),
        status: sql`case when ${s.status} = 'ended' then 'ended' else ${newest('status')} end`,
        periodEnd: newest('period_end'),
        eventAt: sql`case when ${isNewer} then excluded.event_at else ${s.eventAt} end`,
        eventRank: sql`case when ${isNewer} then excluded.event_rank else ${s.eventRank} end`,
      },
    })
    .returning({ userId: s.userId, status: s.status });
  const isStopped = row?.status === 'inactive' || row?.status === 'ended';
  return { userId: row?.userId ?? null, hasStopped: isStopped && row.status !== before?.status };
}

async function findOwner(
  tx: Transaction,
  { userId, email }: { userId: string | null; email: string | null },
): Promise<string | null> {
  const conditions = [
    z.uuid().safeParse(userId).success ? eq(user.id, userId ?? '') : null,
    email === null ? null : eq(user.email, email.toLowerCase()),
  ];
  for (const condition of conditions) {
    if (condition === null) continue;
    const [found] = await tx.select({ id: user.id }).from(user).where(condition);
    if (found) return found.id;
  }
  return null;
}

/**
 * Makes the profile say what its owner's subscriptions do: the best one that is paid, or that the one it stood on has
 * stopped just now.
 */
async function projectProfile(tx: Transaction, userId: string, stoppedId: string | null): Promise<void> {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update');
  if (!profile) return;
  const s = stripeSubscriptions;
  const [paid] = await tx
    .select()
    .from(s)
    .where(and(eq(s.userId, userId), inArray(s.status, ['active', 'ending']), isNotNull(s.plan)))
    .orderBy(desc(sql`${s.plan} = 'pro'`), desc(s.eventAt), desc(s.createdAt))
    .limit(1);
  if (paid?.plan) {
    await tx
      .update(profiles)
      .set({
        plan: paid.plan,
        subscriptionStatus: 'active',
        trialExpiresAt: null,
        stripeSubscriptionId: paid.id,
        nextBillingAt: paid.status === 'ending' ? null : paid.periodEnd,
        updatedAt: sql`now()`,
      })
      .where(eq(profiles.id, userId));
    return;
  }
  if (stoppedId === null || profile.stripeSubscriptionId !== stoppedId) return;
  const isByHand = profile.subscriptionStatus === 'trialing'; // a payment leaves no trial: the admin gave this one
  await tx
    .update(profiles)
    .set({
      subscriptionStatus: isByHand ? 'trialing' : 'inactive',
      nextBillingAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(profiles.id, userId));
}
