import { and, eq, inArray, sql } from 'drizzle-orm';
import type { EmailChangeState } from '#domain/account/credentials.ts';
import { claimAttempt, type Limit } from '../db/attempts.ts';
import type { Database, Transaction } from '../db/client.ts';
import { emailChanges, mailLinks } from '../db/schema/sign-in.ts';
import { profiles } from '../db/schema/profiles.ts';
import { user } from '../db/schema/accounts.ts';
import type { Env } from '../boot/env.ts';
import { AppError } from '../request/errors.ts';
import { claimSubscriptions, lockPayer } from '../subscriptions/claim.ts';
import { sendApproveNewEmail, sendConfirmNewEmail, sendEmailChanged, sendEmailTaken } from './letters.ts';
import { findLink, takeLink } from './mail-links.ts';

const REQUESTS: Limit = { max: 3, seconds: 3600 };
const TAKEN = 'Este e-mail já tem uma conta.';
const SAME = 'Este já é o e-mail da sua conta.';

/** The kind of link that confirms each mailbox, and the column that records it. */
const sides = {
  'approve-new-email': { oldConfirmedAt: sql`now()` },
  'confirm-new-email': { newConfirmedAt: sql`now()` },
} as const;
type Side = keyof typeof sides;
const sideKinds: Side[] = ['approve-new-email', 'confirm-new-email'];

/**
 * Queues a mail to both mailboxes. We do this ourselves, because the library takes the two confirmations in one
 * order only, and its links are not rows. When the new e-mail already has an account, the answer is the same, and
 * the owner of that account gets a mail instead. An earlier request and its links become invalid.
 */
export async function requestEmailChange(
  db: Database,
  env: Env,
  userId: string,
  email: string,
): Promise<void> {
  if (!(await claimAttempt(db, `email-change:${userId}`, REQUESTS))) {
    throw new AppError('rate_limited', 'Você já pediu a troca 3 vezes. Tente de novo em uma hora.');
  }
  await db.transaction(async (tx) => {
    const [owner] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    if (!owner) return;
    if (owner.email === email) throw new AppError('validation', SAME, { fields: { email: SAME } });
    await tx.delete(mailLinks).where(and(eq(mailLinks.userId, userId), inArray(mailLinks.kind, sideKinds)));
    const values = { newEmail: email, oldConfirmedAt: null, newConfirmedAt: null, createdAt: sql`now()` };
    await tx
      .insert(emailChanges)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: emailChanges.userId, set: values });
    await sendApproveNewEmail(tx, env, owner, email);
    const [existing] = await tx.select().from(user).where(eq(user.email, email));
    await (existing ? sendEmailTaken(tx, env, existing) : sendConfirmNewEmail(tx, env, owner, email));
  });
}

/**
 * Uses the link of one mailbox; the second link changes the e-mail.
 * @returns null when the link is invalid or no longer valid.
 */
export async function confirmEmailChange(
  db: Database,
  env: Env,
  token: string,
): Promise<EmailChangeState | null> {
  return db.transaction(async (tx) => {
    const pending = await findAsked(tx, token);
    if (pending === null) return null;
    await lockPayer(tx, pending.newEmail);
    if ((await takeLink(tx, pending.side, token)) === null) return null;
    const [change] = await tx
      .update(emailChanges)
      .set(sides[pending.side])
      .where(and(eq(emailChanges.userId, pending.userId), eq(emailChanges.newEmail, pending.newEmail)))
      .returning();
    if (!change) return null;
    if (change.oldConfirmedAt === null) return 'waits-for-old';
    if (change.newConfirmedAt === null) return 'waits-for-new';
    await changeEmail(tx, env, change);
    return 'changed';
  });
}

async function findAsked(tx: Transaction, token: string) {
  for (const side of sideKinds) {
    const userId = await findLink(tx, side, token);
    if (userId === null) continue;
    const [change] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, userId));
    if (change) return { side, userId, newEmail: change.newEmail };
  }
  return null;
}

/** Also invalidates links mailed to the old address. */
async function changeEmail(
  tx: Transaction,
  env: Env,
  { userId, newEmail: email }: typeof emailChanges.$inferSelect,
): Promise<void> {
  const [owner] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
  if (!owner) return;
  if ((await tx.$count(user, eq(user.email, email))) > 0) throw new AppError('conflict', TAKEN);
  const now = { updatedAt: sql`now()` };
  await tx
    .update(user)
    .set({ email, emailVerified: true, ...now })
    .where(eq(user.id, userId));
  await tx
    .update(profiles)
    .set({ email, ...now })
    .where(eq(profiles.id, userId));
  await tx.delete(mailLinks).where(eq(mailLinks.userId, userId));
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await claimSubscriptions(tx, { id: userId, email });
  await sendEmailChanged(tx, env, owner, email);
}
