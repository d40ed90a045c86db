import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { driverConfig, withClient } from './client.ts';
import { createLanes, type Lanes } from './lanes.ts';
import { runOn } from './pool.ts';
import type { RunStatement } from './statements.ts';

const database = await createTestDatabase();
const elsewhere: string[] = [];
const onPool: RunStatement = (text, values) => {
  elsewhere.push(text);
  return runOn(database.db.$client)(text, values);
};
const open: Lanes[] = [];
function lanesOf(patienceMs?: number): Lanes {
  const lanes = createLanes(driverConfig(database.target), onPool, patienceMs);
  open.push(lanes);
  return lanes;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((lanes) => lanes.close()));
  elsewhere.length = 0;
});
afterAll(database.close);

const echo = 'select $1::int as n';

it('gives each of a hundred statements at the same moment its own answer', async () => {
  const lanes = lanesOf();
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => lanes.query(echo, [n])));
  expect(answers).toEqual(Array.from({ length: 100 }, (_, n) => [{ n }]));
});

it('a statement that fails does not fail its neighbours', async () => {
  const lanes = lanesOf();
  const outcomes = await Promise.allSettled(
    ['1', '0', '2', 'x', '3'].map((n) => lanes.query('select 6 / $1::int as n', [n])),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

it('a setting for one statement is unknown to the next one on the same connection', async () => {
  const lanes = lanesOf();
  const set = "select set_config('faisca.user_id', $1, true) as id";
  const read = "select current_setting('faisca.user_id', true) as id where $1 = 'x'";
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 4 < 2 ? lanes.query(set, [`p${n}`]) : lanes.query(read, ['x']),
    ),
  );
  for (const [n, [row]] of answers.entries()) expect(row?.['id'] ?? '').toBe(n % 4 < 2 ? `p${n}` : '');
});

it('statements do not queue behind a slow one: they run on the pool', async () => {
  const lanes = lanesOf();
  await Promise.all([0, 1].map((n) => lanes.query(echo, [n])));
  const waiting = [1, 2].map(() => lanes.query('select pg_sleep($1)', [0.6]));
  await delay(150);
  expect(await lanes.query(echo, [7])).toEqual([{ n: 7 }]);
  expect(elsewhere).toEqual([echo]);
  await Promise.all(waiting);
  expect(await lanes.query(echo, [8])).toEqual([{ n: 8 }]);
  expect(elsewhere).toHaveLength(1);
});

it('no more than a few statements wait behind a slow one', async () => {
  const lanes = lanesOf();
  await Promise.all([0, 1].map((n) => lanes.query(echo, [n])));
  const slow = Promise.all([1, 2].map(() => lanes.query('select pg_sleep($1)', [0.6])));
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => lanes.query(echo, [n])));
  expect(answers).toEqual(Array.from({ length: 40 }, (_, n) => [{ n }]));
  expect(elsewhere).toEqual(Array.from({ length: 26 }, () => echo)); // seven wait on each of the two
  await slow;
});

it('a lost connection fails its statements only, and is replaced', async () => {
  const lanes = lanesOf();
  const cut = lanes.query('select pg_sleep($1)', [60]).catch((error: unknown) => String(error));
  await withClient(database.target, (client) =>
    expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and query like $1`,
          ['select pg_sleep%'],
        );
        return rowCount;
      })
      .toBe(1),
  );
  expect(await cut).toMatch(/terminat/);
  const ask = () => lanes.query<{ pid: number }>('select pg_backend_pid() as pid where $1', [true]);
  await expect.poll(() => Promise.all([ask(), ask(), ask(), ask()]).then(() => 'answered')).toBe('answered');
});

it('a statement that takes too long is stopped', async () => {
  const lanes = lanesOf(500);
  await expect(lanes.query('select pg_sleep($1)', [5])).rejects.toThrow(/statement timeout/);
  expect(await lanes.query(echo, [1])).toEqual([{ n: 1 }]);
});

it('a database that accepts connections and never answers is given up', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const config = { host: '127.0.0.1', port, user: 'x', connectionTimeoutMillis: 60_000 };
  const lanes = createLanes(config, onPool, 600);
  await expect(lanes.query(echo, [1])).rejects.toThrow(/timeout/);
  await lanes.close();
  silent.close();
});

it('a table that changed since the statement was prepared is read again', async () => {
  const lanes = lanesOf();
  const change = (text: string) => withClient(database.target, (client) => client.query(text));
  await change('create table changing (a int); insert into changing values (1)');
  const read = () => lanes.query('select * from changing where $1', [true]);
  const both = () => Promise.all([read(), read()]);
  await both();
  await change('alter table changing add b int');
  await Promise.allSettled([read(), read()]);
  expect(await both()).toEqual([[{ a: 1, b: null }], [{ a: 1, b: null }]]);
});

it('after closing, statements run on the pool', async () => {
  const lanes = lanesOf();
  const last = lanes.query(echo, [1]);
  await lanes.close();
  expect(await last).toEqual([{ n: 1 }]);
  expect(await lanes.query(echo, [2])).toEqual([{ n: 2 }]);
  expect(elsewhere).toEqual([echo]);
});
