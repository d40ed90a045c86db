import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { session } from '../db/schema/accounts.ts';
import { createUser } from '../testing/factories.ts';
import { ADMIN_EMAIL, createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createVisitor } from '../testing/visitor.ts';

const database = await createTestDatabase();
const { db } = database;
const { request, signIn } = createTestApp(database);
afterEach(() => void vi.useRealTimers());
afterAll(database.close);

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Makes the server's clock wrong by this many days; the database's clock stays right. */
function setClockOff(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(days) });
}

async function readNow(): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()`);
  return Date.parse(rows[0]?.now ?? '');
}

const people = { open: inDays(1), over: inDays(-1) };

it.each([
  ['fast', 10, 'open', 200],
  ['slow', -10, 'over', 402],
] as const)(
  'a trial follows the database’s clock when the server’s clock is %s',
  async (_how, days, trial, status) => {
    const { cookie } = await signIn({ subscriptionStatus: 'trialing', trialExpiresAt: people[trial] });
    setClockOff(days);
    for (const path of ['/api/campaigns', '/api/activity']) {
      expect((await request('GET', path, { cookie })).status, path).toBe(status);
    }
    const info = (await (await request('GET', '/api/session', { cookie })).json()) as Record<string, string>;
    expect(info).toMatchObject({ hasAccess: status === 200 });
    expect(Math.abs(Date.parse(info['serverTime'] ?? '') - (await readNow()))).toBeLessThan(60_000);
  },
);

it.each([10, -10])(
  "a lease is renewed by the database’s clock when the server's is %i days off",
  async (days) => {
    const { cookie } = await signIn();
    setClockOff(days);
    const info = (await (await request('POST', '/api/session/refresh', { cookie })).json()) as {
      leaseExpiresAt: string;
    };
    const left = Date.parse(info.leaseExpiresAt) - (await readNow());
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
  },
);

it.each([60, -60])(
  'a session started while the server’s clock is %i days off lasts its whole 30 days',
  async (days) => {
    const { id, email } = await createUser(db);
    setClockOff(days);
    expect((await createVisitor({ request }).signIn(email)).status).toBe(200);
    const [row] = await db.select().from(session).where(eq(session.userId, id));
    const now = await readNow();
    expect(Math.abs(Number(row?.expiresAt) - now - 30 * DAY_MS)).toBeLessThan(60_000);
    expect(Math.abs(Number(row?.createdAt) - now)).toBeLessThan(60_000);
  },
);

it('a trial that the admin starts ends three days from now by the database’s clock', async () => {
  const { cookie } = await signIn({ email: ADMIN_EMAIL });
  const { id } = await signIn();
  setClockOff(10);
  const response = await request('PATCH', `/api/admin/users/${id}`, { cookie, body: { action: 'trial' } });
  const { trialExpiresAt } = (await response.json()) as { trialExpiresAt: string };
  expect(Math.abs(Date.parse(trialExpiresAt) - (await readNow()) - 3 * DAY_MS)).toBeLessThan(60_000);
});
