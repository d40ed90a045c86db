import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { SessionInfo } from '#domain/account/session.ts';
import { account, session, user } from '../db/schema/accounts.ts';
import { mailLinks } from '../db/schema/sign-in.ts';
import { profiles } from '../db/schema/profiles.ts';
import { createUser, PASSWORD, newEmail } from '../testing/factories.ts';
import { refusing } from '../testing/refusing.ts';
import { subscriptionFields } from '../testing/subscription-fields.ts';
import { ADMIN_EMAIL, createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { BEHIND_PROXY, createVisitor, readMail, requestReset } from '../testing/visitor.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = createTestApp(database, BEHIND_PROXY);
/** The same database, configured so that signing in needs a confirmed e-mail. */
const confirming = createTestApp(database, { ...BEHIND_PROXY, SMTP_URL: 'smtp://127.0.0.1:1' });
const secure = createTestApp(database, { ...BEHIND_PROXY, APP_URL: 'https://faisca.example' });
afterAll(database.close);

const visit = (app = testApp) => createVisitor(app);
const person = (email = newEmail()) => ({ email, password: PASSWORD, name: 'Ana Lima' });

/** Everything that a caller can see of an answer, with ids and timestamps replaced by a fixed text. */
async function visibleParts(response: Response) {
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  const body = (await response.text())
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<moment>');
  return { status: response.status, headers, body };
}

async function readPassword(userId: string) {
  const [row] = await db.select().from(account).where(eq(account.userId, userId));
  return row?.password;
}

describe('sign-up', () => {
  it('creates the account, its three-day Pro trial and the mail, and signs nobody in', async () => {
    const visitor = visit();
    const { email, password, name } = person();
    const response = await visitor.post('/sign-up/email', { email: email.toUpperCase(), password, name });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).not.toHaveProperty('token');
    const [profile] = await db.select().from(profiles).where(eq(profiles.email, email));
    expect(profile).toMatchObject({ fullName: name, plan: 'pro', subscriptionStatus: 'trialing' });
    const days = ((profile?.trialExpiresAt?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.99);
    expect(days).toBeLessThanOrEqual(3);
    expect(await readMail(db, email)).toMatchObject([{ subject: 'Confirme seu e-mail na Faísca' }]);
  });

  it.each<[string, string | boolean]>([
    ['emailVerified', true],
    ['twoFactorEnabled', true],
    ...subscriptionFields,
    ['role', 'admin'],
    ['id', '00000000-0000-4000-8000-000000000000'],
  ])('ignores the field %s', async (field, value) => {
    const one = person();
    const response = await visit().post('/sign-up/email', { ...one, [field]: value });
    const [row] = await db.select().from(user).where(eq(user.email, one.email));
    expect(response.status).toBe(200);
    expect(row).toMatchObject({ emailVerified: false, twoFactorEnabled: false });
    expect(row?.id).not.toBe(value);
    const [profile] = await db.select().from(profiles).where(eq(profiles.email, one.email));
    const rights = { plan: 'pro', subscriptionStatus: 'trialing', stripeSubscriptionId: null };
    expect(profile).toMatchObject(rights);
    expect(profile?.trialExpiresAt?.getTime()).toBeLessThan(Date.now() + 4 * 86_400_000);
  });

  it.each([
    [{ password: '12345' }, 422, 'A senha deve ter pelo menos 6 caracteres.'],
    [{ password: 'a'.repeat(129) }, 422, 'A senha deve ter no máximo 128 caracteres.'],
    [{ email: 'ninguem' }, 422, 'Digite um e-mail válido.'],
    [{ email: '' }, 422, 'Digite um e-mail válido.'],
    [{ password: 123456 }, 422, 'Confira os campos e tente de novo.'],
    [{ name: undefined }, 422, 'Confira os campos e tente de novo.'],
    [{ email: undefined }, 422, 'Digite um e-mail válido.'],
  ])('refuses %j', async (fault, status, message) => {
    const before = await db.$count(user);
    const response = await visit().post('/sign-up/email', { ...person(), ...fault });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code: 'validation', message });
    expect(await db.$count(user)).toBe(before);
  });

  it('creates one account from two sign-ups with the same e-mail at once', async () => {
    const one = person();
    await Promise.all([1, 2, 3].map(() => visit().post('/sign-up/email', one)));
    expect(await db.select().from(user).where(eq(user.email, one.email))).toHaveLength(1);
    expect((await visit().signIn(one.email)).status).toBe(200);
  });
});

