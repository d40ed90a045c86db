import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { account } from '../db/schema/accounts.ts';

const isCredential = (userId: string) =>
  and(eq(account.userId, userId), eq(account.providerId, 'credential'));

/** @returns the password's hash; null when the account has no password. */
export async function findPassword(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ password: account.password }).from(account).where(isCredential(userId));
  return row?.password ?? null;
}

/**
 * SQL of the account's id while `hash` is still its password, compared a moment ago. If a new password is being
 * set, this waits for it. If one is set later, that one waits for this statement and then ends the session that it
 * begins.
 */
export function ownerWithPassword(userId: string, hash: string): SQL {
  return sql`
    select user_id as id from account
    where user_id = ${userId} and provider_id = 'credential' and password = ${hash} for share`;
}

/** @param hash null removes the password: a reset link is then needed to set a new one. */
export async function setPassword(db: Database, userId: string, hash: string | null): Promise<void> {
  await db
    .update(account)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(isCredential(userId));
}
