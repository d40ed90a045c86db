import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';
import { connect, type Connection, type Target } from '../db/client.ts';

export const TEMPLATE_DATABASE = 'faisca_template_test';

export interface TestDatabase extends Connection {
  target: Target;
}

/** A database for one test file, migrated and without rows unless made from another template; `close` drops it. */
export async function createTestDatabase(template = TEMPLATE_DATABASE): Promise<TestDatabase> {
  const socket = inject('databaseSocket');
  const database = `faisca_${randomUUID().replaceAll('-', '')}_test`;
  await maintain((sql) => sql`create database ${sql(database)} template ${sql(template)}`);
  const target = { ...socket, database };
  const connection = connect(target, 4);
  return {
    ...connection,
    target,
    async close() {
      await connection.close();
      await maintain((sql) => sql`drop database ${sql(database)} with (force)`);
    },
  };
}

async function maintain(work: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres({ ...inject('databaseSocket'), database: 'postgres', max: 1 });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