describe('the answer is the same whether the account exists or not', () => {
  const both = async (ask: (email: string) => Promise<Response>) => {
    const { email } = await createUser(db, { name: 'Ana Lima' });
    const answers = await Promise.all([email, newEmail()].map(async (one) => visibleParts(await ask(one))));
    const normal = (answer: (typeof answers)[number]) => ({
      ...answer,
      body: answer.body.replaceAll(/[\w-]+@[\w.]+|<id>@[\w.]+/g, '<e-mail>'),
    });
    return answers.map(normal);
  };

  it.each([
    ['sign-up', 200, (email: string) => visit().post('/sign-up/email', person(email))],
    [
      'sign-up where e-mails are confirmed',
      200,
      (email: string) => visit(confirming).post('/sign-up/email', person(email)),
    ],
    [
      'a sign-up with half a character in the name',
      200,
      (email: string) => visit().post('/sign-up/email', { ...person(email), name: 'Ana \ud83d' }),
    ],
    ['a wrong password', 401, (email: string) => visit().signIn(email, 'senha-errada')],
    [
      'a wrong password where e-mails are confirmed',
      401,
      (email: string) => visit(confirming).signIn(email, 'senha-errada'),
    ],
    ['a reset', 200, (email: string) => visit().post('/request-password-reset', { email })],
  ])('%s', async (_what, status, ask) => {
    const [known, unknown] = await both(ask);
    expect(known).toEqual(unknown);
    expect(known?.status).toBe(status);
  });

  it('leaves an existing account unchanged and tells its owner by mail', async () => {
    const { id, email } = await createUser(db, { name: 'Dona' });
    const before = await readPassword(id);
    await visit().post('/sign-up/email', { email, password: 'do-intruso', name: 'Intruso' });
    expect(await readPassword(id)).toBe(before);
    expect(await db.select().from(user).where(eq(user.email, email))).toMatchObject([{ id, name: 'Dona' }]);
    expect(await readMail(db, email)).toMatchObject([
      { subject: 'Você já tem uma conta na Faísca', token: '' },
    ]);
  });
});

