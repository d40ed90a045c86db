import { sql } from 'drizzle-orm';
import type { Transaction } from './client.ts';

/**
 * SQL that names whose request it is, until the transaction ends: from then on the policies of the database show the
 * server's role this owner's rows alone, whatever a `where` says. See docs/decisions/009-second-wall.md.
 * @param id SQL of the person's id.
 */
export function requestUser(id: string): string {
  return `set_config('faisca.user_id', ${id}::text, true)`;
}

export async function actFor(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('faisca.user_id', ${userId}, true)`);
}
