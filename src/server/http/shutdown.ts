import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { HttpServer } from './server.ts';

/** Time that running requests have to finish after a stop signal. */
const GRACE_MS = 10_000;
/** Time that background work has to end, for example when a mail server or a query does not answer. */
const BACKGROUND_MS = 3000;
const PARENT_CHECK_MS = 500;

interface Parts {
  http: HttpServer;
  log: Logger;
  /** Ends the event streams, which would never end by themselves. */
  endStreams: () => void;
  stopBackground: () => Promise<unknown>;
  closeDatabase: () => Promise<void>;
  /** Whether npm started this process. */
  isUnderNpm: boolean;
}

/**
 * The first signal lets running requests finish, the second ends the process immediately. Under npm, the end
 * of npm counts as a signal.
 */
export function stopOnSignal(parts: Parts): void {
  let isStopping = false;
  const stop = (reason: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    parts.log.info({ reason }, 'stopping');
    void finish(parts);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (!parts.isUnderNpm) return;
  watchNpm(() => {
    if (!isStopping) stop('npm ended');
  });
}

async function finish({ http, log, endStreams, stopBackground, closeDatabase }: Parts): Promise<void> {
  endStreams();
  if (!(await http.close(GRACE_MS))) log.warn('some requests did not finish in time');
  const isLate = await Promise.race([
    stopBackground().then(() => false),
    delay(BACKGROUND_MS, true, { ref: false }),
  ]);
  if (isLate) log.warn('background work did not finish in time');
  await closeDatabase();
  log.info('stopped');
  process.exit(0);
}

/**
 * When `npm start` is killed, its program keeps running and gets the system's first process as its parent.
 * This detects that.
 */
function watchNpm(onEnd: () => void): void {
  const parents = npmAbove();
  setInterval(() => {
    if (parents.some(({ pid, parent }) => parentOf(pid) !== parent)) onEnd();
  }, PARENT_CHECK_MS).unref();
}

/** This process, and the shell between it and npm if there is one, each with its current parent. */
function npmAbove(): { pid: number; parent: number }[] {
  const own = { pid: process.pid, parent: process.ppid };
  const [program = '', flag] = commandOf(own.parent).split('\0');
  const isShell = /(?:^|\/)(?:ba|da)?sh$/.test(program) && flag === '-c';
  return isShell ? [own, { pid: own.parent, parent: parentOf(own.parent) }] : [own];
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

/** 0 when the system does not report it or there is no such process. */
function parentOf(pid: number): number {
  if (pid === process.pid) return process.ppid;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
