import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { graceEnd } from '#domain/account/plans.ts';
import type { Transaction } from '../db/client.ts';
import { profiles } from '../db/schema/profiles.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';

type Profile = typeof profiles.$inferSelect;
type PaymentState = Partial<typeof profiles.$inferInsert>;

/** A subscription with an owner, after an event was merged into it. */
export interface Merged {
  userId: string;
  subscriptionId: string;
  /** Whether this event ended it. */
  hasStopped: boolean;
  /** When its renewal first failed, if it first failed with this event. */
  failsSince: Date | null;
}

/**
 * Updates the owner's profile from the subscriptions. The best paid one decides. If none is paid, the profile
 * changes only when the subscription that it is based on has just failed or ended.
 */
export async function projectProfile(tx: Transaction, merged: Merged): Promise<void> {
  const { userId } = merged;
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update');
  if (!profile) return;
  const state = (await paidState(tx, userId)) ?? unpaidState(profile, merged);
  if (state === null) return;
  await tx
    .update(profiles)
    .set({ ...state, updatedAt: sql`now()` })
    .where(eq(profiles.id, userId));
}

async function paidState(tx: Transaction, userId: string): Promise<PaymentState | null> {
  const s = stripeSubscriptions;
  const [paid] = await tx
    .select()
    .from(s)
    .where(and(eq(s.userId, userId), inArray(s.status, ['active', 'ending']), isNotNull(s.plan)))
    .orderBy(desc(sql`${s.plan} = 'pro'`), desc(s.eventAt), desc(s.createdAt))
    .limit(1);
  if (!paid?.plan) return null;
  return {
    plan: paid.plan,
    subscriptionStatus: 'active',
    trialExpiresAt: null,
    graceEndsAt: null,
    stripeSubscriptionId: paid.id,
    nextBillingAt: paid.status === 'ending' ? null : paid.periodEnd,
  };
}

function unpaidState(profile: Profile, merged: Merged): PaymentState | null {
  if (profile.stripeSubscriptionId !== merged.subscriptionId) return null;
  if (merged.failsSince !== null) {
    return profile.subscriptionStatus === 'active' ? { graceEndsAt: graceEnd(merged.failsSince) } : null;
  }
  if (!merged.hasStopped) return null;
  const isByHand = profile.subscriptionStatus === 'trialing'; // payments never set a trial, so the admin set it
  return { subscriptionStatus: isByHand ? 'trialing' : 'inactive', nextBillingAt: null };
}
