import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/**
 * SQL that sets the request's user until the transaction ends. From then on, the database's policies show the
 * server's role only this owner's rows, whatever the `where` says. See docs/decisions/009-second-wall.md.
 * @param id SQL of the person's id.
 */
export function requestUser(id: string): string {
  return `set_config('faisca.user_id', ${id}::text, true)`;
}

export async function actFor(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('faisca.user_id', ${userId}, true)`);
}

/** Waits until no other write of the account runs, in any process, and keeps the next ones waiting until the end. */
export async function waitForOwnWrites(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
}
