import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { withClient } from '../driver/client.ts';
import { startEmbedded } from '../embedded-postgres/index.ts';
import { migrate } from '../db/migrate.ts';
import { TEMPLATE_DATABASE } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The socket of the database server that the tests share. */
    databaseSocket: { host: string; user: string };
  }
}

/**
 * Starts one real PostgreSQL for the run, with a migrated template that each test file copies. Only here,
 * fsync is off.
 */
export default async function setUp(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-test-'));
  chmodSync(dataDir, 0o755); // the database's own user must be able to enter it
  const embedded = await startEmbedded({
    dataDir,
    log: pino({ level: 'silent' }),
    settings: { fsync: 'off' },
  });
  if (typeof embedded.owner === 'string') throw new Error('the embedded database is reached by its socket');
  await withClient({ ...embedded.owner, database: 'postgres' }, (client) =>
    client.query(`create database ${TEMPLATE_DATABASE}`),
  );
  await migrate({ ...embedded.owner, database: TEMPLATE_DATABASE });
  project.provide('databaseSocket', { host: embedded.owner.host, user: embedded.owner.user });
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
