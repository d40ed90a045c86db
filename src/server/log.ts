import { DrizzleQueryError } from 'drizzle-orm';
import type { Context } from 'hono';
import pino, { type DestinationStream, type Logger } from 'pino';
import type { AppEnv } from './context.ts';

/** Never written, wherever in an object they appear one or two levels deep. */
const secrets = ['password', 'newPassword', 'token', 'secret', 'cookie', 'authorization', 'backupCodes'];

const HIDDEN = '[oculto]';

/** `code` is a one-time code or the code of an error, such as `23505` or `ECONNRESET`, which the log needs. */
function censor(value: unknown, path: string[]): unknown {
  const isErrorCode =
    typeof value === 'string' && /^(?:[0-9A-Z]{5}|[A-Z][A-Z0-9_]{2,}|[a-z]+(?:_[a-z]+)*)$/.test(value);
  return path.at(-1) === 'code' && isErrorCode ? value : HIDDEN;
}

/** Lines are written together, some at a time: at the latest after this, and at the process's end. */
const FLUSH_MS = 100;
const FLUSH_BYTES = 4096;

/** @param destination standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { err: describeError },
    redact: { paths: [...secrets, 'code'].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor },
  };
  const together = { dest: 1, sync: false, minLength: FLUSH_BYTES, periodicFlush: FLUSH_MS };
  return pino(options, destination ?? pino.destination(together));
}

/** The log of a request: its lines carry the request's id. */
export function logOf<E extends AppEnv>(c: Context<E>): Logger {
  return c.get('log').child({ requestId: c.get('requestId') });
}

/** What the database says of a failure may repeat the values that were sent: only these fields are told. */
const told = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const;

/** A failed query's parameters may be hashes and links: its text and the database's fault are told, never those. */
function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  const { cause, query } = error;
  if (!cause) return { query };
  const { type, message, stack } = pino.stdSerializers.err(cause);
  const fields = Object.entries(cause).filter(([name]) => told.some((field) => field === name));
  return { type, message, stack, ...Object.fromEntries(fields), query };
}
