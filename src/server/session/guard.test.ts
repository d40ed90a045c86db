import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SessionInfo } from '#domain/account/session.ts';
import { session, user } from '../db/schema/accounts.ts';
import { profiles } from '../db/schema/profiles.ts';
import { newEmail } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { refusing } from '../testing/refusing.ts';
import { createTestApp } from '../testing/test-app.ts';

const { database, db, deps, request, signIn } = await openTestApp();

type App = ReturnType<typeof createTestApp>;
const infoOf = async (app: Pick<App, 'request'>, cookie: string) =>
  (await (await app.request('GET', '/api/session', { cookie })).json()) as SessionInfo; // the type that the route declares

/** A read that the statement guards, and one behind the guard of subscribers. */
const reads = ['/api/campaigns', '/api/activity'];

describe('who is signed in', () => {
  it.each(reads)('%s refuses a visitor, a forged cookie and a session that has ended', async (path) => {
    const { cookie, id } = await signIn();
    const refused = { status: 401, code: 'unauthenticated' };
    const ask = async (sent?: string) => {
      const answer = await request('GET', path, { cookie: sent });
      return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
    };
    expect(await ask(cookie)).toMatchObject({ status: 200 });
    expect(await ask()).toEqual(refused);
    expect(await ask(`${cookie.slice(0, -6)}AAAAAA`)).toEqual(refused);
    await db
      .update(session)
      .set({ expiresAt: sql`now()` })
      .where(eq(session.userId, id));
    expect(await ask(cookie)).toEqual(refused);
  });

  it.each(reads)('%s makes a profile that is missing, and says so when it cannot', async (path) => {
    const { cookie, id } = await signIn();
    await db.delete(profiles).where(eq(profiles.id, id));
    await refusing(db, 'insert', 'profiles', async () => {
      const answer = await request('GET', path, { cookie });
      expect(await answer.json()).toMatchObject({ code: 'profile_failed' });
    });
    expect((await request('GET', path, { cookie })).status).toBe(200);
    expect(await db.$count(profiles, eq(profiles.id, id))).toBe(1);
  });

  it.each(reads)('%s gives the account its own share of the server', async (path) => {
    const { cookie, id } = await signIn();
    const before = { headers: { cookie }, socket: { remoteAddress: '127.0.0.1' } };
    const caller = () => deps.callers.ofRequest(before as never); // what it reads of a request
    expect(caller()).not.toBe(id);
    await request('GET', path, { cookie });
    expect(caller()).toBe(id);
  });
});

describe('a subscription', () => {
  const past = new Date(Date.now() - 60_000);
  it.each([
    ['Básico', { plan: 'basico', subscriptionStatus: 'active' }, { hasAccess: true, hasProAccess: false }],
    ['Pro', { plan: 'pro', subscriptionStatus: 'active' }, { hasAccess: true, hasProAccess: true }],
    ['inactive', { subscriptionStatus: 'inactive' }, { closedBy: 'inactive' }],
    ['a trial that is over', { trialExpiresAt: past }, { closedBy: 'trial' }],
    ['not paid', { subscriptionStatus: 'active', graceEndsAt: past }, { closedBy: 'payment' }],
  ] as const)(
    'that is %s opens the tools or tells why they are closed',
    async (_what, stored, expectedInfo) => {
      const { cookie } = await signIn(stored);
      const expected = {
        closedBy: null,
        ...('closedBy' in expectedInfo && { hasAccess: false, hasProAccess: false }),
        ...expectedInfo,
      };
      expect(await infoOf({ request }, cookie)).toMatchObject(expected);
      for (const path of reads) {
        const answer = await request('GET', path, { cookie });
        expect(answer.status).toBe('closedBy' in expectedInfo ? 402 : 200);
        if ('closedBy' in expectedInfo)
          expect(await answer.json()).toMatchObject({ closedBy: expectedInfo.closedBy });
      }
    },
  );
});

describe('the admin', () => {
  it.each([
    ['the account of the configured e-mail', true, true, true],
    ['not before the e-mail is confirmed', false, true, false],
    ['nobody where no e-mail is configured', true, false, false],
  ])('is %s', async (_what, emailVerified, isConfigured, isAdmin) => {
    const email = newEmail();
    const app = createTestApp(database, { ADMIN_EMAIL: isConfigured ? email : undefined });
    const { cookie } = await app.signIn({
      email,
      emailVerified,
      plan: 'basico',
      subscriptionStatus: 'inactive',
    });
    expect(await infoOf(app, cookie)).toMatchObject({
      isAdmin,
      emailVerified,
      hasAccess: isAdmin,
      hasProAccess: isAdmin,
      closedBy: isAdmin ? null : 'inactive',
    });
    for (const path of reads) {
      expect((await app.request('GET', path, { cookie })).status, path).toBe(isAdmin ? 200 : 402);
    }
  });

  it('is the account whose e-mail differs in capitals alone', async () => {
    const email = newEmail();
    const app = createTestApp(database, { ADMIN_EMAIL: email });
    const { cookie, id } = await app.signIn({ email });
    await db.update(user).set({ email: email.toUpperCase() }).where(eq(user.id, id));
    expect(await infoOf(app, cookie)).toMatchObject({ isAdmin: true });
  });
});

it.each([
  ['9 minutes 50 seconds', 200],
  ['10 minutes', 403],
])('%s after a proof, the export answers %i', async (age, status) => {
  const { cookie, id } = await signIn();
  await db
    .update(session)
    .set({ provenAt: sql`now() - ${age}::interval` })
    .where(eq(session.userId, id));
  const answer = await request('GET', '/api/account/export', { cookie });
  expect(answer.status).toBe(status);
  if (status === 403) expect(await answer.json()).toMatchObject({ code: 'proof_required' });
});

describe('the lease', () => {
  it('is renewed by a read after its hour, and not before', async () => {
    const { cookie, id } = await signIn();
    const cookieAfter = async (interval: string) => {
      await db
        .update(session)
        .set({ updatedAt: sql`now() - ${interval}::interval` })
        .where(eq(session.userId, id));
      return (await request('GET', '/api/session', { cookie })).headers.get('Set-Cookie');
    };
    expect(await cookieAfter('59 minutes')).toBeNull();
    expect(await cookieAfter('1 hour')).toContain('faisca.session_token=');
  });

  it('is renewed with a cookie for https alone where the site is served so', async () => {
    const app = createTestApp(database, { APP_URL: 'https://faisca.exemplo' });
    const { cookie } = await app.signIn();
    const answer = await app.request('POST', '/api/session/refresh', { cookie });
    expect(answer.headers.get('Set-Cookie')).toMatch(
      /^__Host-faisca\.session_token=.*; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });
});
