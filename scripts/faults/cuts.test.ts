import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { startEmbedded } from '#server/embedded-postgres/index.ts';
import { programs, startServer } from '#server/testing/server-process.ts';
import { openGate } from '#server/testing/tcp-gate.ts';
import { runCuts } from './cut-rounds.ts';

const ROUNDS = 8;
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-cuts-'));
  chmodSync(dataDir, 0o755); // the database's own user must get in
  folders.push(dataDir);
  return dataDir;
}

const survived = { cuts: ROUNDS, died: false, hung: 0, lost: [], wrong: [] };

it('the server survives every cut of its embedded database, and keeps every acknowledged write', async () => {
  const dataDir = makeDataDir();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, programs.sources);
  const base = join(dataDir, 'postgres');
  const target = { host: join(base, 'run'), user: 'postgres', database: 'faisca' };
  const result = await runCuts(server, { target, cluster: join(base, 'cluster') }, { rounds: ROUNDS });
  await server.stop();
  expect(result).toMatchObject(survived);
  expect(result.acknowledged).toBeGreaterThan(100);
}, 180_000);

it('the server survives every cut of a database in DATABASE_URL, and keeps every acknowledged write', async () => {
  const dataDir = makeDataDir();
  const external = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  if (typeof external.owner === 'string') throw new Error('the embedded database is reached by its socket');
  const gate = await openGate(external.owner.host);
  const env = { DATABASE_URL: gate.url('faisca'), DATA_DIR: makeDataDir(), LOG_LEVEL: 'silent' };
  const server = await startServer(env, programs.sources);
  const cluster = join(dataDir, 'postgres', 'cluster');
  const result = await runCuts(server, { target: external.owner, cluster }, { rounds: ROUNDS });
  await server.stop();
  gate.close();
  await external.stop();
  expect(result).toMatchObject(survived);
  expect(result.acknowledged).toBeGreaterThan(100);
}, 180_000);
