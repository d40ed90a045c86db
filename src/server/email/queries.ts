import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { mailMessages } from '../db/schema.ts';
import type { Mail } from './compose.ts';

export interface DueMail extends Mail {
  id: string;
  attempts: number;
}

/** A claim lasts this long; whoever took it and died leaves the message to the next. */
const CLAIM = sql`interval '2 minutes'`;

/**
 * Takes the oldest message that is due, for this process alone: others skip it until the claim runs out.
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

/** Its texts hold a link that opens an account: they are not kept once sent. */
export async function markSent(db: Database, id: string): Promise<void> {
  await db
    .update(mailMessages)
    .set({ sentAt: sql`now()`, html: '', text: '', lastError: null })
    .where(eq(mailMessages.id, id));
}

/** @param delaySeconds until the next attempt. */
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

/** Forgets what was sent over a month ago, and what could not be sent while its links still worked. */
export async function sweepMail(db: Database): Promise<void> {
  const old = sql`now() - interval '30 days'`;
  await db.delete(mailMessages).where(and(isNotNull(mailMessages.sentAt), lt(mailMessages.sentAt, old)));
  await db
    .delete(mailMessages)
    .where(and(isNull(mailMessages.sentAt), lt(mailMessages.createdAt, sql`now() - interval '2 days'`)));
}
