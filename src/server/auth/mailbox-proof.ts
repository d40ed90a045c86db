import { eq, sql } from 'drizzle-orm';
import { emailKey, forgetAttempts } from '../db/attempts.ts';
import type { Transaction } from '../db/client.ts';
import { devices } from '../db/schema/sign-in.ts';
import { session, twoFactor, user } from '../db/schema/accounts.ts';
import { claimSubscriptions, lockPayer } from '../subscriptions/claim.ts';

/**
 * Called when the mailbox's owner used a link from a mail. The first time, it removes what somebody else may
 * have set up before (second factor, recovery codes, sessions and known browsers) and gives the account the
 * subscriptions paid with this e-mail. Every time, it unlocks the sign-in.
 */
export async function proveMailbox(tx: Transaction, userId: string): Promise<typeof user.$inferSelect> {
  const owner = eq(user.id, userId);
  await lockPayer(tx, tx.select({ email: user.email }).from(user).where(owner));
  const [before] = await tx.select().from(user).where(owner).for('update');
  if (!before) throw new Error('a link belongs to a user');
  if (!before.emailVerified) {
    for (const table of [twoFactor, session, devices]) await tx.delete(table).where(eq(table.userId, userId));
    await tx
      .update(user)
      .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: sql`now()` })
      .where(owner);
  }
  await claimSubscriptions(tx, before);
  await forgetAttempts(tx, `sign-in:${emailKey(before.email)}`);
  return { ...before, emailVerified: true };
}
