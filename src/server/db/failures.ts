import postgres from 'postgres';
import { errorCode, isSystemError } from '../start-error.ts';

/** The driver's own codes: no connection, or none any more. */
const driverCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'CONNECT_TIMEOUT',
]);

/** The system's calls for a connection: while a request is served there is none but the database's. */
const connectionCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** Connection lost; out of disk, memory or connections; shutting down or starting; a reader, no longer the primary. */
const awayStates = /^(?:08\w{3}|53\w{3}|57P0[1-3]|25006)$/;

/** A null character, half a surrogate pair, a date before the calendar: no schema of ours looks for them. */
const unkeepable = new Set(['22021', '22P05', '22P02', '22008']);

/** What the driver or PostgreSQL said, without the query around it. */
export function rootFailure(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

/** Whether a query failed because the database can't serve at the moment: the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = rootFailure(error);
  const code = errorCode(failure) ?? '';
  const isUnreachable = isSystemError(failure) && connectionCalls.has(failure.syscall ?? '');
  return isUnreachable || driverCodes.has(code) || awayStates.test(code);
}

/** Whether a value that was sent can't be stored, whoever asks again. */
export function isUnkeepable(error: unknown): boolean {
  const failure = rootFailure(error);
  return failure instanceof postgres.PostgresError && unkeepable.has(failure.code);
}
