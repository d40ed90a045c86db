import { eq, sql } from 'drizzle-orm';
import { emailKey, forgetAttempts } from '../attempts.ts';
import type { Transaction } from '../db/client.ts';
import { devices, session, twoFactor, user } from '../db/schema.ts';

/**
 * The holder of the mailbox used a link from it. The first time, this ends what somebody else may have set up on the
 * account before: factor, recovery codes, sessions and known browsers. Every time, it lifts the lock of the sign-in.
 */
export async function proveMailbox(tx: Transaction, userId: string): Promise<typeof user.$inferSelect> {
  const [before] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (!before) throw new Error('a link belongs to a user');
  if (!before.emailVerified) {
    for (const table of [twoFactor, session, devices]) await tx.delete(table).where(eq(table.userId, userId));
    await tx
      .update(user)
      .set({ emailVerified: true, twoFactorEnabled: false, updatedAt: sql`now()` })
      .where(eq(user.id, userId));
  }
  await forgetAttempts(tx, `sign-in:${emailKey(before.email)}`);
  return { ...before, emailVerified: true };
}