describe('sign-in and sign-out', () => {
  it('open and end a session, whose cookie is worthless afterwards', async () => {
    const { email } = await createUser(db);
    const visitor = visit();
    const response = await visitor.signIn(email);
    expect(response.status).toBe(200);
    const cookie = visitor.cookieHeader();
    expect(await response.text()).not.toContain(cookie.slice(-60, -50));
    expect(await visitor.isKnown()).toBe(true);
    expect((await visitor.post('/sign-out')).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['faisca.device']);
    expect(await (await testApp.request('GET', '/api/session', { cookie })).json()).toBeNull();
  });

  it('answer with an error when the session could not be ended', async () => {
    const { email } = await createUser(db);
    const visitor = visit();
    await visitor.signIn(email);
    await refusing(db, 'delete', 'session', async () => {
      const response = await visitor.post('/sign-out');
      expect(response.status).toBe(500);
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(await visitor.isKnown()).toBe(true);
    });
    expect((await visitor.post('/sign-out')).status).toBe(200);
    expect(await visitor.isKnown()).toBe(false);
  });

  it('end the earlier session of a browser that signs in again', async () => {
    const { id, email } = await createUser(db);
    const visitor = visit();
    await visitor.signIn(email);
    const former = visitor.cookieHeader();
    await visitor.signIn(email);
    expect(await (await testApp.request('GET', '/api/session', { cookie: former })).json()).toBeNull();
    expect(await db.$count(session, eq(session.userId, id))).toBe(1);
    const other = await createUser(db);
    await visitor.signIn(other.email);
    expect(await db.$count(session, eq(session.userId, id))).toBe(0);
  });

  it('give each sign-in a new session, even when the request brought a session cookie', async () => {
    const { email } = await createUser(db);
    const visitor = visit();
    visitor.cookies.set('faisca.session_token', 'do-intruso.assinatura');
    await visitor.signIn(email);
    const first = visitor.cookieHeader();
    expect(first).not.toContain('do-intruso');
    await visitor.signIn(email);
    expect(visitor.cookieHeader()).not.toBe(first);
  });

  it('renew the lease of a running session, but not of an ended one', async () => {
    const { id, email } = await createUser(db);
    const visitor = visit();
    await visitor.signIn(email);
    await db
      .update(session)
      .set({ updatedAt: sql`now() - interval '59 minutes'` })
      .where(eq(session.userId, id));
    const renewed = (await (await visitor.call('POST', '/api/session/refresh')).json()) as SessionInfo; // the type that the route declares
    const lease = Date.parse(renewed.leaseExpiresAt) - Date.parse(renewed.serverTime);
    expect(lease).toBeGreaterThan(59.9 * 60_000);
    await db.delete(session).where(eq(session.userId, id));
    expect((await visitor.call('POST', '/api/session/refresh')).status).toBe(401);
    expect(await db.select().from(session).where(eq(session.userId, id))).toEqual([]);
  });

  it.each([
    [{ password: PASSWORD }, 422, 'validation'],
    [{ email: 'ninguem', password: PASSWORD }, 422, 'validation'],
    [{ email: 1, password: PASSWORD }, 422, 'validation'],
    [{ email: { $ne: null }, password: PASSWORD }, 422, 'validation'],
    [{ email: "' or 1=1 --@exemplo.com", password: PASSWORD }, 422, 'validation'],
  ])('refuse %j', async (body, status, code) => {
    const response = await visit().post('/sign-in/email', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'application/json', 400],
    ['a form', 'email=a%40b.co&password=123456', 'application/x-www-form-urlencoded', 415],
    ['text', '{"email":"a@b.co","password":"123456"}', 'text/plain', 415],
  ])('refuse a body that is %s', async (_what, body, type, status) => {
    const response = await testApp.request('POST', '/api/auth/sign-in/email', {
      body,
      headers: { 'Content-Type': type },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toHaveProperty('message');
  });
});

describe('the session’s cookie', () => {
  const flags = async (app: typeof testApp) => {
    const { email } = await createUser(db);
    const visitor = visit(app);
    const lines = [
      ...(await visitor.signIn(email)).headers.getSetCookie(),
      ...(await visitor.call('POST', '/api/session/refresh')).headers.getSetCookie(),
    ];
    return lines
      .filter((line) => line.includes('session_token='))
      .map((line) =>
        line
          .replace(/=[^;]+/, '=…')
          .split('; ')
          .sort()
          .join('; '),
      );
  };

  it('is hidden from scripts and other sites', async () => {
    const expected = 'HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax; faisca.session_token=…';
    expect(await flags(testApp)).toEqual([expected, expected]);
  });

  it('is sent only over https when the site uses https', async () => {
    const expected = 'HttpOnly; Max-Age=2592000; Path=/; SameSite=Lax; Secure; __Host-faisca.session_token=…';
    expect(await flags(secure)).toEqual([expected, expected]);
  });
});

describe('a reset link', () => {
  const reset = (token: string, newPassword = 'nova-senha') =>
    visit().post('/reset-password', { token, newPassword });
  const refusal = { code: 'bad_request', message: 'Este link expirou ou já foi usado.' };

  it('changes the password once, ends every session and confirms the e-mail', async () => {
    const { id, email } = await createUser(db, { emailVerified: false });
    const [phone, desk] = [visit(), visit()];
    for (const device of [phone, desk]) await device.signIn(email);
    const token = await requestReset(db, visit(), email);
    expect((await reset(token)).status).toBe(200);
    for (const device of [phone, desk]) {
      expect(await device.isKnown()).toBe(false);
      expect((await device.get('/api/profile')).status).toBe(401);
    }
    expect((await visit().signIn(email)).status).toBe(401);
    expect((await visit().signIn(email, 'nova-senha')).status).toBe(200);
    expect(await db.select().from(user).where(eq(user.id, id))).toMatchObject([{ emailVerified: true }]);
    const again = await reset(token, 'terceira-senha');
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual(refusal);
    expect((await visit().signIn(email, 'nova-senha')).status).toBe(200);
  });

  it('works for only one of two requests at once', async () => {
    const { email } = await createUser(db);
    const token = await requestReset(db, visit(), email);
    const passwords = ['primeira', 'segunda'];
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('expires after an hour', async () => {
    const { id, email } = await createUser(db);
    const before = await readPassword(id);
    const token = await requestReset(db, visit(), email);
    const [link] = await db.select().from(mailLinks).where(eq(mailLinks.userId, id));
    const life = (link?.expiresAt.getTime() ?? 0) - Date.now();
    expect(life).toBeGreaterThan(59 * 60_000);
    expect(life).toBeLessThanOrEqual(60 * 60_000);
    await db
      .update(mailLinks)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(mailLinks.userId, id));
    const response = await reset(token);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(refusal);
    expect(await readPassword(id)).toBe(before);
  });

  it('stays valid when the new password is refused', async () => {
    const { email } = await createUser(db);
    const token = await requestReset(db, visit(), email);
    const short = await reset(token, '12345');
    expect(short.status).toBe(422);
    expect(await short.json()).toMatchObject({ message: 'A senha deve ter pelo menos 6 caracteres.' });
    expect((await reset(token, 'a'.repeat(129))).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  it.each([[''], ['inventado'], ['reset-password:x']])(
    'with the invented token %j changes nothing',
    async (token) => {
      expect((await reset(token)).status).toBe(400);
    },
  );
});

describe('the confirmation of an e-mail', () => {
  const confirm = (token: string) => visit(confirming).post('/confirm-email', { token });

  it('is required with a mail server, sent again at sign-in, and signs nobody in', async () => {
    const one = person();
    await visit(confirming).post('/sign-up/email', one);
    const refused = await visit(confirming).signIn(one.email);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden' });
    const mail = await readMail(db, one.email);
    expect(mail).toHaveLength(2);
    const visitor = visit(confirming);
    expect((await visitor.post('/confirm-email', { token: mail[1]?.token ?? '' })).status).toBe(200);
    expect(await visitor.isKnown()).toBe(false);
    expect((await visit(confirming).signIn(one.email)).status).toBe(200);
  });

  it('refuses a token that was not sent', async () => {
    const one = person();
    await visit().post('/sign-up/email', one);
    const token = (await readMail(db, one.email))[0]?.token ?? '';
    for (const forged of [`${token}x`, token.slice(1), token.toUpperCase(), '', 'x']) {
      expect((await confirm(forged)).status).toBe(400);
    }
    expect(await db.select().from(user).where(eq(user.email, one.email))).toMatchObject([
      { emailVerified: false },
    ]);
    expect((await confirm(token)).status).toBe(200);
  });

  it.each([
    ['the stranger first', ['do-estranho', 'da-pessoa']],
    ['the stranger last', ['da-pessoa', 'do-estranho']],
  ])('gives no access to a stranger who registered the same e-mail: %s', async (_order, passwords) => {
    const one = person();
    for (const password of passwords) await visit(confirming).post('/sign-up/email', { ...one, password });
    const [first, second] = await readMail(db, one.email);
    expect(second).toMatchObject({ subject: 'Crie uma nova senha da Faísca' });
    const confirmed = await confirm(first?.token ?? '');
    expect(confirmed.status).toBe(200);
    for (const password of passwords) {
      expect((await visit(confirming).signIn(one.email, password)).status).toBe(401);
    }
    const { newPasswordToken: token } = (await confirmed.json()) as { newPasswordToken: string }; // the type that the route declares
    await visit(confirming).post('/reset-password', { token, newPassword: 'nova-senha' });
    expect((await visit(confirming).signIn(one.email, 'nova-senha')).status).toBe(200);
  });

  it('after three sign-ups with any passwords, sends links that set a new password directly', async () => {
    const one = person();
    for (const password of ['primeira', 'segunda', 'terceira']) {
      await visit(confirming).post('/sign-up/email', { ...one, password });
    }
    const [, , third] = await readMail(db, one.email);
    expect(third?.text).toContain('/update-password#token=');
    const reset = { token: third?.token ?? '', newPassword: 'nova-senha' };
    expect((await visit(confirming).post('/reset-password', reset)).status).toBe(200);
    expect((await visit(confirming).signIn(one.email, 'nova-senha')).status).toBe(200);
  });

  it('asks for no new password when the account has one', async () => {
    const one = person();
    await visit(confirming).post('/sign-up/email', one);
    const token = (await readMail(db, one.email))[0]?.token ?? '';
    expect(await (await confirm(token)).json()).toEqual({ newPasswordToken: null });
  });

  it('keeps the password when the same person signs up twice', async () => {
    const one = person();
    for (let n = 0; n < 2; n++) await visit(confirming).post('/sign-up/email', one);
    const [first, second] = await readMail(db, one.email);
    expect(second).toMatchObject({ subject: 'Você já tem uma conta na Faísca' });
    await confirm(first?.token ?? '');
    expect((await visit(confirming).signIn(one.email)).status).toBe(200);
  });

  it('is not required without a mail server, and a second sign-up leaves an account in use unchanged', async () => {
    const one = person();
    await visit().post('/sign-up/email', one);
    await visit().post('/sign-up/email', { ...one, password: 'do-estranho' });
    expect((await visit().signIn(one.email)).status).toBe(200);
  });

  it('is required to become the admin', async () => {
    const visitor = visit();
    await visitor.post('/sign-up/email', person(ADMIN_EMAIL));
    await visitor.signIn(ADMIN_EMAIL);
    const ask = async () => (await visitor.get('/api/admin/users')).status;
    expect(await ask()).toBe(403);
    const [mail] = await readMail(db, ADMIN_EMAIL);
    expect(mail?.text).toContain('Este e-mail abre o painel de administração.');
    await confirm(mail?.token ?? '');
    await visitor.signIn(ADMIN_EMAIL);
    expect(await ask()).toBe(200);
  });
});
