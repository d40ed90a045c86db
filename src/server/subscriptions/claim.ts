import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';
import { projectProfile } from './project-profile.ts';

/**
 * Lets only one transaction at a time decide about subscriptions paid with an e-mail. Otherwise a payment and
 * the confirmation of its e-mail at the same moment would miss each other. Take this lock before any row
 * lock.
 */
export async function lockPayer(tx: Transaction, email: string | SQLWrapper): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payer:' || (${email}), 0))`);
}

/**
 * Gives an account the subscriptions paid with its e-mail before the account existed. The caller must hold
 * `lockPayer` and know that the e-mail is confirmed.
 */
export async function claimSubscriptions(
  tx: Transaction,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const claimed = await tx
    .update(stripeSubscriptions)
    .set({ userId, payerEmail: null })
    .where(and(eq(stripeSubscriptions.payerEmail, email), isNull(stripeSubscriptions.userId)))
    .returning({ id: stripeSubscriptions.id });
  for (const { id } of claimed) {
    await projectProfile(tx, { userId, subscriptionId: id, hasStopped: false, failsSince: null });
  }
}
