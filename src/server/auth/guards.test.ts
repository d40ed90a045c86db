import { eq, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account, session, user } from '../db/schema/accounts.ts';
import { attempts, mailLinks } from '../db/schema/sign-in.ts';
import { profiles } from '../db/schema/profiles.ts';
import { packageRoot } from '../boot/root.ts';
import { lockPayer } from '../subscriptions/claim.ts';
import { createSession, createUser, PASSWORD, newEmail } from '../testing/factories.ts';
import { refusing } from '../testing/refusing.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { createTestApp, TEST_SECRET } from '../testing/test-app.ts';
import { beginTwoFactor, enableTwoFactor } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, newAddress, readMail, requestReset } from '../testing/visitor.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { database, db } = testApp;

const visit = () => createVisitor(testApp);
const DAY_S = 86_400;
/** For what a busy machine does late. */
const PATIENCE = { timeout: 20_000 };

const signUp = (email: string) => visit().post('/sign-up/email', { email, password: PASSWORD, name: 'Ana' });

it.each(['account', 'profiles', 'mail_messages'])(
  'sign-up stores all its rows or none: without its row of %s it fails and can be repeated',
  async (table) => {
    const email = newEmail();
    await refusing(db, 'insert', table, async () => {
      await signUp(email);
      expect(await db.select().from(user).where(eq(user.email, email))).toEqual([]);
      expect(await db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
      expect(await readMail(db, email)).toEqual([]);
    });
    expect((await signUp(email)).status).toBe(200);
    expect(await db.select().from(profiles).where(eq(profiles.email, email))).toHaveLength(1);
    expect(await readMail(db, email)).toHaveLength(1);
    expect((await visit().signIn(email)).status).toBe(200);
  },
);

it('a reset link and its mail are stored together, so a failure to queue the mail leaves no link', async () => {
  const { id, email } = await createUser(db);
  await refusing(db, 'insert', 'mail_messages', async () => {
    await visit().post('/request-password-reset', { email });
    expect(await db.select().from(mailLinks).where(eq(mailLinks.userId, id))).toEqual([]);
  });
  await requestReset(db, visit(), email);
  expect(await readMail(db, email)).toMatchObject([{ attempts: 0, sentAt: null }]);
  expect(await db.select().from(mailLinks).where(eq(mailLinks.userId, id))).toHaveLength(1);
});

it('parallel resets do not wait for each other’s connections', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => createUser(db)));
  const answers = await Promise.all(
    people.map(({ email }) => visit().post('/request-password-reset', { email })),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
  const mail = await Promise.all(people.map(({ email }) => readMail(db, email)));
  expect(mail.map((messages) => messages.length)).toEqual(people.map(() => 1));
});

it('passwords are stored as argon2id with the recommended cost, and different Unicode forms of a password are equal', async () => {
  const email = newEmail();
  const composed = 'canção-é';
  await visit().post('/sign-up/email', { email, password: composed.normalize('NFC'), name: 'Ana' });
  const [stored] = await db
    .select({ password: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(eq(user.email, email));
  expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await visit().signIn(email, composed.normalize('NFD'))).status).toBe(200);
});

it('requests are counted by the connection’s address, whatever address headers the caller sends', async () => {
  const direct = createTestApp(database); // no proxy is trusted
  const ask = (n: number) =>
    direct.request('POST', '/api/auth/sign-in/email', {
      body: { email: newEmail(), password: PASSWORD },
      headers: {
        'X-Forwarded-For': `203.0.113.${n}`,
        'X-Faisca-Client-Address': `203.0.113.${n}`,
        'X-Client-Ip': `203.0.113.${n}`,
      },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 32; n++) statuses.push((await ask(n)).status);
  expect(statuses).toEqual([...Array<number>(30).fill(401), 429, 429]);
});

it.each([
  ['known', async () => (await createUser(db)).email],
  ['unknown', () => Promise.resolve(newEmail())],
])('ten wrong passwords from ten addresses close the sign-in of a %s account', async (_kind, find) => {
  const email = await find();
  for (let n = 0; n < 10; n++) expect((await visit().signIn(email, 'senha-errada')).status).toBe(401);
  const refused = await visit().signIn(email.toUpperCase());
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({
    code: 'rate_limited',
    message: 'Muitas tentativas de entrar nesta conta. Tente de novo em 15 minutos.',
  });
});

it('the count of wrong passwords restarts after fifteen minutes and after the right password', async () => {
  const { email } = await createUser(db);
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) await visit().signIn(email, 'senha-errada');
  };
  await fail(9);
  expect((await visit().signIn(email)).status).toBe(200);
  await fail(10);
  expect((await visit().signIn(email)).status).toBe(429);
  await db.update(attempts).set({ windowStart: sql`now() - interval '16 minutes'` });
  await fail(1);
  expect((await visit().signIn(email)).status).toBe(200);
});

