import { inArray, type SQL, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Database } from './client.ts';
import { attempts } from './schema/sign-in.ts';

/** At most `max` attempts within `seconds` of the first one, by the database's clock. */
export interface Limit {
  max: number;
  seconds: number;
}

/** One row of a statement that counts an attempt. */
export interface Counted {
  count: number;
  /** The seconds until the count begins anew. */
  secondsLeft: number;
}

/** After this many refusals, further attempts of the same caller are refused for a while without asking the database. */
const FLOOD = 10;
const FLOOD_MS = 2000;
const MOST_REFUSED = 10_000;
const refused = new Map<string, { secondsLeft: number; until: number }>();

/**
 * Counts an attempt before it is made, in one statement, so that parallel attempts in any process cannot
 * exceed the limit.
 * @param key the limit and the person, like `sign-in:…`.
 */
export async function countAttempt(
  db: Database,
  key: string,
  limit: Limit,
): Promise<{ isAllowed: boolean; secondsLeft: number }> {
  const before = refused.get(key);
  if (before && before.until > performance.now())
    return { isAllowed: false, secondsLeft: before.secondsLeft };
  const { rows } = await db.execute<Counted & Record<string, unknown>>(
    countedAttempt(sql`values (${key})`, limit),
  );
  const [counted] = rows;
  if (!counted) throw new Error('an attempt was not counted');
  const { count, secondsLeft } = counted;
  if (count > limit.max + FLOOD) rememberRefusal(key, secondsLeft);
  return { isAllowed: count <= limit.max, secondsLeft };
}

function rememberRefusal(key: string, secondsLeft: number): void {
  if (refused.size >= MOST_REFUSED) refused.clear();
  refused.set(key, { secondsLeft, until: performance.now() + Math.min(FLOOD_MS, secondsLeft * 1000) });
}

/**
 * The same for places where the answer does not say how long to wait.
 * @returns whether the attempt is allowed.
 */
export async function claimAttempt(db: Database, key: string, limit: Limit): Promise<boolean> {
  return (await countAttempt(db, key, limit)).isAllowed;
}

/**
 * The same as part of a larger statement, with a row of `Counted`.
 * @param keys a query of at most one key.
 */
export function countedAttempt(keys: SQL, { seconds }: Limit): SQL {
  const isOpen = sql`counted.window_start > now() - ${seconds} * interval '1 second'`;
  return sql`
    insert into attempts as counted (key, count, window_start) select key, 1, now() from (${keys}) as tried (key)
    on conflict (key) do update set count = case when ${isOpen} then counted.count + 1 else 1 end,
      window_start = case when ${isOpen} then counted.window_start else now() end
    returning count,
      ceil(extract(epoch from counted.window_start + ${seconds} * interval '1 second' - now()))::int as "secondsLeft"`;
}

export async function forgetAttempts(db: Database, ...keys: string[]): Promise<void> {
  for (const key of keys) refused.delete(key);
  await db.delete(attempts).where(inArray(attempts.key, keys));
}

/** Hashes an e-mail for a key, because the table must not name people. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
