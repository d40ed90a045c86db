import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { Logger } from 'pino';
import { type Target, withClient } from '../driver/client.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, OWNER_ROLE } from './cluster.ts';
import { foldersOf, prepareFolders } from './folders.ts';
import { databaseIdentity } from './identity.ts';
import { keepRunning, startAfterCrash } from './keeper.ts';
import { keepLogSmall } from './log-file.ts';
import { takeLock } from './lock.ts';
import { isReady, startPostmaster, stopOrphan, stopPostmaster } from './postmaster.ts';

const DATABASE = 'faisca';
/** The role of the running server. It owns nothing. */
export const APP_ROLE = 'faisca_app';

export interface EmbeddedDatabase {
  /** Connects as the owner of the schema, for migrations. */
  owner: Target;
  /** Connects as a role that reads and writes rows but cannot change tables, for the running server. */
  app: Target;
  /** The file that PostgreSQL logs to. */
  logFile: string;
  /** The reason in Portuguese why the database is not running; null while it runs. */
  trouble: () => string | null;
  stop: () => Promise<void>;
}

/**
 * Returns the database that another process runs for this DATA_DIR, connected as owner; null when none runs.
 * @param dataDir absolute path.
 */
export function findRunning(dataDir: string): Target | null {
  const running = foldersOf(dataDir).find(({ cluster }) => isReady(cluster));
  return running ? { host: running.socket, user: OWNER_ROLE, database: DATABASE } : null;
}

/** Whether a database exists for this DATA_DIR. */
export function databaseExists(dataDir: string): boolean {
  return foldersOf(dataDir).some(({ cluster }) => existsSync(cluster));
}

interface EmbeddedOptions {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  log: Logger;
  /** Additional PostgreSQL settings. Only tests turn fsync off. */
  settings?: Record<string, string>;
}

/**
 * Runs the PostgreSQL of the npm package under DATA_DIR, for this process only, and restarts it when it dies.
 * @throws {StartError} with a one-line message that says how to fix the problem.
 */
export async function startEmbedded({
  dataDir,
  log,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const identity = databaseIdentity();
  const folders = prepareFolders(dataDir, identity);
  if (!folders.base.startsWith(dataDir)) {
    log.info(
      { folder: folders.base },
      'the database user cannot enter DATA_DIR: the database lives elsewhere',
    );
  }
  const releaseLock = takeLock(folders.lockFile);
  try {
    const binaries = findBinaries(folders.base, identity);
    ensureCluster(folders, binaries, identity);
    await stopOrphan(folders.cluster, log);
    const start = () => startPostmaster(folders, binaries, identity, settings);
    const keeper = keepRunning(await startAfterCrash(start), start, log);
    const logKeeper = keepLogSmall(folders.logFile, log);
    const target = (user: string, database = DATABASE): Target => ({ host: folders.socket, user, database });
    await prepareDatabase(target(OWNER_ROLE, 'postgres'), target(OWNER_ROLE));
    return {
      owner: target(OWNER_ROLE),
      app: target(APP_ROLE),
      logFile: folders.logFile,
      trouble: keeper.trouble,
      async stop() {
        keeper.stop();
        await logKeeper.stop();
        await stopPostmaster(folders.cluster);
        releaseLock();
      },
    };
  } catch (error) {
    await stopPostmaster(folders.cluster);
    releaseLock();
    throw error;
  }
}

/** Creates the database and the server's role if they do not exist. */
async function prepareDatabase(maintenance: Target, owner: Target): Promise<void> {
  await withClient(maintenance, async (client) => {
    if (!(await exists(client, 'pg_database', 'datname', DATABASE))) {
      await client.query(`create database ${DATABASE}`);
    }
    if (!(await exists(client, 'pg_roles', 'rolname', APP_ROLE))) {
      await client.query(`create role ${APP_ROLE} login`);
    }
  });
  // Earlier versions granted all privileges on all future tables. Now migrate() grants only what the server
  // needs.
  await withClient(owner, (client) =>
    client.query(`alter default privileges revoke all on tables from ${APP_ROLE};
      alter default privileges revoke all on sequences from ${APP_ROLE}`),
  );
}

async function exists(client: pg.Client, table: string, column: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from ${table} where ${column} = $1`, [name]);
  return rowCount === 1;
}
