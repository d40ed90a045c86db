import { sql } from 'drizzle-orm';
import type { Deps } from '../request/context.ts';

/**
 * Changes of one account within this time are announced once, because notifications of many transactions wait for
 * each other.
 */
const FOLD_MS = 250;

/** Tells an account's open screens, in any process, that its orders changed. */
export function orderAnnouncer({ db, log }: Pick<Deps, 'db' | 'log'>) {
  const pending = new Set<string>();
  return (userId: string): void => {
    if (pending.has(userId)) return;
    pending.add(userId);
    const timer = setTimeout(() => {
      pending.delete(userId);
      db.execute(sql`select pg_notify('orders_changed', ${userId})`).catch((error: unknown) => {
        log.warn({ err: error }, 'cannot announce that orders changed');
      });
    }, FOLD_MS);
    timer.unref();
  };
}
