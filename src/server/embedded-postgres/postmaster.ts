import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, fstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode, StartError } from '../boot/start-error.ts';
import type { Binaries } from './binaries.ts';
import { failureLine } from './failure-line.ts';
import type { Folders } from './folders.ts';
import { cleanEnvironment, type Identity, runAs } from './identity.ts';
import { logSettings, openLogFile, turnOver } from './log-file.ts';

/** Part of the socket file's name. Nothing listens on the network. */
const PORT = 5432;
const READY_MS = 60_000;
/** How long a stopping server waits for its database to write everything to disk. */
const STOP_MS = 15_000;
const STOP_ORPHAN_MS = 3000;
/**
 * How long a database may take for an immediate shutdown before it is killed. No data is lost, because its
 * write-ahead log restores everything.
 */
const QUIT_MS = 5000;
const POLL_MS = 10;

/**
 * A shell script that runs the database and ends with it. It stops the database when the pipe on descriptor 3
 * closes. Only the server holds that pipe, so the database never outlives the server.
 */
const GUARD = `
"$@" </dev/null 3<&- & p=$!
( trap "" INT TERM HUP; read x <&3; kill -INT $p 2>/dev/null ) >/dev/null 2>&1 &
trap "" INT TERM HUP
exec 3<&-
wait $p`;

/**
 * Starts PostgreSQL on the cluster, reachable only by its unix socket.
 * @returns the guard process, when the database accepts connections.
 * @throws {StartError} with the line of the log that says why it did not start.
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
      '-c',
      GUARD,
      'sh',
      join(binaries.folder, 'bin', 'postgres'),
      '-D',
      folders.cluster,
      '-k',
      folders.socket,
      '-p',
      String(PORT),
      ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      ...runAs(identity),
      cwd: '/',
      detached: true, // so that Ctrl-C in the terminal reaches only the server
      env: cleanEnvironment,
      stdio: ['ignore', log, log, 'pipe'],
    },
  );
  closeSync(log);
  await untilReady(guard, folders, logStart);
  return guard;
}

/** @param logStart position in the log where this start's lines begin. */
async function untilReady(guard: ChildProcess, folders: Folders, logStart: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (!isReady(folders.cluster)) {
    if (guard.exitCode !== null || Date.now() > deadline) {
      guard.stdio[3]?.destroy();
      const logText = readFileSync(folders.logFile).subarray(logStart).toString();
      throw new StartError(
        `O banco embutido não abriu: ${failureLine(logText)} (registro: ${folders.logFile})`,
      );
    }
    await delay(POLL_MS);
  }
}

/** After a crash, the old pid file still says `ready`, so its process must be alive too. */
export function isReady(cluster: string): boolean {
  const running = readPidFile(cluster);
  return running?.status === 'ready' && isDatabaseOf(running.pid, cluster);
}

/** Stops the database cleanly and waits for its end. */
export async function stopPostmaster(cluster: string, patienceMs = STOP_MS): Promise<void> {
  const running = readPidFile(cluster);
  if (!running || !isDatabaseOf(running.pid, cluster)) return;
  const isThere = () => existsSync(join(cluster, 'postmaster.pid')) && isDatabaseOf(running.pid, cluster);
  signal(running.pid, 'SIGCONT'); // a paused process would not receive the next signal
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

/** Stops a database that an earlier server left running because its guard was killed too. */
export async function stopOrphan(cluster: string, log: Logger): Promise<void> {
  const running = readPidFile(cluster);
  if (!running || !isDatabaseOf(running.pid, cluster)) return;
  log.warn({ pid: running.pid }, 'waiting for the end of a database left over from a crash');
  await stopPostmaster(cluster, STOP_ORPHAN_MS);
}

/** Reads the database's pid file: the pid on line 1, and `ready` on line 8 when it accepts connections. */
function readPidFile(cluster: string): { pid: number; status: string } | null {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), status: lines[7]?.trim() ?? '' };
  } catch {
    return null;
  }
}

/** Whether the process really runs on this cluster. The pid file may be old and its pid reused. */
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
