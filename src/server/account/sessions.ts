import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { SignedInDevice } from '#domain/account/signed-in-device.ts';
import type { Database } from '../db/client.ts';
import { session } from '../db/schema/accounts.ts';
import { describeBrowser } from '../session/user-agent.ts';

interface Own {
  userId: string;
  /** The session of the browser that sends the request. */
  sessionId: string;
}

/** The browsers signed in to this account, with the current one first. */
export async function listSessions(db: Database, { userId, sessionId }: Own): Promise<SignedInDevice[]> {
  const { id, userAgent, createdAt, updatedAt } = session;
  const rows = await db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(eq(id, sessionId)), desc(updatedAt), id);
  return rows.map((row) => ({
    id: row.id,
    browser: describeBrowser(row.userAgent ?? ''),
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
    isCurrent: row.id === sessionId,
  }));
}

/** @returns false when this account has no such session. */
export async function endSession(db: Database, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.userId, userId), eq(session.id, id)))
    .returning({ id: session.id });
  return ended.length > 0;
}

export async function endOtherSessions(db: Database, { userId, sessionId }: Own): Promise<void> {
  await db.delete(session).where(and(eq(session.userId, userId), ne(session.id, sessionId)));
}
