import type { Database } from '../../db/client.ts';
import { runOn } from '../../driver/pool.ts';

const countAttempt = `
  insert into rate_limit as known (key, count, last_request) values ($1, 1, $2::bigint)
  on conflict (key) do update set last_request = $2::bigint,
    count = case when known.last_request <= $2::bigint - $3::bigint then 1 else known.count + 1 end
  where known.last_request <= $2::bigint - $3::bigint or known.count < $4::int
  returning count`;
const readLast = 'select last_request::float8 as last from rate_limit where key = $1';

/**
 * The library's limits by network address, counted in one statement where the library takes two or three. A window
 * begins anew with each allowed request.
 */
export function addressLimit(db: Database & { $client: Parameters<typeof runOn>[0] }) {
  const run = runOn(db.$client);
  return {
    async consume(key: string, { window, max }: { window: number; max: number }) {
      const now = Date.now();
      const counted = await run(countAttempt, [key, now, window * 1000, max]);
      if (counted.length > 0) return { allowed: true, retryAfter: null };
      const [row] = await run<{ last: number }>(readLast, [key]);
      return { allowed: false, retryAfter: Math.ceil(((row?.last ?? now) + window * 1000 - now) / 1000) };
    },
  };
}
