import { eq } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { session, user } from '../db/schema/accounts.ts';
import type { Env } from '../boot/env.ts';
import { setPassword } from './credentials.ts';
import { sendPasswordChanged, sendReset } from './letters.ts';
import { takeLink } from './mail-links.ts';
import { proveMailbox } from './mailbox-proof.ts';
import { hashPassword } from './passwords.ts';
import { endChallenges } from './second-factor.ts';

/** Queues the mail with the reset link. Without an account nothing happens, and the answer is the same. */
export async function requestReset(db: Database, env: Env, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select().from(user).where(eq(user.email, email));
    if (found) await sendReset(tx, env, found);
  });
}

/**
 * Sets the new password, ends every session and every sign-in that waits for its code, and confirms the e-mail, in
 * one transaction. The password is set first, because a sign-in with the old one waits for it. We do this
 * ourselves, because the library commits each of these steps by itself: a failure between them would leave old
 * sessions alive.
 * @returns the account; null when the link is invalid or no longer valid.
 */
export async function resetPassword(
  db: Database,
  env: Env,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<typeof user.$inferSelect | null> {
  const hash = await hashPassword(newPassword);
  return db.transaction(async (tx) => {
    const userId = await takeLink(tx, 'reset-password', token);
    if (userId === null) return null;
    await setPassword(tx, userId, hash);
    await tx.delete(session).where(eq(session.userId, userId));
    await endChallenges(tx, userId);
    const owner = await proveMailbox(tx, userId);
    await sendPasswordChanged(tx, env, owner);
    return owner;
  });
}
