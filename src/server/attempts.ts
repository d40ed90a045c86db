import { inArray, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from './db/client.ts';
import { attempts } from './db/schema.ts';

/** At most `max` attempts within `seconds` of the first one. */
export interface Limit {
  max: number;
  seconds: number;
}

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts in any process cannot
 * exceed the limit. @param key the limit and the person, like `sign-in:…`. @returns whether the attempt is
 * allowed.
 */
export async function claimAttempt(db: Database, key: string, { max, seconds }: Limit): Promise<boolean> {
  const isOpen = sql`${attempts.windowStart} > now() - ${seconds} * interval '1 second'`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, windowStart: sql`now()` })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOpen} then ${attempts.count} + 1 else 1 end`,
        windowStart: sql`case when ${isOpen} then ${attempts.windowStart} else now() end`,
      },
    })
    .returning({ count: attempts.count });
  return row !== undefined && row.count <= max;
}

export async function forgetAttempts(db: Database, ...keys: string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.key, keys));
}

/** Hashes an e-mail for a key, because the table must not name people. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
