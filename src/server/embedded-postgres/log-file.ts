import { chmodSync, copyFileSync, existsSync, openSync, statSync, truncateSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Running } from '../boot/repeat.ts';
import { repeat } from '../boot/repeat.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const CHECK_MS = 60_000;

/**
 * PostgreSQL logs its start, its end and its errors. It does not log failed statements, because they contain
 * what people typed, such as e-mail addresses. The server's log reports them without values.
 */
export const logSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** Opens the file for appending; only its owner can read it. */
export function openLogFile(file: string): number {
  const descriptor = openSync(file, 'a', 0o600);
  chmodSync(file, 0o600);
  return descriptor;
}

/**
 * Copies a large log to one earlier file and empties it. It is not replaced, because the database keeps
 * writing to it.
 */
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
