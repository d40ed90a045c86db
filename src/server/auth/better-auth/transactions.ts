import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from '../../db/client.ts';

/**
 * Better Auth runs its transactions inside the adapter and hands out only the adapter. This database remembers the
 * running transaction, so that a callback of the library can write in it instead of taking a second connection.
 */
export function trackTransactions(db: Database) {
  const running = new AsyncLocalStorage<Transaction>();
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction((tx) => running.run(tx, () => work(tx)), config);
  const tracked = Object.create(db, { transaction: { value: transaction } }) as Database; // the prototype's type
  return {
    tracked,
    /** The transaction of the library that is running, if there is one. */
    current: (): Database => running.getStore() ?? db,
  };
}
