import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { securityEvents } from '../db/schema/audit.ts';
import { session, twoFactor, user } from '../db/schema/accounts.ts';
import { secondFactorRemovedMail } from '../email/messages.ts';
import { type Account, findAccount, OPERATOR } from './queries.ts';

type Outcome = 'removed' | 'no-factor' | 'no-account';

/**
 * Removes the second factor, its recovery codes and all sessions of an account, for a person who lost the
 * phone.
 * @param appUrl the address in the mail's link.
 */
export function removeSecondFactor(db: Database, email: string, appUrl: string): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const owner = await findAccount(tx, email);
    if (!owner) return 'no-account';
    const removed = await tx
      .delete(twoFactor)
      .where(and(eq(twoFactor.userId, owner.id), eq(twoFactor.verified, true)))
      .returning({ id: twoFactor.id });
    if (removed.length === 0) return 'no-factor';
    await closeAndNotify(tx, owner, appUrl);
    return 'removed';
  });
}

async function closeAndNotify(tx: Transaction, owner: Account, appUrl: string): Promise<void> {
  await tx
    .update(user)
    .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
    .where(eq(user.id, owner.id));
  await tx.delete(session).where(eq(session.userId, owner.id));
  const event = { event: 'second_factor_removed', outcome: 'ok', userId: owner.id } as const;
  await tx.insert(securityEvents).values({ ...event, address: OPERATOR });
  await tx.insert(mailMessages).values(secondFactorRemovedMail(owner, `${appUrl}/forgot-password`));
}
