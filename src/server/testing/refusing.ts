import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

interface Refused {
  operation: 'insert' | 'update' | 'delete';
  table: string;
  /** An SQL condition on `new` or `old`. Default: every row. */
  when?: string;
}

/**
 * Makes the database refuse this kind of write, so that the server gets a real error. Returns a function that
 * allows it again.
 */
export async function refuse(
  db: Database,
  { operation, table, when = 'true' }: Refused,
): Promise<() => Promise<void>> {
  const name = `refuse_${randomUUID().replaceAll('-', '')}`;
  await db.execute(
    sql.raw(`create function ${name}() returns trigger language plpgsql as
        $$ begin raise exception 'refused by the test'; end $$;
      create trigger ${name} before ${operation} on ${table} for each row when (${when}) execute function ${name}()`),
  );
  return async () => {
    await db.execute(sql.raw(`drop trigger ${name} on ${table}; drop function ${name}()`));
  };
}

/** Makes the database refuse this kind of write while `work` runs. */
export async function refusing(
  db: Database,
  operation: Refused['operation'],
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const allow = await refuse(db, { operation, table });
  try {
    await work();
  } finally {
    await allow();
  }
}
