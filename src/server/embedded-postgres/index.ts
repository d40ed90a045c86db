import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../start-error.ts';
import { type Target, withClient } from '../driver/client.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, OWNER_ROLE } from './cluster.ts';
import { prepareFolders } from './folders.ts';
import { databaseIdentity } from './identity.ts';
import { takeLock } from './lock.ts';
import { startPostmaster, stopOrphan, stopPostmaster } from './postmaster.ts';

const DATABASE = 'faisca';
const APP_ROLE = 'faisca_app';
const RESTART_ATTEMPTS = 20;
const RESTART_DELAY_MS = 500;

export interface EmbeddedDatabase {
  /** Owns the schema: for migrations. */
  owner: Target;
  /** Reads and writes rows, changes no table: for the server's own work. */
  app: Target;
  /** The log PostgreSQL writes. */
  logFile: string;
  stop: () => Promise<void>;
}

interface EmbeddedOptions {
  /** Absolute path of DATA_DIR. */
  dataDir: string;
  log: Logger;
  /** PostgreSQL settings on top of ours; tests alone turn fsync off. */
  settings?: Record<string, string>;
}

/**
 * Runs the PostgreSQL that comes with the package, under DATA_DIR, for this process alone.
 * A database that dies under the server is started again.
 * @throws {StartError} with one line that says what to mend.
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
    if (await stopOrphan(folders.cluster)) log.warn('stopped a database left over from a crash');
    const start = () => startPostmaster(folders, binaries, identity, settings);
    const stopWatching = keepRunning(await startAfterCrash(start), start, log);
    const target = (user: string, database = DATABASE): Target => ({ host: folders.socket, user, database });
    await prepareDatabase(target(OWNER_ROLE, 'postgres'), target(OWNER_ROLE));
    return {
      owner: target(OWNER_ROLE),
      app: target(APP_ROLE),
      logFile: folders.logFile,
      async stop() {
        stopWatching();
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

/** A killed database's own processes hold its memory for a moment longer, and PostgreSQL refuses to start beside them. */
async function startAfterCrash(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      const isHeld = error instanceof StartError && /shared memory|lock file/.test(error.message);
      if (!isHeld || attempt === RESTART_ATTEMPTS) throw error;
      await delay(RESTART_DELAY_MS);
    }
  }
}

/** Starts the database again whenever it ends by itself; returns what lets it end. */
function keepRunning(first: ChildProcess, start: () => Promise<ChildProcess>, log: Logger): () => void {
  let wanted = true;
  const watch = (guard: ChildProcess) => {
    guard.once('exit', () => {
      guard.stdio[3]?.destroy();
      if (wanted) void restart();
    });
  };
  const restart = async () => {
    log.error('the embedded database ended by itself: starting it again');
    for (let attempt = 1; wanted && attempt <= RESTART_ATTEMPTS; attempt++) {
      try {
        watch(await start());
        return;
      } catch (error) {
        log.warn({ err: error, attempt }, 'the embedded database did not start');
        await delay(RESTART_DELAY_MS); // the dead one's children still hold its memory
      }
    }
    if (wanted) log.fatal('the embedded database is gone for good');
  };
  watch(first);
  return () => {
    wanted = false;
  };
}

/** Makes the database and the role the server works as, once. */
async function prepareDatabase(maintenance: Target, owner: Target): Promise<void> {
  await withClient(maintenance, async (client) => {
    if (!(await exists(client, 'pg_database', 'datname', DATABASE))) {
      await client.query(`create database ${DATABASE}`);
    }
    if (!(await exists(client, 'pg_roles', 'rolname', APP_ROLE))) {
      await client.query(`create role ${APP_ROLE} login`);
    }
  });
  await withClient(owner, async (client) => {
    await client.query(
      `alter default privileges grant select, insert, update, delete on tables to ${APP_ROLE};
       alter default privileges grant usage on sequences to ${APP_ROLE}`,
    );
  });
}

async function exists(client: pg.Client, table: string, column: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query(`select 1 from ${table} where ${column} = $1`, [name]);
  return rowCount === 1;
}
