import { createRateLimitKey } from '@better-auth/core/utils/ip';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { networkOf } from '../../middleware/client-address.ts';

/** `window` in seconds. */
export interface AddressLimit {
  window: number;
  max: number;
}

/** The key under which the library counts an address's calls of a path. */
export function addressKey(address: string, path: string): string {
  return createRateLimitKey(networkOf(address), path);
}

/**
 * Counts a call in one statement, where the library takes two or three; without a row it is refused. A window begins
 * anew with each allowed call.
 */
export function countedCall(key: string, { window, max }: AddressLimit): SQL {
  const now = sql`${Date.now()}::bigint`;
  const hasPassed = sql`called.last_request <= ${Date.now() - window * 1000}::bigint`;
  return sql`
    insert into rate_limit as called (key, count, last_request) values (${key}, 1, ${now})
    on conflict (key) do update set last_request = ${now},
      count = case when ${hasPassed} then 1 else called.count + 1 end
    where ${hasPassed} or called.count < ${max}
    returning count`;
}

/** The seconds until a refused call is allowed again. */
export async function secondsToWait(db: Database, key: string, { window }: AddressLimit): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select last_request::float8 as last from rate_limit where key = ${key}`,
  );
  const now = Date.now();
  return Math.ceil(((rows[0]?.last ?? now) + window * 1000 - now) / 1000);
}

/** The library's limits by network address. */
export function addressLimit(db: Database) {
  return {
    async consume(key: string, limit: AddressLimit) {
      const { rows } = await db.execute(countedCall(key, limit));
      if (rows.length > 0) return { allowed: true, retryAfter: null };
      return { allowed: false, retryAfter: await secondsToWait(db, key, limit) };
    },
  };
}
