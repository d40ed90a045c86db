import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Fields that are never logged, up to two levels deep in an object. */
const secrets = ['password', 'newPassword', 'token', 'secret', 'cookie', 'authorization', 'backupCodes'];

const HIDDEN = '[oculto]';

/**
 * `code` may be a one-time code, which is hidden, or an error code such as `23505` or `ECONNRESET`, which is
 * logged.
 */
function censor(value: unknown, path: string[]): unknown {
  const isErrorCode =
    typeof value === 'string' && /^(?:[0-9A-Z]{5}|[A-Z][A-Z0-9_]{2,}|[a-z]+(?:_[a-z]+)*)$/.test(value);
  return path.at(-1) === 'code' && isErrorCode ? value : HIDDEN;
}

/** Lines are written in batches: at the latest after this time, and when the process ends. */
const FLUSH_MS = 100;
const FLUSH_BYTES = 4096;

/** It looks for no beginning within a word, so that a long one is read once. */
const ADDRESS = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Others' texts may name people: a mail server repeats the address it refuses. */
function withoutAddresses(line: string): string {
  return line.includes('@') ? line.replace(ADDRESS, HIDDEN) : line;
}

/** @param destination default: standard output. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    hooks: { streamWrite: withoutAddresses },
    serializers: { err: describeError },
    redact: { paths: [...secrets, 'code'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor },
  };
  const together = { dest: 1, sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS };
  return pino(options, destination ?? pino.destination(together));
}

/** The database's error may repeat values that were sent, so only these fields are logged. */
const loggedFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/**
 * A failed query's parameters may be hashes and links, so we log its text and the database's error without
 * them.
 */
function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  const { cause, query } = error;
  if (!cause) return { query };
  const { type, message, stack } = pino.stdSerializers.err(cause);
  const fields = Object.entries(cause).filter(([name]) => loggedFields.some((field) => field === name));
  return { type, message, stack, ...Object.fromEntries(fields), query };
}
