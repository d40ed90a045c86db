import { eq, or, sql } from 'drizzle-orm';
import { emailKey } from '../db/attempts.ts';
import type { Database, Transaction } from '../db/client.ts';
import { attempts } from '../db/schema/sign-in.ts';
import { mailMessages } from '../db/schema/mail.ts';
import { securityEvents } from '../db/schema/audit.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';
import { user, verification } from '../db/schema/accounts.ts';
import { writeCounts } from '../db/schema/writes.ts';
import { type Account, findAccount, OPERATOR } from './queries.ts';

/**
 * Deletes the account with all its data. The audit stays but no longer names the person: its foreign keys
 * become null, and this function empties the network addresses.
 * @returns whether an account had this e-mail.
 */
export function deleteAccount(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await findAccount(tx, email);
    if (!owner) return false;
    await tx.update(securityEvents).set({ address: '' }).where(eq(securityEvents.userId, owner.id));
    await deleteUnowned(tx, owner);
    const deleted = await tx.delete(user).where(eq(user.id, owner.id)).returning({ id: user.id });
    if (deleted.length === 0) return false;
    await tx.insert(securityEvents).values({ event: 'account_deleted', outcome: 'ok', address: OPERATOR });
    return true;
  });
}

/** Deletes the person's rows in tables without a foreign key to the account. */
async function deleteUnowned(tx: Transaction, { id, email }: Account): Promise<void> {
  await tx.delete(mailMessages).where(eq(mailMessages.recipient, email));
  await tx
    .update(stripeSubscriptions)
    .set({ payerEmail: null })
    .where(eq(stripeSubscriptions.payerEmail, email));
  await tx.delete(writeCounts).where(eq(writeCounts.userId, id));
  await tx
    .delete(verification)
    .where(
      or(
        sql`position(${id} in ${verification.value}) > 0`,
        sql`position(${email} in ${verification.value}) > 0`,
        sql`position(${email} in ${verification.identifier}) > 0`,
      ),
    );
  await tx
    .delete(attempts)
    .where(
      or(
        sql`position(${emailKey(email)} in ${attempts.key}) > 0`,
        sql`position(${id} in ${attempts.key}) > 0`,
      ),
    );
}
