import { desc, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { adminActions, type Page } from '#domain/account/admin.ts';
import type { SecurityEvent } from '#domain/account/security-events.ts';
import { createApp } from '../app.ts';
import { sweep } from '../jobs/sweep.ts';
import { attempts } from '../db/schema/sign-in.ts';
import { securityEvents } from '../db/schema/audit.ts';
import { user as users } from '../db/schema/accounts.ts';
import { createUser, PASSWORD } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { ADMIN_EMAIL } from '../testing/test-app.ts';
import { refusing } from '../testing/refusing.ts';
import { enableTwoFactor } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, newAddress } from '../testing/visitor.ts';
import { EVENTS_AN_HOUR } from './security-events.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

let admin: ReturnType<typeof testApp.signIn> | undefined;
const getAdmin = () => (admin ??= testApp.signIn({ email: ADMIN_EMAIL }));

const eventsFrom = (address: string) =>
  db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.address, address))
    .orderBy(desc(securityEvents.createdAt));

it('a refused and an accepted sign-in and a sign-out are recorded with account, address and outcome', async () => {
  const user = await createUser(db);
  const address = newAddress();
  const visitor = createVisitor(testApp, address);
  await visitor.signIn(user.email, 'senha-errada');
  await visitor.signIn(user.email);
  await visitor.post('/sign-out');
  expect(await eventsFrom(address)).toMatchObject([
    { event: 'sign_out', outcome: 'ok', userId: user.id },
    { event: 'sign_in', outcome: 'ok', userId: user.id },
    { event: 'sign_in', outcome: 'refused', userId: user.id },
  ]);
});

it('an attempt with an unknown e-mail is recorded without the e-mail', async () => {
  const address = newAddress();
  await createVisitor(testApp, address).signIn(`${randomUUID()}@exemplo.com.br`);
  const events = await eventsFrom(address);
  expect(events).toMatchObject([{ event: 'sign_in', outcome: 'refused', userId: null }]);
  expect(JSON.stringify(events)).not.toContain('@');
});

it('a sign-out without a session is no event, and a network’s events of an hour have a limit', async () => {
  const [address, other] = [newAddress(), newAddress()];
  const visitor = createVisitor(testApp, address);
  expect((await visitor.post('/sign-out')).status).toBe(200);
  expect(await eventsFrom(address)).toEqual([]);
  await db
    .insert(attempts)
    .values({ key: `security-event:${address}`, count: EVENTS_AN_HOUR - 1, windowStart: new Date() });
  const guess = (by = visitor) => by.post('/confirm-email', { token: 'chute' });
  for (let time = 0; time < 3; time += 1) expect((await guess()).status).toBe(400);
  expect(await eventsFrom(address)).toMatchObject([
    { event: 'email_confirmed', outcome: 'refused', userId: null },
  ]);
  await guess(createVisitor(testApp, other));
  expect(await eventsFrom(other)).toHaveLength(1);
  const user = await createUser(db);
  await visitor.signIn(user.email);
  expect(await eventsFrom(address)).toMatchObject([{ event: 'sign_in', outcome: 'ok', userId: user.id }, {}]);
});

it('the code of a sign-in is recorded with the account that it opens', async () => {
  const user = await createUser(db);
  const phone = createVisitor(testApp);
  await phone.signIn(user.email);
  const codes = (await enableTwoFactor(phone)).phone;
  const address = newAddress();
  const visitor = createVisitor(testApp, address);
  await visitor.signIn(user.email);
  await visitor.post('/two-factor/verify-totp', { code: codes.wrong() });
  expect((await visitor.post('/two-factor/verify-totp', { code: codes.later() })).status).toBe(200);
  const [right, wrong] = await eventsFrom(address);
  expect(right).toMatchObject({ event: 'second_factor_code', outcome: 'ok', userId: user.id });
  expect(wrong).toMatchObject({ event: 'second_factor_code', outcome: 'refused', userId: null });
});

it('each event is in the log, also one that cannot be stored', async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>); // pino writes objects
  const app = createApp({ ...testApp.deps, log: pino({}, { write }) });
  const address = newAddress();
  const headers = {
    'Content-Type': 'application/json',
    Origin: testApp.env.APP_URL,
    'X-Forwarded-For': address,
  };
  const guess = async () => {
    const sent = { method: 'POST', headers, body: JSON.stringify({ token: 'chute' }) };
    return (await app.request('/api/auth/confirm-email', sent)).status;
  };
  expect(await guess()).toBe(400);
  const security = { event: 'email_confirmed', outcome: 'refused', userId: null, address };
  expect(lines.find(({ msg }) => msg === 'security event')).toMatchObject({ security });
  await refusing(db, 'insert', 'security_events', async () => expect(await guess()).toBe(400));
  const failed = lines.find(({ msg }) => msg === 'a security event could not be stored');
  expect(failed?.['err']).toMatchObject({ message: expect.any(String) as string });
});

