import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { connect, type Connection } from '../db/client.ts';
import { withClient } from '../driver/client.ts';

export const TEMPLATE_DATABASE = 'faisca_template_test';

/**
 * Creates a database for one test file: migrated and empty, unless another template is given. `close` drops
 * it.
 */
export async function createTestDatabase(
  template = TEMPLATE_DATABASE,
): Promise<Connection & { name: string }> {
  const socket = inject('databaseSocket');
  const name = `faisca_${randomUUID().replaceAll('-', '')}_test`;
  await maintain(`create database ${name} template ${template}`);
  const connection = connect({ ...socket, database: name }, { max: 4 });
  return {
    ...connection,
    name,
    async close() {
      await connection.close();
      await maintain(`drop database ${name} with (force)`);
    },
  };
}

async function maintain(statement: string): Promise<void> {
  const target = { ...inject('databaseSocket'), database: 'postgres' };
  await withClient(target, (client) => client.query(statement));
}
