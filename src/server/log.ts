import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';

/** Never written, wherever in an object they appear one or two levels deep. */
const secrets = [
  'password',
  'newPassword',
  'token',
  'secret',
  'code',
  'cookie',
  'authorization',
  'backupCodes',
];

/** @param destination standard output unless told otherwise. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    serializers: { err: describeError },
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[oculto]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query's parameters may be hashes and links: its text and what the database said are told, never those. */
function describeError(error: Error): object {
  if (!(error instanceof DrizzleQueryError)) return pino.stdSerializers.err(error);
  const { cause, query } = error;
  return { ...(cause && pino.stdSerializers.err(cause)), query };
}
