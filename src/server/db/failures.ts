import pg from 'pg';
import { errorCode, isSystemError } from '../start-error.ts';

/** What the driver says, without a code, when there is no connection, or none any more. */
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

/** The system's calls for a connection: while a request is served there is none but the database's. */
const connectionCalls = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/**
 * Connection lost; out of disk, memory or connections; shutting down or starting; too slow and so cancelled;
 * a reader, no longer the primary.
 */
const awayStates = /^(?:08\w{3}|53\w{3}|57P0[1-5]|57014|25006|25P0[34])$/;

/** A null character, half a surrogate pair, a number or a date out of range: our schemas do not look for them. */
const unkeepable = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008']);

/** What the driver or PostgreSQL said, without the query around it. */
export function rootFailure(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? error.cause : error;
}

/** Whether a query failed because the database can't serve at the moment: the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  const failure = rootFailure(error);
  const code = errorCode(failure) ?? '';
  const isUnreachable = isSystemError(failure) && connectionCalls.has(failure.syscall ?? '');
  return (
    isUnreachable ||
    awayStates.test(code) ||
    (failure instanceof Error && driverMessages.has(failure.message))
  );
}

/** Whether a value that was sent can't be stored, whoever asks again. */
export function isUnkeepable(error: unknown): boolean {
  const failure = rootFailure(error);
  return failure instanceof pg.DatabaseError && unkeepable.has(failure.code ?? '');
}
