import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserEnv } from '../request/context.ts';
import { takeWriteTurns } from './write-turns.ts';

/** An app whose calls begin and then wait until the test ends them. */
function openApp() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const app = new Hono<UserEnv>()
    .use(async (c, next) => {
      c.set('user', { id: c.req.header('X-Account') ?? '' } as UserEnv['Variables']['user']); // all that is read of it
      await next();
    })
    .use(takeWriteTurns({ env: { TRUSTED_PROXIES: ['127.0.0.1'] } }))
    .all('/:name', async (c) => {
      const name = c.req.param('name');
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return c.body(null, 204);
    });
  const call = async (name: string, account: string, address: string, method = 'POST') =>
    app.request(`/${name}`, { method, headers: { 'X-Account': account, 'X-Forwarded-For': address } });
  return { begun, call, end: (name: string) => ends.get(name)?.() };
}

type Call = [name: string, account: string, address: string, method?: string];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each<[string, Call[], string[]]>([
  [
    'an account writes two things at once, from many addresses too',
    [
      ['a1', 'ana', '198.51.100.1'],
      ['a2', 'ana', '198.51.100.2'],
      ['a3', 'ana', '198.51.100.3'],
    ],
    ['a1', 'a2'],
  ],
  [
    'a network writes one thing at once, for many accounts too',
    [
      ['a1', 'ana', '198.51.100.1'],
      ['b1', 'bia', '198.51.100.1'],
      ['c1', 'caio', '198.51.100.2'],
    ],
    ['a1', 'c1'],
  ],
  [
    'reads do not wait',
    [
      ['a1', 'ana', '198.51.100.1'],
      ['a2', 'ana', '198.51.100.1', 'GET'],
      ['a3', 'ana', '198.51.100.1', 'GET'],
    ],
    ['a1', 'a2', 'a3'],
  ],
])('%s', async (_what, calls, expected) => {
  const { begun, call, end } = openApp();
  const answers = calls.map((each) => call(...each));
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(expected);
  for (const [name] of calls) {
    end(name);
    await vi.advanceTimersByTimeAsync(1);
  }
  for (const [name] of calls) end(name);
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(calls.map(() => 204));
});

it('the accounts of a network take turns', async () => {
  const { begun, call, end } = openApp();
  const flood = Array.from({ length: 8 }, (_, n) => call(`a${n}`, 'ana', '198.51.100.1'));
  const other = call('b1', 'bia', '198.51.100.1');
  await vi.advanceTimersByTimeAsync(1);
  for (const name of ['a0', 'a1', 'b1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) {
    end(name);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(begun.indexOf('b1')).toBe(2); // after the one that ran and the one that had waited longer
  await Promise.all([...flood, other]);
});

it('a long import does not keep others from writing', async () => {
  const { begun, call, end } = openApp();
  const longImport = call('a1', 'ana', '198.51.100.1');
  await vi.advanceTimersByTimeAsync(1);
  const save = call('a2', 'ana', '198.51.100.1');
  await vi.advanceTimersByTimeAsync(497);
  expect(begun).toEqual(['a1']);
  await vi.advanceTimersByTimeAsync(2);
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of begun) end(name);
  await Promise.all([longImport, save]);
});
