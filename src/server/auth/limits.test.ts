import { availableParallelism } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it, vi } from 'vitest';
import { attempts } from '../db/schema/sign-in.ts';
import { createUser, PASSWORD, newEmail } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { BEHIND_PROXY, createVisitor, newAddress } from '../testing/visitor.ts';

const database = await createTestDatabase();
/** Two processes on one database. */
const apps = [createTestApp(database, BEHIND_PROXY), createTestApp(database, BEHIND_PROXY)];
afterAll(database.close);

/** How many calls are sent at once. */
const CROWD = 8;
const visitTo = (n: number, address?: string) => {
  const app = apps[n % apps.length];
  if (!app) throw new Error('there is an app for every number');
  return createVisitor(app, address);
};

it('ten wrong passwords sent to two processes close the sign-in in both', async () => {
  const { email } = await createUser(database.db);
  for (let n = 0; n < 10; n++) expect((await visitTo(n).signIn(email, 'senha-errada')).status).toBe(401);
  for (const n of [0, 1]) expect((await visitTo(n).signIn(email)).status).toBe(429);
});

it.each([
  ['/sign-in/email', 30, () => ({ email: newEmail(), password: PASSWORD })],
  ['/sign-up/email', 50, () => ({ email: newEmail(), password: PASSWORD, name: 'Ana' })],
  ['/request-password-reset', 100, () => ({ email: newEmail() })],
  ['/check-reset-link', 100, () => ({ token: 'inventado' })],
  ['/two-factor/verify-totp', 30, () => ({ code: '123456' })],
])('one address may call %s only %i times at once across two processes', async (path, most, body) => {
  const address = newAddress();
  const callAtOnce = (many: number) =>
    Promise.all(Array.from({ length: many }, (_, n) => visitTo(n, address).post(path, body())));
  // The limit is reached in small crowds, which a busy machine serves too.
  const answers: Response[] = [];
  for (let left = most + 1; left > 0; left -= CROWD)
    answers.push(...(await callAtOnce(Math.min(CROWD, left))));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toEqual({
    code: 'rate_limited',
    message: 'Muitas tentativas. Aguarde um pouco e tente de novo.',
  });
  expect((await visitTo(0).post(path, body())).status).not.toBe(429); // another address is not limited
});

/** Lets time pass for the counts of this table, by the clock that they follow. */
const passSeconds = (seconds: number) =>
  database.db.execute(
    sql`update attempts set window_start = window_start - ${seconds} * interval '1 second'`,
  );

it.each([
  ['/sign-in/email', 30, 60, () => ({ email: newEmail(), password: PASSWORD })],
  ['/two-factor/verify-totp', 30, 60, () => ({ code: '123456' })],
])(
  '%s: %i calls of an address within %i seconds of the first, however evenly they come',
  async (path, most, seconds, body) => {
    const address = newAddress();
    const call = async () => {
      const { status, headers } = await visitTo(0, address).post(path, body());
      return status === 429 ? Number(headers.get('Retry-After')) : 'allowed';
    };
    for (let n = 0; n < most; n++) {
      expect(await call()).toBe('allowed');
      if (n === most - 2) await passSeconds(seconds - 20);
    }
    const left = await call();
    expect(left).toBeLessThanOrEqual(20);
    expect(left).toBeGreaterThan(0);
    await passSeconds(20); // no minute without a call has passed
    expect(await call()).toBe('allowed');
  },
);

it('a process whose clock ran ahead bars nobody', async () => {
  vi.useFakeTimers({ now: Date.now() + 10 * 365 * 24 * 3_600_000, toFake: ['Date'] });
  const address = newAddress();
  await visitTo(0, address).post('/two-factor/verify-totp', { code: '123456' });
  vi.useRealTimers();
  await passSeconds(61);
  for (let n = 0; n < 30; n++)
    expect((await visitTo(0, address).post('/two-factor/verify-totp', { code: '123456' })).status).not.toBe(
      429,
    );
});

it('the counts are rows and not in a process’s memory', async () => {
  const address = newAddress();
  const { email } = await createUser(database.db);
  const ask = async () => (await visitTo(0, address).signIn(email, 'senha-errada')).status;
  const statuses: number[] = [];
  for (let n = 0; n < 11; n++) statuses.push(await ask());
  expect(statuses.at(-1)).toBe(429);
  await database.db.delete(attempts);
  expect(await ask()).toBe(401);
});

it('more passwords at once than can wait for their check are asked to come again', async () => {
  const many = 36 + availableParallelism();
  const answers = await Promise.all(Array.from({ length: many }, () => visitTo(0).signIn(newEmail())));
  const statuses = new Set(answers.map(({ status }) => status));
  expect(statuses).toEqual(new Set([401, 503]));
  const busy = answers.find(({ status }) => status === 503);
  expect(busy?.headers.get('Retry-After')).toBe('1');
  expect(await busy?.json()).toEqual({
    code: 'unavailable',
    message: 'Há muitos pedidos neste momento. Tente de novo em instantes.',
  });
});
