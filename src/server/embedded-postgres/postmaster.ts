import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, StartError } from '../start-error.ts';
import type { Binaries } from './binaries.ts';
import { failureLine } from './failure-line.ts';
import type { Folders } from './folders.ts';
import { cleanEnvironment, type Identity, runAs } from './identity.ts';
import { logSettings, openLogFile, turnOver } from './log-file.ts';

/** Names the socket's file; nothing listens on the network. */
const PORT = 5432;
const READY_MS = 60_000;
/** A running server lets its database write everything down; what a dead one left is ended sooner. */
const STOP_MS = 15_000;
const STOP_ORPHAN_MS = 3000;
/** After which a database that does not even leave at once is killed: its log brings everything back. */
const QUIT_MS = 5000;
const POLL_MS = 10;

/**
 * Runs the database and waits; stops it when the pipe on descriptor 3, which only the server holds, is closed:
 * so it never outlives the server, however that ends. Ends with the database.
 */
const GUARD = `
"$@" </dev/null 3<&- & p=$!
( trap "" INT TERM HUP; read x <&3; kill -INT $p 2>/dev/null ) >/dev/null 2>&1 &
trap "" INT TERM HUP
exec 3<&-
wait $p`;

/**
 * Starts PostgreSQL on the cluster, reachable by its unix socket alone.
 * @returns the guard around it once the database takes connections.
 * @throws {StartError} with the line of its log that says why it did not start.
 */
export async function startPostmaster(
  folders: Folders,
  binaries: Binaries,
  identity: Identity,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const options = Object.entries({
    listen_addresses: '',
    max_connections: '100',
    ...logSettings,
    ...settings,
  });
  turnOver(folders.logFile);
  const log = openLogFile(folders.logFile);
  const logStart = fstatSync(log).size;
  const guard = spawn(
    '/bin/sh',
    [
      ...['-c', GUARD, 'sh', join(binaries.folder, 'bin', 'postgres'), '-D', folders.cluster],
      ...['-k', folders.socket, '-p', String(PORT)],
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...runAs(identity),
      cwd: '/',
      detached: true, // a Ctrl-C in the terminal is the server's to answer
      env: cleanEnvironment,
      stdio: ['ignore', log, log, 'pipe'],
    },
  );
  closeSync(log);
  await untilReady(guard, folders, logStart);
  return guard;
}

/** @param logStart where in the log this start's lines begin. */
async function untilReady(guard: ChildProcess, folders: Folders, logStart: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!isReady(folders.cluster)) {
    if (guard.exitCode !== null || Date.now() > deadline) {
      guard.stdio[3]?.destroy();
      const said = readFileSync(folders.logFile).subarray(logStart).toString();
      throw new StartError(`O banco embutido não abriu: ${failureLine(said)} (registro: ${folders.logFile})`);
    }
    await delay(POLL_MS);
  }
}

/** After a crash the dead database's note still says `ready`: the process it names must be alive too. */
export function isReady(cluster: string): boolean {
  const running = readPidFile(cluster);
  return running?.status === 'ready' && isDatabaseOf(running.pid, cluster);
}

/** Closes connections and files properly, and waits for the end. */
export async function stopPostmaster(cluster: string, patienceMs = STOP_MS): Promise<void> {
  const running = readPidFile(cluster);
  if (!running || !isDatabaseOf(running.pid, cluster)) return;
  const isThere = () => existsSync(join(cluster, 'postmaster.pid')) && isDatabaseOf(running.pid, cluster);
  signal(running.pid, 'SIGCONT'); // a stopped process would not hear the next one
  for (const [name, ms] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', QUIT_MS],
    ['SIGKILL', QUIT_MS],
  ] as const) {
    signal(running.pid, name);
    const until = performance.now() + ms;
    while (isThere() && performance.now() < until) await delay(POLL_MS);
    if (!isThere()) return;
  }
}

/** Ends a database that an earlier server left running, its guard killed with it. */
export async function stopOrphan(cluster: string, log: Logger): Promise<void> {
  const running = readPidFile(cluster);
  if (!running || !isDatabaseOf(running.pid, cluster)) return;
  log.warn({ pid: running.pid }, 'waiting for the end of a database left over from a crash');
  await stopPostmaster(cluster, STOP_ORPHAN_MS);
}

/** The database's own note of its process: pid on line 1, `ready` on line 8 once it takes connections. */
function readPidFile(cluster: string): { pid: number; status: string } | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

/** A pid file may outlive its process and the pid be another's: believe it only of a process at home in the cluster. */
function isDatabaseOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return signal(pid, 0);
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
