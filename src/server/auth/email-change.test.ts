import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { emailChanges } from '../db/schema/sign-in.ts';
import { profiles } from '../db/schema/profiles.ts';
import { session, user } from '../db/schema/accounts.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';
import { createUser, PASSWORD, type TestUser, newEmail } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { ADMIN_EMAIL } from '../testing/test-app.ts';
import { BEHIND_PROXY, createVisitor, readMail, requestReset, type Visitor } from '../testing/visitor.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

const SAME_ANSWER = { status: true };

let owner: TestUser;
let visitor: Visitor;
beforeEach(async () => {
  owner = await createUser(db);
  visitor = createVisitor(testApp);
  await visitor.signIn(owner.email);
});

const ask = (email: string, who = visitor) => who.post('/email-change', { email });

async function confirm(token: string): Promise<unknown> {
  const answer = await createVisitor(testApp).post('/confirm-email-change', { token });
  return answer.status === 200 ? ((await answer.json()) as { state: string }).state : answer.status; // the type that the route declares
}

const lastToken = async (email: string) => (await readMail(db, email)).at(-1)?.token ?? '';

/** Requests the change and returns the tokens of both mails. */
async function begin(email: string) {
  expect((await ask(email)).status).toBe(200);
  return { old: await lastToken(owner.email), new: await lastToken(email) };
}

async function readEmails(id = owner.id) {
  const [row] = await db
    .select({ account: user.email, profile: profiles.email, verified: user.emailVerified })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.id, id));
  return row;
}

describe('a change of e-mail', () => {
  it.each([
    ['old', 'new', 'waits-for-new'],
    ['new', 'old', 'waits-for-old'],
  ] as const)(
    'happens when both mailboxes have confirmed it, the %s one first',
    async (first, second, between) => {
      const email = newEmail();
      const tokens = await begin(email.toUpperCase().replace('EXEMPLO', 'Exemplo'));
      tokens.new = await lastToken(email);
      expect(await confirm(tokens[first])).toBe(between);
      expect(await readEmails()).toMatchObject({ account: owner.email, profile: owner.email });
      expect(await confirm(tokens[second])).toBe('changed');
      expect(await readEmails()).toEqual({ account: email, profile: email, verified: true });
      expect(await visitor.isKnown()).toBe(true);
      const again = createVisitor(testApp);
      expect((await again.signIn(owner.email)).status).toBe(401);
      expect((await again.signIn(email)).status).toBe(200);
      expect((await readMail(db, owner.email)).at(-1)).toMatchObject({
        subject: 'O e-mail da sua conta na Faísca mudou',
        text: expect.stringContaining(email) as unknown,
      });
    },
  );

  it('requires the password or a code when the last proof is old', async () => {
    await db
      .update(session)
      .set({ provenAt: sql`now() - interval '11 minutes'` })
      .where(eq(session.userId, owner.id));
    const email = newEmail();
    expect(await (await ask(email)).json()).toMatchObject({ code: 'proof_required' });
    expect(await readMail(db, email)).toEqual([]);
    await visitor.post('/prove', { password: PASSWORD });
    expect((await ask(email)).status).toBe(200);
  });

  it("to an e-mail that has an account changes nothing, answers the same and tells that account's owner", async () => {
    const other = await createUser(db);
    const answer = await ask(other.email);
    expect([answer.status, await answer.json()]).toEqual([200, SAME_ANSWER]);
    const [letter, ...more] = await readMail(db, other.email);
    expect(letter).toMatchObject({ subject: 'Este e-mail já tem uma conta na Faísca', token: '' });
    expect(more).toEqual([]);
    expect(await confirm(await lastToken(owner.email))).toBe('waits-for-new');
    expect(await readEmails(other.id)).toMatchObject({ account: other.email });
  });

  it('is refused when another account got the new e-mail in the meantime, and neither account changes', async () => {
    const email = newEmail();
    const tokens = await begin(email);
    await confirm(tokens.old);
    const other = await createUser(db, { email });
    expect(await confirm(tokens.new)).toBe(409);
    expect(await readEmails()).toMatchObject({ account: owner.email });
    expect(await readEmails(other.id)).toMatchObject({ account: email });
  });

  it('is replaced by a request for another e-mail: a confirmation of the first does not count for the second', async () => {
    const [first, second] = [newEmail(), newEmail()];
    const before = await begin(first);
    expect(await confirm(before.old)).toBe('waits-for-new');
    const after = await begin(second);
    expect(await confirm(before.new)).toBe(400);
    expect(await confirm(after.new)).toBe('waits-for-old');
    expect(await readEmails()).toMatchObject({ account: owner.email });
  });

  it('accepts each link once, and only before it expires', async () => {
    const tokens = await begin(newEmail());
    expect(await confirm(tokens.old)).toBe('waits-for-new');
    expect(await confirm(tokens.old)).toBe(400);
    await db.execute(sql`update mail_links set expires_at = now() where user_id = ${owner.id}`);
    expect(await confirm(tokens.new)).toBe(400);
    expect(await confirm('')).toBe(400);
  });

  it('invalidates the links mailed to the old address', async () => {
    const reset = await requestReset(db, createVisitor(testApp), owner.email);
    const tokens = await begin(newEmail());
    await confirm(tokens.old);
    await confirm(tokens.new);
    const answer = await createVisitor(testApp).post('/reset-password', {
      token: reset,
      newPassword: 'outra-senha',
    });
    expect(answer.status).toBe(400);
  });

  it('gives the account the subscriptions already paid with the new e-mail', async () => {
    const email = newEmail();
    const paid = { id: `sub_${randomUUID()}`, payerEmail: email, plan: 'basico', status: 'active' } as const;
    await db.insert(stripeSubscriptions).values(paid);
    const tokens = await begin(email);
    await confirm(tokens.new);
    await confirm(tokens.old);
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, owner.id));
    expect(profile).toMatchObject({
      plan: 'basico',
      subscriptionStatus: 'active',
      stripeSubscriptionId: paid.id,
    });
  });

  it('shows a warning in the mail to the admin’s mailbox', async () => {
    await begin(ADMIN_EMAIL);
    expect((await readMail(db, ADMIN_EMAIL)).at(-1)?.text).toContain('painel de administração');
  });

  it.each([
    ['no e-mail', 'Digite um e-mail válido.'],
    ['', 'Digite um e-mail válido.'],
  ])('to %j is refused', async (email, message) => {
    const answer = await ask(email);
    expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { email: message } }]);
  });

  it("to the account's own e-mail in any spelling is refused", async () => {
    const answer = await ask(` ${owner.email.toUpperCase()}`);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { fields: { email: 'Este já é o e-mail da sua conta.' } },
    ]);
    expect(await db.$count(emailChanges, eq(emailChanges.userId, owner.id))).toBe(0);
  });

  it('can be requested three times an hour', async () => {
    for (let times = 0; times < 3; times++) expect((await ask(newEmail())).status).toBe(200);
    expect((await ask(newEmail())).status).toBe(429);
  });
});
