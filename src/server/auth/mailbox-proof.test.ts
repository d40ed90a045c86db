import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { twoFactor, user } from '../db/schema/accounts.ts';
import { createUser, PASSWORD, newEmail } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { enableTwoFactor } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, readMail, requestReset } from '../testing/visitor.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

const visit = () => createVisitor(testApp);

/**
 * Simulates a stranger who signs up with somebody's e-mail, signs in without confirming it and switches
 * two-factor on.
 */
async function takeMailboxOf(email: string) {
  const stranger = visit();
  await stranger.post('/sign-up/email', { email, password: PASSWORD, name: 'Intruso' });
  await stranger.signIn(email);
  const { phone } = await enableTwoFactor(stranger);
  return { stranger, phone };
}

async function readFactor(email: string) {
  const [row] = await db
    .select({ enabled: user.twoFactorEnabled, factor: twoFactor.id })
    .from(user)
    .leftJoin(twoFactor, eq(twoFactor.userId, user.id))
    .where(eq(user.email, email));
  return row;
}

describe("the first confirmation of the e-mail removes a stranger's second factor and sessions", () => {
  it('when it is a password set with a reset link', async () => {
    const email = newEmail();
    const { stranger } = await takeMailboxOf(email);
    const token = await requestReset(db, visit(), email);
    await visit().post('/reset-password', { token, newPassword: 'da-dona' });
    expect(await readFactor(email)).toEqual({ enabled: false, factor: null });
    expect(await stranger.isKnown()).toBe(false);
    const owner = visit();
    expect(await (await owner.signIn(email, 'da-dona')).json()).not.toHaveProperty('twoFactorRedirect');
    expect(await owner.isKnown()).toBe(true);
  });

  it('when it is a confirmation link', async () => {
    const email = newEmail();
    const { stranger } = await takeMailboxOf(email);
    const [mail] = await readMail(db, email);
    expect((await visit().post('/confirm-email', { token: mail?.token ?? '' })).status).toBe(200);
    expect(await readFactor(email)).toEqual({ enabled: false, factor: null });
    expect(await stranger.isKnown()).toBe(false);
  });
});

it('a reset keeps the second factor of an account whose e-mail was already confirmed', async () => {
  const { email } = await createUser(db);
  const owner = visit();
  await owner.signIn(email);
  await enableTwoFactor(owner);
  const token = await requestReset(db, visit(), email);
  await visit().post('/reset-password', { token, newPassword: 'nova-senha' });
  expect(await readFactor(email)).toMatchObject({ enabled: true, factor: expect.any(String) as string });
});

describe('a link in a mail', () => {
  const confirm = (token: string) => visit().post('/confirm-email', { token });
  const dead = { code: 'bad_request', message: 'Este link expirou ou já foi usado.' };

  it('carries its token where neither a proxy nor another site can see it', async () => {
    const email = newEmail();
    await visit().post('/sign-up/email', { email, password: PASSWORD, name: 'Ana' });
    await visit().post('/request-password-reset', { email });
    const mails = await readMail(db, email);
    expect(mails).toHaveLength(2);
    for (const { text } of mails) {
      const link = new URL(/https?:\S+/.exec(text)?.[0] ?? '');
      expect(link.search).toBe('');
      expect(link.hash).toMatch(/^#token=[\w-]{40,}$/);
    }
  });

  it('confirms an e-mail once, even when opened twice at the same moment', async () => {
    const email = newEmail();
    await visit().post('/sign-up/email', { email, password: PASSWORD, name: 'Ana' });
    const token = (await readMail(db, email))[0]?.token ?? '';
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const again = await confirm(token);
    expect(await again.json()).toEqual(dead);
  });

  it('works for its own purpose only: a confirmation link sets no password, a reset link confirms nothing by itself', async () => {
    const email = newEmail();
    await visit().post('/sign-up/email', { email, password: PASSWORD, name: 'Ana' });
    const confirmation = (await readMail(db, email))[0]?.token ?? '';
    const reset = await requestReset(db, visit(), email);
    const answer = await visit().post('/reset-password', { token: confirmation, newPassword: 'nova-senha' });
    expect(answer.status).toBe(400);
    expect((await confirm(reset)).status).toBe(400);
  });

  it('for a new password can be checked before a password is typed, without using it', async () => {
    const { email } = await createUser(db);
    const check = (token: string) => visit().post('/check-reset-link', { token });
    const token = await requestReset(db, visit(), email);
    expect((await check(token)).status).toBe(200);
    expect((await check(token)).status).toBe(200);
    await visit().post('/reset-password', { token, newPassword: 'nova-senha' });
    const used = await check(token);
    expect(used.status).toBe(400);
    expect(await used.json()).toEqual(dead);
    expect((await check('inventado')).status).toBe(400);
  });
});
