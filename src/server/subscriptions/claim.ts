import { and, eq, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { stripeSubscriptions } from '../db/schema.ts';
import { projectProfile } from './project-profile.ts';

/**
 * Lets one transaction at a time decide about what is paid with an e-mail: else a payment and the confirmation of its
 * e-mail, at the same moment, would miss each other. Taken before any row is locked.
 */
export async function lockPayer(tx: Transaction, email: string | SQLWrapper): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payer:' || (${email}), 0))`);
}

/**
 * Gives an account the subscriptions that were paid with its e-mail before it had one. The caller holds `lockPayer`, and
 * knows that the e-mail is confirmed.
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
