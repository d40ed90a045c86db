import { expect, it } from 'vitest';
import { failureLine } from './failure-line.ts';

it.each([
  [
    'initdb: error: could not create directory "/d/new/pg_wal": No space left on device\n' +
      'initdb: removing contents of data directory "/d/new"\n',
    'initdb: error: could not create directory "/d/new/pg_wal": No space left on device',
  ],
  [
    'LOG:  starting PostgreSQL 18.4\n' +
      'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use\n' +
      'HINT:  Terminate any old server processes associated with data directory "/d".\n',
    'FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
  ],
  [
    '2026-11-21 09:08:27.210 UTC [6911] PANIC:  could not locate a valid checkpoint record at 0/1C1AA88\n' +
      '2026-11-21 09:08:27.214 UTC [6904] LOG:  database system is shut down\n',
    '2026-11-21 09:08:27.210 UTC [6911] PANIC:  could not locate a valid checkpoint record at 0/1C1AA88',
  ],
  [
    'running bootstrap script ... FATAL:  could not extend file "base/1/1259": No space left on device\n' +
      'PANIC:  cannot abort transaction 1, it was already committed\n' +
      'initdb: removing contents of data directory "/d/new"\n',
    'running bootstrap script ... FATAL:  could not extend file "base/1/1259": No space left on device',
  ],
  ['sh: 2: postgres: not found\n', 'sh: 2: postgres: not found'],
  ['', ''],
])('the failure line of %j is %j', (output, line) => {
  expect(failureLine(output)).toBe(line);
});
