import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './client.ts';
import { idempotencyKeys as keys } from './schema.ts';

interface Key {
  userId: string;
  key: string;
}

const isOld = lt(keys.createdAt, sql`now() - interval '1 day'`);

/** Waits while another request holds the key. @returns whether the key was free. */
export async function claimKey(tx: Transaction, claim: Key & { requestHash: string }): Promise<boolean> {
  const row = { ...claim, status: 0, body: '' };
  const claimed = await tx
    .insert(keys)
    .values(row)
    .onConflictDoUpdate({
      target: [keys.userId, keys.key],
      set: { ...row, createdAt: sql`now()` },
      setWhere: isOld,
    })
    .returning({ key: keys.key });
  return claimed.length > 0;
}

export async function storeAnswer(
  tx: Transaction,
  key: Key,
  answer: { status: number; body: string },
): Promise<void> {
  await tx.update(keys).set(answer).where(isKey(key));
}

export async function findAnswer(tx: Transaction, key: Key) {
  const [found] = await tx
    .select({ status: keys.status, body: keys.body, requestHash: keys.requestHash })
    .from(keys)
    .where(isKey(key));
  return found ?? null;
}

export async function sweepKeys(db: Database): Promise<void> {
  await db.delete(keys).where(isOld);
}

function isKey({ userId, key }: Key) {
  return and(eq(keys.userId, userId), eq(keys.key, key));
}