it('a code of the app works once, even in two parallel requests', async () => {
  const { email } = await createUser(db);
  const owner = visit();
  await owner.signIn(email);
  const { phone } = await enableTwoFactor(owner);
  const [first, second] = [visit(), visit()];
  for (const visitor of [first, second]) await visitor.signIn(email);
  const code = phone.later();
  const answers = await Promise.all(
    [first, second].map((visitor) => visitor.post('/two-factor/verify-totp', { code })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const third = visit();
  await third.signIn(email);
  expect((await third.post('/two-factor/verify-totp', { code })).status).toBe(422);
  expect(await third.isKnown()).toBe(false);
});

it.each([
  ['without a second factor', false],
  ['with one', true],
])(
  'a sign-in with the old password opens nothing when a reset changes it meanwhile: %s',
  async (_, hasFactor) => {
    const { id, email } = await createUser(db);
    const owner = visit();
    await owner.signIn(email);
    const factor = hasFactor ? await enableTwoFactor(owner) : null;
    const token = await requestReset(db, visit(), email);
    const [thief, isDone] = [visit(), { signIn: false }];
    const answers = await db.transaction(async (tx) => {
      await lockPayer(tx, email); // the reset waits for it, after it has ended the sessions
      const reset = visit().post('/reset-password', { token, newPassword: 'nova-senha' });
      await expect.poll(countWaiting, PATIENCE).toBe(1);
      const signIn = thief.signIn(email).finally(() => (isDone.signIn = true));
      await expect.poll(async () => isDone.signIn || (await countWaiting()) === 2, PATIENCE).toBe(true);
      return [reset, signIn] as const;
    });
    expect((await answers[0]).status).toBe(200);
    expect((await answers[1]).status).toBe(401);
    if (factor)
      expect((await thief.post('/two-factor/verify-totp', { code: factor.phone.later() })).ok).toBe(false);
    expect(await db.$count(session, eq(session.userId, id))).toBe(0);
  },
);

async function countWaiting(): Promise<number> {
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}

it('two-factor setup can be restarted while it is pending, but not when it is on', async () => {
  const { email } = await createUser(db);
  const visitor = visit();
  await visitor.signIn(email);
  const enabled = async (): Promise<unknown> => (await visitor.get('/api/auth/totp')).json();
  const stale = await beginTwoFactor(visitor);
  expect(await enabled()).toEqual({ enabled: false });
  const fresh = await beginTwoFactor(visitor);
  const activate = (code: string) => visitor.post('/two-factor/verify-totp', { code });
  expect((await activate(stale.phone.code())).status).toBe(422);
  expect((await activate(fresh.phone.code())).status).toBe(200);
  expect(await enabled()).toEqual({ enabled: true });
  expect((await visitor.post('/totp/begin')).status).toBe(409);
  expect((await visitor.post('/totp/cancel')).status).toBe(200);
  expect(await enabled()).toEqual({ enabled: true }); // only a pending setup can be cancelled
  expect((await visitor.post('/totp/off')).status).toBe(200);
  expect(await enabled()).toEqual({ enabled: false });
  expect(await (await visit().signIn(email)).json()).not.toHaveProperty('twoFactorRedirect');
  expect((await visitor.post('/totp/off')).status).toBe(404);
});

it("only a person's newest reset link works, and other people's links stay valid", async () => {
  const [ana, bia] = [await createUser(db), await createUser(db)];
  const first = await requestReset(db, visit(), ana.email);
  const second = await requestReset(db, visit(), ana.email);
  const hers = await requestReset(db, visit(), bia.email);
  const reset = (token: string) => visit().post('/reset-password', { token, newPassword: 'nova-senha' });
  expect((await reset(first)).status).toBe(400);
  expect((await reset(second)).status).toBe(200);
  expect((await reset(hers)).status).toBe(200);
});

it('rememberMe and trustDevice have no effect: all sessions have the same length and every sign-in needs the code', async () => {
  const { id, email } = await createUser(db);
  for (const rememberMe of [true, false]) {
    const visitor = visit();
    const response = await visitor.post('/sign-in/email', { email, password: PASSWORD, rememberMe });
    expect(response.headers.getSetCookie().join()).toContain(`Max-Age=${30 * DAY_S}`);
    expect([...visitor.cookies.keys()].sort()).toEqual(['faisca.device', 'faisca.session_token']);
  }
  const rows = await db.select().from(session).where(eq(session.userId, id));
  const lives = rows.map(({ createdAt, expiresAt }) => (expiresAt.getTime() - createdAt.getTime()) / 1000);
  expect(lives.map((seconds) => Math.round(seconds / DAY_S))).toEqual([30, 30]);

  const owner = visit();
  await owner.signIn(email);
  const { phone } = await enableTwoFactor(owner);
  const trusting = visit();
  await trusting.signIn(email);
  await trusting.post('/two-factor/verify-totp', { code: phone.later(), trustDevice: true });
  expect(await trusting.isKnown()).toBe(true);
  await trusting.post('/sign-out');
  expect(await (await trusting.signIn(email)).json()).toMatchObject({ twoFactorRedirect: true });
});

it('the database stores no link token, device cookie or recovery code in plain text', async () => {
  const { id, email } = await createUser(db);
  const visitor = visit();
  await visitor.signIn(email);
  const { recoveryCodes } = await beginTwoFactor(visitor);
  const token = await requestReset(db, visit(), email);
  const { rows: kept } = await db.execute(
    sql`select (select json_agg(l) from mail_links l)::text || (select json_agg(d) from devices d)::text || (select json_agg(f) from two_factor f)::text as all`,
  );
  const text = JSON.stringify(kept);
  expect(text).toContain(id);
  for (const secret of [token, ...recoveryCodes]) expect(text).not.toContain(secret);
});

it('a session ended in one process is ended in every process', async () => {
  const elsewhere = createTestApp(database, BEHIND_PROXY);
  const { id, email } = await createUser(db);
  const visitor = visit();
  await visitor.signIn(email);
  expect([...visitor.cookies.keys()].sort()).toEqual(['faisca.device', 'faisca.session_token']); // there is no cached copy of the session
  const cookie = visitor.cookieHeader();
  const ask = async () => (await elsewhere.request('GET', '/api/profile', { cookie })).status;
  expect(await ask()).toBe(200);
  const before = await db.select().from(session).where(eq(session.userId, id));
  await visitor.get('/api/profile');
  await visitor.get('/api/auth/totp');
  expect(await db.select().from(session).where(eq(session.userId, id))).toEqual(before); // reading does not renew the session
  await visitor.post('/sign-out');
  expect(await ask()).toBe(401);
  expect((await elsewhere.request('GET', '/api/auth/totp', { cookie })).status).toBe(401);
});

it.each([
  ['GET', '/get-session'],
  ['GET', '/callback/google'],
  ['GET', '/reset-password/abc?callbackURL=/'],
  ['POST', '/update-user'],
  ['POST', '/change-email'],
  ['POST', '/two-factor/disable'],
  ['POST', '/sign-in/social'],
])('an endpoint of the library that the product does not use answers 404: %s %s', async (method, path) => {
  const { email } = await createUser(db);
  const visitor = visit();
  await visitor.signIn(email);
  const body = method === 'POST' ? { password: PASSWORD, name: 'X', newEmail: newEmail() } : undefined;
  expect((await visitor.call(method, `/api/auth${path}`, body)).status).toBe(404);
});

it.each([['https://outro.example'], ['null'], ['']])(
  'a sign-in from the origin %j is refused, also in tests',
  async (origin) => {
    const { email } = await createUser(db);
    const response = await testApp.request('POST', '/api/auth/sign-in/email', {
      body: { email, password: PASSWORD },
      headers: { Origin: origin, 'X-Forwarded-For': newAddress() },
    });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  },
);

it('a session cookie with a wrong signature is refused', async () => {
  const { id } = await createUser(db);
  const created = await createSession(db, id, { secret: TEST_SECRET, appUrl: testApp.env.APP_URL });
  const signedBy = (secret: string) => createHmac('sha256', secret).update(created.token).digest('base64');
  const ask = async (value: string) =>
    (await testApp.request('GET', '/api/profile', { cookie: `${created.name}=${encodeURIComponent(value)}` }))
      .status;
  expect(await ask(`${created.token}.${signedBy(TEST_SECRET)}`)).toBe(200);
  expect(await ask(created.token)).toBe(401);
  expect(await ask(`${created.token}.`)).toBe(401);
  expect(await ask(`${created.token}.${signedBy(`${TEST_SECRET}x`)}`)).toBe(401);
  expect(await ask(`${created.token}x.${signedBy(TEST_SECRET)}`)).toBe(401);
});

it('the library is pinned, and no package of its inside is imported', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(packageRoot, file), 'utf8'));
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(read('package.json'));
  const { packages } = z
    .object({ packages: z.record(z.string(), z.object({ version: z.optional(z.string()) })) })
    .parse(read('package-lock.json'));
  expect(dependencies['better-auth']).toMatch(/^\d+\.\d+\.\d+$/);
  expect(packages['node_modules/better-auth']?.version).toBe(dependencies['better-auth']);
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@better-auth/'))).toEqual([]);
});
