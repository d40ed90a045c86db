import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { attempts, usedTotpCodes } from '../db/schema/sign-in.ts';
import { session } from '../db/schema/accounts.ts';
import { createUser, PASSWORD } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { beginTwoFactor, enableTwoFactor, type Phone } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, requestReset, type Visitor } from '../testing/visitor.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

const visit = () => createVisitor(testApp);
const give = (visitor: Visitor, code: string) => visitor.post('/two-factor/verify-totp', { code });
const recover = (visitor: Visitor, code: string) => visitor.post('/two-factor/verify-backup-code', { code });

let id: string;
let email: string;
let owner: Visitor;
let phone: Phone;
let usedCode: string;
let recoveryCodes: string[];
beforeEach(async () => {
  ({ id, email } = await createUser(db));
  owner = visit();
  await owner.signIn(email);
  ({ phone, usedCode, recoveryCodes } = await enableTwoFactor(owner));
});

/** A visitor whose password was accepted and who must now enter a code. */
async function halfway(): Promise<Visitor> {
  const visitor = visit();
  const response = await visitor.signIn(email);
  expect(await response.json()).toMatchObject({ twoFactorRedirect: true });
  return visitor;
}

it('asks for the code after the password, before any session exists', async () => {
  const before = await db.$count(session, eq(session.userId, id));
  const visitor = await halfway();
  expect(await visitor.isKnown()).toBe(false);
  expect([...visitor.cookies.keys()]).toEqual(['faisca.two_factor']);
  expect(await db.$count(session, eq(session.userId, id))).toBe(before);
  expect((await give(visitor, phone.later())).status).toBe(200);
  expect(await visitor.isKnown()).toBe(true);
  expect([...visitor.cookies.keys()].sort()).toEqual(['faisca.device', 'faisca.session_token']);
});

it('answers a wrong password as without two-factor', async () => {
  const response = await visit().signIn(email, 'senha-errada');
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ code: 'unauthenticated', message: 'E-mail ou senha inválidos.' });
});

it('hides the challenge cookie from scripts and other sites', async () => {
  const lines = (await visit().signIn(email)).headers.getSetCookie();
  const [challenge] = lines.filter(
    (line) => line.startsWith('faisca.two_factor=') && !line.includes('Max-Age=0'),
  );
  expect(challenge).toMatch(/; HttpOnly/);
  expect(challenge).toMatch(/; SameSite=Lax/);
});

it.each([
  ['wrong', () => phone.wrong(), 422],
  ['used at the enrolment', () => usedCode, 422],
  ['with letters', () => 'abcdef', 422],
  ['too short', () => '12345', 422],
  ['empty', () => '', 422],
])('refuses a code that is %s', async (_what, code, status) => {
  const visitor = await halfway();
  await db.update(usedTotpCodes).set({ usedAt: sql`now()` });
  const response = await give(visitor, code());
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    code: 'validation',
    message: 'O código não confere ou já foi usado. Aguarde o próximo e tente de novo.',
  });
  expect(await visitor.isKnown()).toBe(false);
});

it('refuses a code without a password before it, and another person’s code', async () => {
  const stranger = await give(visit(), phone.later());
  expect(stranger.status).toBe(401);
  expect(await stranger.json()).toMatchObject({
    message: 'O tempo para digitar o código acabou. Entre de novo.',
  });
  const other = await createUser(db);
  const otherOwner = visit();
  await otherOwner.signIn(other.email);
  const others = await enableTwoFactor(otherOwner);
  expect((await give(await halfway(), others.phone.later())).status).toBe(422);
});

it('ends a challenge after five wrong codes, and locks the second step after ten attempts', async () => {
  const codes = Array.from({ length: 10 }, (_, n) => String(n).repeat(6));
  const [first, second] = [await halfway(), await halfway()];
  for (const code of codes.slice(0, 5)) expect((await give(first, code)).status).toBe(422);
  const ended = await give(first, phone.later());
  expect(ended.status).toBe(429);
  expect(await first.isKnown()).toBe(false);
  for (const code of codes.slice(6)) expect((await give(second, code)).status).toBe(422);
  await db.delete(usedTotpCodes).where(eq(usedTotpCodes.userId, id));
  const locked = await give(await halfway(), phone.later());
  expect(locked.status).toBe(429);
  expect(await locked.json()).toEqual({
    code: 'rate_limited',
    message: 'Muitos códigos errados. Tente de novo em 15 minutos.',
  });
  await db.update(attempts).set({ windowStart: sql`now() - interval '16 minutes'` });
  await db.delete(usedTotpCodes).where(eq(usedTotpCodes.userId, id));
  expect((await give(await halfway(), phone.later())).status).toBe(200);
});

it('accepts each recovery code once, even in two parallel requests', async () => {
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code = '', other = ''] = recoveryCodes;
  const two = [await halfway(), await halfway()];
  const answers = await Promise.all(two.map((visitor) => recover(visitor, code)));
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const again = await recover(await halfway(), code);
  expect(again.status).toBe(422);
  expect(await again.json()).toEqual({
    code: 'validation',
    message: 'O código de recuperação não confere ou já foi usado.',
  });
  const fresh = await halfway();
  expect((await recover(fresh, ` ${other.toUpperCase()}`)).status).toBe(200);
  expect(await fresh.isKnown()).toBe(true);
});

it('asks for the code after a password reset too', async () => {
  const token = await requestReset(db, visit(), email);
  await visit().post('/reset-password', { token, newPassword: 'nova-senha' });
  const visitor = visit();
  expect(await (await visitor.signIn(email, 'nova-senha')).json()).toMatchObject({ twoFactorRedirect: true });
  expect(await visitor.isKnown()).toBe(false);
});

it('accepts no code for a sign-in whose password was changed by a reset before the code came', async () => {
  const thief = await halfway();
  const token = await requestReset(db, visit(), email);
  await visit().post('/reset-password', { token, newPassword: 'nova-senha' });
  const late = await give(thief, phone.later());
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({
    message: 'O tempo para digitar o código acabou. Entre de novo.',
  });
  expect(await thief.isKnown()).toBe(false);
});

it('does not ask for a code while the factor is pending', async () => {
  const pending = await createUser(db);
  const visitor = visit();
  await visitor.signIn(pending.email);
  const enrolment = await beginTwoFactor(visitor);
  expect((await give(visitor, enrolment.phone.wrong())).status).toBe(422);
  const next = visit();
  await next.signIn(pending.email);
  expect(await next.isKnown()).toBe(true);
});

it('replaces the session’s token when it is switched on or off, so the old cookie is worthless', async () => {
  const { email: mine } = await createUser(db);
  const visitor = visit();
  await visitor.signIn(mine);
  const before = visitor.cookieHeader();
  await enableTwoFactor(visitor);
  const between = visitor.cookieHeader();
  await visitor.post('/totp/off');
  const known = async (cookie: string): Promise<unknown> =>
    (await testApp.request('GET', '/api/session', { cookie })).json();
  expect(await Promise.all([before, between].map(known))).toEqual([null, null]);
  expect(await visitor.isKnown()).toBe(true);
});

it('never shows the session’s token to scripts', async () => {
  const visitor = await halfway();
  const body = await (await give(visitor, phone.later())).text();
  const token = decodeURIComponent(visitor.cookies.get('faisca.session_token') ?? '').split('.')[0] ?? '';
  expect(token).not.toBe('');
  expect(body).not.toContain(token);
  expect(await (await visit().post('/sign-in/email', { email, password: PASSWORD })).text()).not.toContain(
    '"token"',
  );
});
