import pg from 'pg';
import { isStalePlan } from '../driver/statements.ts';
import { errorCode, isSystemError } from '../boot/start-error.ts';

/** Error messages of the driver, without a code, for a missing or lost connection. */
const driverMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
]);

/** System calls that open a connection. While a request is served, only the database uses them. */
const connectionCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/**
 * Connection lost; out of disk, memory or connections; shutting down or starting; cancelled because it was
 * too slow; read-only because it is no longer the primary.
 */
const awayStates = /^(?:08\w{3}|53\w{3}|57P0[1-5]|57014|25006|25P0[34])$/;

/**
 * A null character, half a surrogate pair, a number or a date out of range. Our schemas do not check for
 * these.
 */
const unstorableStates = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008']);

/** The error of the driver or PostgreSQL, without the query around it. */
export function rootFailure(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

/** Whether a query failed because the database is unavailable or has changed, so the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = rootFailure(error);
  const code = errorCode(failure) ?? '';
  const isUnreachable = isSystemError(failure) && connectionCalls.has(failure.syscall ?? '');
  return (
    isUnreachable ||
    isStalePlan(failure) ||
    awayStates.test(code) ||
    (failure instanceof Error && driverMessages.has(failure.message))
  );
}

/** Whether PostgreSQL cannot store a value that was sent, so repeating the request cannot help. */
export function isUnstorableValue(error: unknown): boolean {
  const failure = rootFailure(error);
  return failure instanceof pg.DatabaseError && unstorableStates.has(failure.code ?? '');
}
