import type { Logger } from 'pino';
import type { Target } from '../driver/client.ts';
import { APP_ROLE, findRunning, startEmbedded } from '../embedded-postgres/index.ts';
import type { Env } from '../boot/env.ts';
import { connect, type Connection } from './client.ts';
import { migrate } from './migrate.ts';
import { migrateExternal, ownerAddress, userOf } from './open.ts';

export interface OwnerAccess {
  /** Connects as the owner of the schema. */
  target: Target;
  /** The role of the server, to which the owner grants privileges. */
  role: string | undefined;
  close: () => Promise<void>;
}

/**
 * Connects to the configured database as its owner, without migrating it: the one in DATABASE_URL, the
 * embedded one of a running server, or the embedded one started until this is closed.
 */
export async function reachAsOwner(env: Env, log: Logger): Promise<OwnerAccess> {
  const nothing = () => Promise.resolve();
  if (env.DATABASE_URL !== undefined) {
    const target = ownerAddress(env, env.DATABASE_URL);
    return { target, role: userOf(env.DATABASE_URL), close: nothing };
  }
  const running = findRunning(env.DATA_DIR);
  if (running) return { target: running, role: APP_ROLE, close: nothing };
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log });
  return { target: embedded.owner, role: APP_ROLE, close: () => embedded.stop() };
}

/**
 * For commands: opens the database as its owner, with its schema migrated and without a time limit for
 * queries.
 */
export async function openAsOwner(env: Env, log: Logger): Promise<Connection> {
  const access = await reachAsOwner(env, log);
  try {
    await bringUpToDate(access, log);
  } catch (error) {
    await access.close();
    throw error;
  }
  const connection = connect(access.target);
  return {
    ...connection,
    async close() {
      await connection.close();
      await access.close();
    },
  };
}

export async function bringUpToDate({ target, role }: OwnerAccess, log: Logger): Promise<void> {
  if (typeof target === 'string') await migrateExternal(target, role, log);
  else await migrate(target, role);
}
