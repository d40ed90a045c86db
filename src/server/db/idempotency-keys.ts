import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './client.ts';
import { idempotencyKeys as keys } from './schema/writes.ts';

interface Key {
  userId: string;
  key: string;
}

const isOld = lt(keys.createdAt, sql`now() - interval '1 day'`);

/**
 * Waits while another request holds the key.
 * @returns whether the key was free.
 */
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

/** Of the answers above these sizes, only the newest of an account are kept. All smaller ones stay for a day. */
const keptAnswers = [
  { above: 64 * 1024, newest: 50 },
  { above: 1024, newest: 500 },
] as const;

/** Stores the answer of a key. Of an account's large answers it keeps the newest ones only. */
export async function storeAnswer(
  tx: Transaction,
  key: Key,
  answer: { status: number; body: string },
): Promise<void> {
  await tx.update(keys).set(answer).where(isKey(key));
  const bytes = Buffer.byteLength(answer.body);
  for (const { above, newest } of keptAnswers)
    if (bytes > above)
      await tx.execute(sql`
        delete from ${keys} where user_id = ${key.userId} and key in (
          select key from ${keys} where user_id = ${key.userId} and octet_length(body) > ${above}
          order by created_at desc offset ${newest})`);
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
