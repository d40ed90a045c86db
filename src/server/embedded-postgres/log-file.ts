import { chmodSync, copyFileSync, existsSync, openSync, statSync, truncateSync } from 'node:fs';
import type { Running } from '../repeat.ts';
import { repeat } from '../repeat.ts';
import type { Logger } from 'pino';

const MAX_BYTES = 5 * 1024 * 1024;
const CHECK_MS = 60_000;

/**
 * What PostgreSQL logs: what it does and why it ends. Failed statements stay out, since they hold what people typed,
 * e-mail addresses among it; the server's own log tells of them without their values.
 */
export const logSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** For appending, readable by its owner alone. */
export function openLogFile(file: string): number {
  const descriptor = openSync(file, 'a', 0o600);
  chmodSync(file, 0o600);
  return descriptor;
}

/** Keeps one earlier log. The file is emptied, not replaced: the database goes on writing to it. */
export function turnOver(file: string, maxBytes = MAX_BYTES): void {
  if (!existsSync(file) || statSync(file).size <= maxBytes) return;
  copyFileSync(file, `${file}.1`);
  chmodSync(`${file}.1`, 0o600);
  truncateSync(file);
}

export function keepLogSmall(file: string, log: Logger): Running {
  return repeat(CHECK_MS, log, () => {
    turnOver(file);
    return Promise.resolve();
  });
}
