import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Transaction } from '../../db/client.ts';

/**
 * Better Auth runs its transactions inside its adapter and does not expose them. This database remembers the
 * running transaction, so that a callback of the library can use it instead of a second connection.
 */
export function trackTransactions(db: Database) {
  const running = new AsyncLocalStorage<Transaction>();
  const transaction: Database['transaction'] = (work, config) =>
    db.transaction((tx) => running.run(tx, () => work(tx)), config);
  const tracked = Object.create(db, { transaction: { value: transaction } }) as Database; // it has the prototype's type
  return {
    tracked,
    /** The library's running transaction, otherwise the database. */
    current: (): Database => running.getStore() ?? db,
  };
}
