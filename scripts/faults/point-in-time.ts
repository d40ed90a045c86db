import { sql } from 'drizzle-orm';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect, type Connection } from '#server/db/client.ts';
import { databaseIdentity, runAs } from '#server/embedded-postgres/identity.ts';
import { packageRoot } from '#server/boot/root.ts';
import { createSession, createUser } from '#server/testing/factories.ts';
import { AUTH_SECRET, freePort, startServer } from '#server/testing/server-process.ts';
import { ownFolders } from './own-folders.ts';

const POSTGRES_VERSIONS = '/usr/lib/postgresql';
const PGBACKREST = '/usr/bin/pgbackrest';
const STANZA = 'faisca';
const RECOVERY_MS = 60_000;

export interface Restored {
  /** Campaigns of the person when she deleted one by mistake, and after the restore to the moment before. */
  before: string[];
  after: string[];
  /** What was written after the moment, and must be gone. */
  later: string[];
  restoreMs: number;
}

/**
 * A person deletes a campaign by mistake; the operator takes the database back to the moment before, from a base backup
 * and the archived changes, with the configuration of `deploy/pgbackrest.conf`. Null where PostgreSQL and pgBackRest of
 * the system are missing.
 */
export async function restoreToMoment(program: readonly string[]): Promise<Restored | null> {
  const programs = findPrograms();
  if (programs === null) return null;
  const database = await createArchived(programs);
  try {
    database.start();
    database.backUp();
    const dataDir = database.folder('server');
    const server = await startServer(
      { DATABASE_URL: database.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: String(await freePort()) },
      program,
    );
    const { moment, before } = await makeMistake(database.url, server.url);
    await server.stop();
    database.stop();
    const since = performance.now();
    database.restoreTo(moment);
    database.start();
    await recovered(database.url);
    const restoreMs = Math.round(performance.now() - since);
    const names = await campaignNames(database.url);
    const later = names.filter((name) => name === 'Depois');
    return { before, after: names, later, restoreMs };
  } finally {
    database.remove();
  }
}

/** @returns the moment before the mistake, by the database's clock, and the campaigns of that moment */
async function makeMistake(address: string, url: string): Promise<{ moment: string; before: string[] }> {
  const connection = connect(address, { max: 1 });
  const { id } = await createUser(connection.db, { plan: 'pro', subscriptionStatus: 'active' });
  const { header: cookie } = await createSession(connection.db, id, { secret: AUTH_SECRET, appUrl: url });
  const call = async (method: string, path: string, body?: object) => {
    const headers = { Origin: url, 'Content-Type': 'application/json', Cookie: cookie };
    const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
    return (await answer.json().catch(() => null)) as { id: string } | null; // both routes answer with the campaign
  };
  const campaign = await call('POST', '/api/campaigns', { name: 'Verão' });
  const before = await campaignNames(address);
  const { rows } = await connection.db.execute<{ moment: string }>(
    sql`select clock_timestamp()::text as moment`,
  );
  await call('DELETE', `/api/campaigns/${campaign?.id ?? ''}`);
  await call('POST', '/api/campaigns', { name: 'Depois' });
  // The segment with the mistake is archived too, so that the restore really has to stop before it.
  await connection.db.execute(sql`select pg_switch_wal()`);
  await connection.close();
  return { moment: rows[0]?.moment ?? '', before };
}

/** A database that is still replaying its changes already answers reads. */
async function recovered(address: string): Promise<void> {
  const connection = connect(address, { max: 1 });
  const until = performance.now() + RECOVERY_MS;
  for (;;) {
    const { rows } = await connection.db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
    if (rows[0]?.is === false) break;
    if (performance.now() > until) throw new Error('the restored database did not open');
    await delay(50);
  }
  await connection.close();
}

async function campaignNames(address: string): Promise<string[]> {
  const connection: Connection = connect(address, { max: 1 });
  const { rows } = await connection.db.execute<{ name: string }>(
    sql`select name from campaigns order by name`,
  );
  await connection.close();
  return rows.map(({ name }) => name);
}

/** The newest PostgreSQL of the system, by its folder of programs. */
function findPrograms(): string | null {
  if (!existsSync(PGBACKREST) || !existsSync(POSTGRES_VERSIONS)) return null;
  const newest = readdirSync(POSTGRES_VERSIONS).sort((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : join(POSTGRES_VERSIONS, newest, 'bin');
}

/** A database of its own in a temporary folder, whose changes are archived as `deploy/pgbackrest.conf` says. */
async function createArchived(programs: string) {
  const identity = databaseIdentity();
  const { root, folder } = ownFolders('faisca-archived-', identity);
  const [data, sockets, archive] = [folder('data'), folder('run'), folder('archive')];
  const port = await freePort();
  const configuration = join(root, 'pgbackrest.conf');
  const shipped = readFileSync(join(packageRoot, 'deploy', 'pgbackrest.conf'), 'utf8');
  writeFileSync(
    configuration,
    shipped
      .replace(
        /^repo1-path=.*$/m,
        `repo1-path=${archive}\nlock-path=${folder('lock')}\nspool-path=${folder('spool')}`,
      )
      .replace(/^pg1-path=.*$/m, `pg1-path=${data}\npg1-socket-path=${sockets}`)
      .replace(/^pg1-port=.*$/m, `pg1-port=${port}`),
  );
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { ...runAs(identity), cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const pgbackrest = (...args: string[]) =>
    run(PGBACKREST, `--config=${configuration}`, `--stanza=${STANZA}`, ...args);
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), '-D', data, '-w', ...args);
  run(join(programs, 'initdb'), '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8');
  writeFileSync(
    join(data, 'postgresql.auto.conf'),
    [
      `port = ${port}`,
      `unix_socket_directories = '${sockets}'`,
      "listen_addresses = '127.0.0.1'",
      'archive_mode = on',
      `archive_command = '${PGBACKREST} --config=${configuration} --stanza=${STANZA} archive-push %p'`,
      'fsync = on',
    ].join('\n'),
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    start: () => control('-l', join(folder('log'), 'postgres.log'), 'start'),
    stop: () => control('-m', 'fast', 'stop'),
    backUp() {
      pgbackrest('stanza-create');
      pgbackrest('backup', '--type=full');
    },
    restoreTo: (moment: string) =>
      pgbackrest('restore', '--delta', '--type=time', `--target=${moment}`, '--target-action=promote'),
    remove() {
      try {
        control('-m', 'immediate', 'stop');
      } catch {
        // it was stopped before
      }
      rmSync(root, { recursive: true, force: true });
    },
  };
}
