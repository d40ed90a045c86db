import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { driverConfig, withClient } from './client.ts';
import type { Lanes } from './lanes.ts';
import { runOn } from './pool.ts';
import { createSharedCommit } from './shared-commit.ts';
import type { RunStatement } from './statements.ts';

const database = await createTestDatabase();
const elsewhere: unknown[] = [];
const onPool: RunStatement = (text, values) => {
  elsewhere.push(values[0]);
  return runOn(database.db.$client)(text, values);
};
const open: Lanes[] = [];

const insert =
  'insert into kept (n) values (6 / $1::int) returning n, pg_current_wal_insert_lsn()::text as lsn';
interface Kept {
  n: number;
  lsn: string;
}

/** The connection opens with the first write, which goes elsewhere, like all others until it is open. */
async function openWrites(patienceMs?: number): Promise<Lanes> {
  const writes = createSharedCommit(driverConfig(database.target), onPool, patienceMs);
  open.push(writes);
  await expect
    .poll(async () => {
      elsewhere.length = 0;
      await writes.query('select $1::text', ['opened']);
      return elsewhere;
    })
    .toEqual([]);
  return writes;
}

const read = async (text: string) =>
  (await database.db.$client.query<Record<string, unknown>>({ text })).rows;

beforeAll(() => withClient(database.target, (owner) => owner.query('create table kept (n int)')));
beforeEach(() => withClient(database.target, (owner) => owner.query('truncate kept')));
afterEach(async () => {
  await Promise.all(open.splice(0).map((writes) => writes.close()));
});
afterAll(database.close);

it('gives each of a hundred writes at the same moment its own answer, and stores all', async () => {
  const writes = await openWrites();
  const divisors = Array.from({ length: 100 }, (_, at) => (at % 6) + 1);
  const answers = await Promise.all(divisors.map((by) => writes.query<Kept>(insert, [by])));
  expect(answers.map(([row]) => row?.n)).toEqual(divisors.map((by) => Math.floor(6 / by)));
  expect(await read('select count(*)::int as stored from kept')).toEqual([{ stored: 100 }]);
});

it('a write that fails does not fail its neighbours', async () => {
  const writes = await openWrites();
  const outcomes = await Promise.allSettled(
    ['1', '0', '2', 'x', '3'].map((by) => writes.query(insert, [by])),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ]);
  expect(await read('select n from kept order by n')).toEqual([{ n: 2 }, { n: 3 }, { n: 6 }]);
});

it('an answered write is on the disk', async () => {
  const writes = await openWrites();
  for (let turn = 0; turn < 20; turn++) {
    const [row] = await writes.query<Kept>(insert, [1]);
    const [flushed] = await read(`select pg_current_wal_flush_lsn() >= '${row?.lsn}'::pg_lsn as "isKept"`);
    expect(flushed).toEqual({ isKept: true });
  }
});

it('does not wait for a row that another connection has locked', async () => {
  const writes = await openWrites();
  await writes.query(insert, [1]);
  const update = 'update kept set n = n + $1 returning n';
  await withClient(database.target, async (other) => {
    await other.query('begin; update kept set n = 7');
    const [locked, neighbour] = await Promise.allSettled([
      writes.query(update, [1]),
      writes.query(insert, [2]),
    ]);
    expect(locked).toMatchObject({ status: 'rejected', reason: { code: '55P03' } });
    expect(neighbour).toMatchObject({ status: 'fulfilled' });
    await other.query('commit');
  });
  expect(await read('select n from kept order by n')).toEqual([{ n: 3 }, { n: 7 }]);
});

it('no write waits behind a slow one: they go elsewhere', async () => {
  const writes = await openWrites();
  const slow = writes.query('select pg_sleep($1)', [0.6]);
  const behind = await Promise.all([1, 2, 3].map((by) => writes.query<Kept>(insert, [by])));
  expect(behind.map(([row]) => row?.n)).toEqual([6, 3, 2]);
  expect(elsewhere).toEqual([1, 2, 3]);
  await slow;
  await writes.query(insert, [1]);
  expect(elsewhere).toEqual([1, 2, 3]);
});

it('a lost connection fails its own writes only, and is replaced', async () => {
  const writes = await openWrites();
  const [row] = await writes.query<{ pid: number }>('select pg_backend_pid() as pid where $1', [true]);
  const cut = writes.query('select pg_sleep($1)', [60]).catch((error: unknown) => error);
  await read(`select pg_terminate_backend(${row?.pid})`);
  expect(await cut).toBeInstanceOf(Error);
  await expect
    .poll(async () => {
      elsewhere.length = 0;
      await writes.query(insert, [1]);
      return elsewhere;
    })
    .toEqual([]);
});

it('where nobody may wait for the disk in this way, all writes go elsewhere', async () => {
  await withClient(database.target, (owner) =>
    owner.query(`
      revoke execute on function pg_logical_emit_message(boolean, text, text, boolean) from public;
      create role kept_elsewhere login; grant insert, select on kept to kept_elsewhere`),
  );
  const writes = createSharedCommit({ ...driverConfig(database.target), user: 'kept_elsewhere' }, onPool);
  elsewhere.length = 0;
  for (const by of [1, 2, 3]) await writes.query(insert, [by]);
  await writes.close();
  await withClient(database.target, (owner) =>
    owner.query('drop owned by kept_elsewhere; drop role kept_elsewhere'),
  );
  expect(elsewhere).toEqual([1, 2, 3]);
});

it('closing waits for the writes that are on their way', async () => {
  const writes = await openWrites();
  const answers = Promise.all([1, 2, 3].map((by) => writes.query<Kept>(insert, [by])));
  await writes.close();
  expect((await answers).map(([row]) => row?.n)).toEqual([6, 3, 2]);
});
