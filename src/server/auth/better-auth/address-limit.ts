import { countAttempt } from '../../db/attempts.ts';
import type { Database } from '../../db/client.ts';

/**
 * Counts the library's calls by network address with our own limits: the library's window begins anew with each allowed
 * call and follows the process's clock.
 */
export function addressLimit(db: Database) {
  return {
    async consume(key: string, { window: seconds, max }: { window: number; max: number }) {
      const { isAllowed, secondsLeft } = await countAttempt(db, `call:${key}`, { max, seconds });
      return { allowed: isAllowed, retryAfter: isAllowed ? null : secondsLeft };
    },
  };
}
