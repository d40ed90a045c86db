import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseAway } from './failures.ts';

const failed = (fields: object) => Object.assign(new Error('failed'), fields);

it.each([
  ['nobody answers', { code: 'ECONNREFUSED', syscall: 'connect' }, true],
  ['its socket is gone', { code: 'ENOENT', syscall: 'connect' }, true],
  ['its name is unknown', { code: 'ENOTFOUND', syscall: 'getaddrinfo' }, true],
  ['the connection broke', { code: 'ECONNRESET', syscall: 'read' }, true],
  ['the driver lost it', { message: 'Connection terminated unexpectedly' }, true],
  ['it does not answer', { message: 'Query read timeout' }, true],
  ['PostgreSQL stops', { code: '57P01' }, true],
  ['PostgreSQL starts', { code: '57P03' }, true],
  ['its disk is full', { code: '53100' }, true],
  ['it takes no more connections', { code: '53300' }, true],
  ['it is a reader now', { code: '25006' }, true],
  ['a row is there already', { code: '23505' }, false],
  ['a statement took too long', { code: '57014' }, true],
  ['the caller hung up', { code: 'ECONNRESET' }, false],
  ['a file is not there', { code: 'ENOENT', syscall: 'open' }, false],
  ['a fault of ours', {}, false],
])('%s', (_what, fields, away) => {
  expect(isDatabaseAway(failed(fields))).toBe(away);
  expect(isDatabaseAway(new Error('a query failed', { cause: failed(fields) }))).toBe(away);
});

it.each(['0A000', '26000'])(
  'a plan from before a migration is made again by the next request: %s',
  (code) => {
    const stale = Object.assign(new pg.DatabaseError('stale', 5, 'error'), { code });
    expect(isDatabaseAway(new Error('a query failed', { cause: stale }))).toBe(true);
  },
);
