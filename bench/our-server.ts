import { randomBytes } from 'node:crypto';
import type { Connection } from '#server/db/client.ts';
import type { Target } from '#server/driver/client.ts';
import { APP_ROLE } from '#server/embedded-postgres/index.ts';
import { programs } from '#server/testing/server-process.ts';
import { openEmpty } from './database.ts';
import { createFixtures, type Fixtures } from './fixtures.ts';
import { type ServerProcess, startProcess } from './processes.ts';

interface OurServer {
  server: ServerProcess;
  fixtures: Fixtures;
  connection: Connection;
  /** The address of the database for its owner. */
  owner: string;
}

/** Runs the measurement beside our server as it runs in production, on a database of its own with accounts and lists. */
export async function withOurServer(
  env: Record<string, string>,
  measure: (ours: OurServer) => Promise<void>,
): Promise<void> {
  const secret = randomBytes(32).toString('base64url');
  const connection = await openEmpty();
  let server: ServerProcess | undefined;
  try {
    const fixtures = await createFixtures(connection, secret);
    const owner = addressOf(connection.target);
    server = await startProcess(programs.built, {
      DATABASE_URL: addressOf(connection.target, APP_ROLE),
      DATABASE_ADMIN_URL: owner,
      AUTH_SECRET: secret,
      ...env,
    });
    await measure({ server, fixtures, connection, owner });
  } finally {
    await server?.stop();
    await connection.close();
  }
}

/** The address of the embedded database's socket as a URL. */
function addressOf(target: Target, role?: string): string {
  if (typeof target === 'string') throw new Error('the embedded database is reached by its socket');
  return `postgres://${role ?? target.user}@${encodeURIComponent(target.host)}/${target.database}`;
}
