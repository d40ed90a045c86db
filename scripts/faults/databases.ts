import { chmodSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { once } from 'node:events';
import pino from 'pino';
import { startEmbedded } from '#server/embedded-postgres/index.ts';
import { freePort, testedProgram, type RunningServer, startServer } from '#server/testing/server-process.ts';
import { openGate } from '#server/testing/tcp-gate.ts';
import type { Attacked, Victim } from './attacked.ts';

interface Options {
  program?: readonly string[];
  env?: Record<string, string>;
  /** Where the data goes; a folder of its own unless given. */
  dataDir?: string;
}

/** The two kinds of database that a server can use: the embedded one, or one at a given address. */
export const databaseKinds = { embedded: startOnEmbedded, external: startOnExternal };

/** The writers are faster than any person. */
const SETTINGS = { LOG_LEVEL: 'silent', WRITES_PER_MINUTE: '1000000' };

async function startOnEmbedded({ dataDir = makeDataDir(), ...options }: Options = {}): Promise<Attacked> {
  const base = join(dataDir, 'postgres');
  const target = { host: join(base, 'run'), user: 'postgres', database: 'faisca' };
  const cluster = join(base, 'cluster');
  return attack(await begin({ DATA_DIR: dataDir }, options), { target, cluster }, async () => {
    const left = await processesLeft(cluster);
    rmSync(dataDir, { recursive: true, force: true });
    return left;
  });
}

async function startOnExternal(options: Options = {}): Promise<Attacked> {
  const dataDir = makeDataDir();
  const own = makeDataDir();
  const external = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) });
  if (typeof external.owner === 'string') throw new Error('the embedded database is reached by its socket');
  const gate = await openGate(external.owner.host);
  const cluster = join(dataDir, 'postgres', 'cluster');
  const started = await begin({ DATABASE_URL: gate.url('faisca'), DATA_DIR: own }, options);
  return attack(started, { target: external.owner, cluster }, async () => {
    gate.close();
    await external.stop();
    const left = await processesLeft(cluster);
    for (const folder of [dataDir, own]) rmSync(folder, { recursive: true, force: true });
    return left;
  });
}

type Start = () => Promise<RunningServer>;

async function begin(
  where: Record<string, string>,
  { program = testedProgram, env = {} }: Options,
): Promise<{ server: RunningServer; start: Start }> {
  const all = { ...SETTINGS, ...where, ...env, PORT: String(await freePort()) };
  const start = () => startServer(all, program);
  return { server: await start(), start };
}

function attack(
  { server, start }: { server: RunningServer; start: Start },
  victim: Victim,
  clearAway: () => Promise<number>,
): Attacked {
  const attacked: Attacked = {
    server,
    victim,
    async restart(killMore) {
      const ended = once(attacked.server.process, 'exit');
      attacked.server.process.kill('SIGKILL');
      killMore?.();
      await ended;
      attacked.server = await start();
    },
    async close() {
      await attacked.server.stop();
      return clearAway();
    },
  };
  return attacked;
}

/** Processes that stay at home in a cluster which nobody runs any more: those of a killed one take a moment to go. */
async function processesLeft(cluster: string): Promise<number> {
  for (let wait = 0; wait < 50 && processesIn(cluster) > 0; wait++) await delay(100);
  return processesIn(cluster);
}

function processesIn(cluster: string): number {
  if (process.platform !== 'linux') return 0;
  const home = realpathSync(cluster);
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && homeOf(pid) === home).length;
}

function homeOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return ''; // it ended meanwhile
  }
}

export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'faisca-faults-'));
  chmodSync(dataDir, 0o755); // the database's own user must be able to enter it
  return dataDir;
}
