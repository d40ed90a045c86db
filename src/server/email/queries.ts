import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mailMessages } from '../db/schema/mail.ts';
import type { Mail } from './compose.ts';

export interface DueMail extends Mail {
  id: string;
  attempts: number;
}

/** Duration of a claim. If the claiming process dies, another process takes the message afterwards. */
const CLAIM = sql`interval '2 minutes'`;

/**
 * Claims the oldest due message for this process. Other processes skip it until the claim expires.
 * @returns null when nothing is due.
 */
export async function claimDueMail(db: Database): Promise<DueMail | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(mailMessages)
      .where(and(isNull(mailMessages.sentAt), lte(mailMessages.nextAttemptAt, sql`now()`)))
      .orderBy(asc(mailMessages.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    await tx
      .update(mailMessages)
      .set({ attempts: due.attempts + 1, nextAttemptAt: sql`now() + ${CLAIM}` })
      .where(eq(mailMessages.id, due.id));
    return { ...due, attempts: due.attempts + 1 };
  });
}

/** Clears the body, because it holds a link that opens an account. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .update(mailMessages)
    .set({ sentAt: sql`now()`, html: '', text: '', lastError: null })
    .where(eq(mailMessages.id, id));
}

/** @param delaySeconds time until the next attempt. */
export async function markFailed(
  db: Database,
  id: string,
  reason: string,
  delaySeconds: number,
): Promise<void> {
  await db
    .update(mailMessages)
    .set({
      lastError: reason.slice(0, 500),
      nextAttemptAt: sql`now() + make_interval(secs => ${delaySeconds})`,
    })
    .where(eq(mailMessages.id, id));
}

/** Deletes messages sent over a month ago, and unsent messages whose links have expired. */
export async function sweepMail(db: Database): Promise<void> {
  const old = sql`now() - interval '30 days'`;
  await db.delete(mailMessages).where(and(isNotNull(mailMessages.sentAt), lt(mailMessages.sentAt, old)));
  await db
    .delete(mailMessages)
    .where(and(isNull(mailMessages.sentAt), lt(mailMessages.createdAt, sql`now() - interval '2 days'`)));
}
