import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** While `work` runs, the database refuses this kind of statement on the rows of the table. */
export async function refusing(
  db: Database,
  operation: 'insert' | 'update' | 'delete',
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await db.execute(sql`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused by the test'; end $$`);
  await db.execute(
    sql`create trigger refuse before ${sql.raw(operation)} on ${sql.identifier(table)} for each row execute function refuse()`,
  );
  try {
    await work();
  } finally {
    await db.execute(sql`drop trigger refuse on ${sql.identifier(table)}`);
  }
}
