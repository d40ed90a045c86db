import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect, type Connection } from '../db/client.ts';
import { grantTo } from '../db/privileges.ts';
import { withClient } from '../driver/client.ts';

/**
 * Connects to a test's database as the server does: with a role that owns nothing. Close it before the
 * database.
 */
export async function connectAsServer({ target }: Pick<Connection, 'target'>): Promise<Connection> {
  if (typeof target === 'string') throw new Error('the test database is reached by its socket');
  const role = `server_${randomUUID().replaceAll('-', '')}`;
  await withClient(target, async (client) => {
    await client.query(`create role ${pg.escapeIdentifier(role)} login`);
    await grantTo(client, role);
  });
  const connection = connect({ ...target, user: role }, { max: 4 });
  return {
    ...connection,
    async close() {
      await connection.close();
      await withClient(target, (client) => client.query(`drop owned by ${role}; drop role ${role}`));
    },
  };
}