it.each(['new', 'known'])('a sign-up with a %s e-mail is recorded with its account', async (kind) => {
  const address = newAddress();
  const email = kind === 'known' ? (await createUser(db)).email : `${randomUUID()}@exemplo.com.br`;
  const sent = { email, password: PASSWORD, name: 'Ana' };
  expect((await createVisitor(testApp, address).post('/sign-up/email', sent)).status).toBe(200);
  const [owner] = await db.select().from(users).where(eq(users.email, email));
  expect(await eventsFrom(address)).toMatchObject([{ event: 'sign_up', outcome: 'ok', userId: owner?.id }]);
});

it('a proof and the removal of a second factor are recorded, also when refused', async () => {
  const user = await createUser(db);
  const address = newAddress();
  const visitor = createVisitor(testApp, address);
  await visitor.signIn(user.email);
  await enableTwoFactor(visitor);
  await visitor.post('/prove', { password: 'senha-errada' });
  await visitor.post('/prove', { password: PASSWORD });
  await visitor.post('/totp/off');
  const kept = (await eventsFrom(address)).map(({ event, outcome, userId }) => [event, outcome, userId]);
  expect(kept.slice(0, 5)).toEqual([
    ['second_factor_removed', 'ok', user.id],
    ['proof', 'ok', user.id],
    ['proof', 'refused', user.id],
    ['second_factor_code', 'ok', user.id],
    ['second_factor_begun', 'ok', user.id],
  ]);
});

it.each(adminActions)(
  'the admin’s %s is recorded with the admin, the account and the address',
  async (action) => {
    const admin = await getAdmin();
    const { id } = await createUser(db);
    const address = newAddress();
    const path = `/api/admin/users/${id}`;
    const headers = { 'X-Forwarded-For': address };
    const answer = await testApp.request('PATCH', path, { cookie: admin.cookie, body: { action }, headers });
    expect(answer.status).toBe(200);
    expect(await eventsFrom(address)).toMatchObject([
      { event: `admin_${action}`, outcome: 'ok', userId: admin.id, aboutId: id },
    ]);
  },
);

describe('the admin’s list of security events', () => {
  const read = async (query: Record<string, string>) => {
    const { cookie } = await getAdmin();
    const path = `/api/admin/security-events?${new URLSearchParams(query).toString()}`;
    const response = await testApp.request('GET', path, { cookie });
    expect(response.status).toBe(200);
    return (await response.json()) as Page<SecurityEvent>; // the type that the route declares
  };

  it('can be filtered by account, as author or subject, and by kind', async () => {
    const { email, id } = await createUser(db);
    const visitor = createVisitor(testApp);
    await visitor.signIn(email, 'senha-errada');
    await visitor.signIn(email);
    const { cookie } = await getAdmin();
    await testApp.request('PATCH', `/api/admin/users/${id}`, { cookie, body: { action: 'inativar' } });
    const about = await read({ email: ` ${email.toUpperCase()} ` });
    expect(about.rows).toMatchObject([
      { event: 'admin_inativar', email: ADMIN_EMAIL, aboutEmail: email },
      { event: 'sign_in', outcome: 'ok', email, aboutEmail: null },
      { event: 'sign_in', outcome: 'refused', email },
    ]);
    expect((await read({ email, event: 'admin_inativar' })).rows).toHaveLength(1);
    expect(await read({ email: 'ninguem@exemplo.com.br' })).toEqual({ rows: [], next: null });
  });

  it('returns every event exactly once in pages, newest first', async () => {
    const { id } = await createUser(db);
    const rows = Array.from({ length: 120 }, (_, n) => ({
      event: 'recovery_code' as const,
      outcome: 'ok' as const,
      userId: id,
      address: String(n),
    }));
    await db.insert(securityEvents).values(rows);
    const seen: SecurityEvent[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: Page<SecurityEvent> = await read({
        event: 'recovery_code',
        ...(cursor !== '' && { cursor }),
      });
      seen.push(...page.rows);
      cursor = page.next;
    }
    expect(new Set(seen.map(({ address }) => address)).size).toBe(120);
    expect(seen).toHaveLength(120);
  });

  it.each<Record<string, string>>([{ event: 'inventado' }, { cursor: 'x' }, { email: 'x'.repeat(300) }])(
    'refuses %j',
    async (query) => {
      const { cookie } = await getAdmin();
      const path = `/api/admin/security-events?${new URLSearchParams(query).toString()}`;
      expect([400, 422]).toContain((await testApp.request('GET', path, { cookie })).status);
    },
  );
});

it('the sweep deletes events older than 180 days, and no others', async () => {
  const { id } = await createUser(db);
  const event = { event: 'sign_in', outcome: 'ok', userId: id } as const;
  await db.insert(securityEvents).values([
    { ...event, address: 'old', createdAt: sql`now() - interval '181 days'` },
    { ...event, address: 'kept', createdAt: sql`now() - interval '179 days'` },
  ]);
  await sweep(db);
  const left = await db.select().from(securityEvents).where(eq(securityEvents.userId, id));
  expect(left.map(({ address }) => address)).toEqual(['kept']);
});
