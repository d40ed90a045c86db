import { inArray, type SQL, sql } from 'drizzle-orm';
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
export async function claimAttempt(db: Database, key: string, limit: Limit): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(countedAttempt(sql`values (${key})`, limit));
  return rows[0] !== undefined && rows[0].count <= limit.max;
}

/** The same as part of a larger statement. @param keys a query of at most one key. */
export function countedAttempt(keys: SQL, { seconds }: Limit): SQL {
  const isOpen = sql`counted.window_start > now() - ${seconds} * interval '1 second'`;
  return sql`
    insert into attempts as counted (key, count, window_start) select key, 1, now() from (${keys}) as tried (key)
    on conflict (key) do update set count = case when ${isOpen} then counted.count + 1 else 1 end,
      window_start = case when ${isOpen} then counted.window_start else now() end
    returning count`;
}

export async function forgetAttempts(db: Database, ...keys: string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.key, keys));
}

/** Hashes an e-mail for a key, because the table must not name people. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
