import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { account } from '../db/schema.ts';

const isCredential = (userId: string) =>
  and(eq(account.userId, userId), eq(account.providerId, 'credential'));

/** @returns the hash; null when no password opens this account. */
export async function findPassword(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ password: account.password }).from(account).where(isCredential(userId));
  return row?.password ?? null;
}

/** @param hash null: no password opens the account until a new one is made with a reset link. */
export async function setPassword(db: Database, userId: string, hash: string | null): Promise<void> {
  await db
    .update(account)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(isCredential(userId));
}
