import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { startEmbedded } from '#server/embedded-postgres/index.ts';
import { programs, type RunningServer, startServer } from '#server/testing/server-process.ts';
import { openGate } from '#server/testing/tcp-gate.ts';
import type { Victim } from './cuts.ts';

export interface Attacked {
  server: RunningServer;
  victim: Victim;
  close: () => Promise<void>;
}

/** The two kinds of database that a server can use: the embedded one, or one at a given address. */
export const databaseKinds = { embedded: startOnEmbedded, external: startOnExternal };

async function startOnEmbedded(): Promise<Attacked> {
  const dataDir = makeDataDir();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, programs.sources);
  const base = join(dataDir, 'postgres');
  const target = { host: join(base, 'run'), user: 'postgres', database: 'faisca' };
  return {
    server,
    victim: { target, cluster: join(base, 'cluster') },
    async close() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startOnExternal(): Promise<Attacked> {
  const dataDir = makeDataDir();
  const own = makeDataDir();
  const external = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  if (typeof external.owner === 'string') throw new Error('the embedded database is reached by its socket');
  const gate = await openGate(external.owner.host);
  const env = { DATABASE_URL: gate.url('faisca'), DATA_DIR: own, LOG_LEVEL: 'silent' };
  const server = await startServer(env, programs.sources);
  return {
    server,
    victim: { target: external.owner, cluster: join(dataDir, 'postgres', 'cluster') },
    async close() {
      await server.stop();
      gate.close();
      await external.stop();
      for (const folder of [dataDir, own]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-faults-'));
  chmodSync(dataDir, 0o755); // the database's own user must be able to enter it
  return dataDir;
}
