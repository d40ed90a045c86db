import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { connect } from '../db/client.ts';
import { createUser, newEmail } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { enableTwoFactor } from '../testing/two-factor.ts';
import { BEHIND_PROXY, createVisitor, requestReset, type Visitor } from '../testing/visitor.ts';
import { claimSignIn } from './claim-sign-in.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { database, db } = testApp;

const visit = () => createVisitor(testApp);
const WRONG = 'senha-errada';

/** Sends wrong passwords from different addresses until the sign-in is locked. */
async function lock(email: string): Promise<void> {
  for (let n = 0; n < 10; n++) await visit().signIn(email, WRONG);
  expect((await visit().signIn(email)).status).toBe(429);
}

describe('wrong passwords sent in parallel', () => {
  it.each([
    ['known', async () => (await createUser(db)).email],
    ['unknown', () => Promise.resolve(newEmail())],
  ])('get ten attempts at a %s account, not forty', async (_kind, find) => {
    const email = await find();
    const answers = await Promise.all(Array.from({ length: 40 }, () => visit().signIn(email, WRONG)));
    const tried = answers.filter(({ status }) => status === 401);
    expect(tried).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  it('do not lock the sign-in after nine attempts', async () => {
    const { email } = await createUser(db);
    await Promise.all(Array.from({ length: 9 }, () => visit().signIn(email, WRONG)));
    expect((await visit().signIn(email)).status).toBe(200);
  });
});

it('only the count does not wait for the disk: what the connection does next waits', async () => {
  const single = connect(database.target, { max: 1 });
  const address = { key: randomUUID(), seconds: 60, max: 30 };
  expect(await claimSignIn(single.db, { email: newEmail(), cookie: null, address })).toMatchObject({
    is: 'ok',
  });
  const { rows } = await single.db.execute(sql`show synchronous_commit`);
  await single.close();
  expect(rows).toEqual([{ synchronous_commit: 'on' }]);
});

describe('wrong codes sent in parallel', () => {
  it('get ten attempts at an account, over any number of challenges', async () => {
    const { email } = await createUser(db);
    const owner = visit();
    await owner.signIn(email);
    const { phone, recoveryCodes } = await enableTwoFactor(owner);
    const challenges: Visitor[] = [];
    for (let n = 0; n < 16; n++) {
      const visitor = visit();
      await visitor.signIn(email);
      challenges.push(visitor);
    }
    const answers = await Promise.all(
      challenges.map((visitor, n) =>
        n % 2 === 0
          ? visitor.post('/two-factor/verify-totp', { code: String(100_000 + n) })
          : visitor.post('/two-factor/verify-backup-code', { code: `aaaaa-${10_000 + n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
    const late = visit();
    await late.signIn(email);
    expect((await late.post('/two-factor/verify-totp', { code: phone.later() })).status).toBe(429);
    const code = recoveryCodes[0] ?? '';
    expect((await late.post('/two-factor/verify-backup-code', { code })).status).toBe(429);
  });
});

describe('an account locked by strangers', () => {
  it('opens for a browser that signed in to it before', async () => {
    const { email } = await createUser(db);
    const own = visit();
    await own.signIn(email);
    await own.post('/sign-out');
    await lock(email);
    expect((await own.signIn(email)).status).toBe(200);
    expect((await visit().signIn(email)).status).toBe(429);
  });

  it('opens after a reset link was used, but not after one was requested', async () => {
    const { email } = await createUser(db);
    await lock(email);
    const token = await requestReset(db, visit(), email);
    expect((await visit().signIn(email)).status).toBe(429);
    const owner = visit();
    expect((await owner.post('/reset-password', { token, newPassword: 'nova-senha' })).status).toBe(200);
    expect((await visit().signIn(email, 'nova-senha')).status).toBe(200);
  });

  it('cannot be locked again for the browser that confirmed the e-mail', async () => {
    const { email } = await createUser(db);
    const token = await requestReset(db, visit(), email);
    const owner = visit();
    await owner.post('/reset-password', { token, newPassword: 'nova-senha' });
    for (let n = 0; n < 11; n++) await visit().signIn(email, WRONG);
    expect((await owner.signIn(email, 'nova-senha')).status).toBe(200);
  });

  it('stays locked for a browser that signed in to another account', async () => {
    const { email } = await createUser(db);
    const stranger = visit();
    await stranger.signIn((await createUser(db)).email);
    await lock(email);
    expect((await stranger.signIn(email)).status).toBe(429);
  });

  it('gives a known browser ten attempts of its own, and no more', async () => {
    const { email } = await createUser(db);
    const own = visit();
    await own.signIn(email);
    const thief = () => {
      const visitor = visit();
      for (const [name, value] of own.cookies) visitor.cookies.set(name, value);
      return visitor;
    };
    for (let n = 0; n < 10; n++) expect((await thief().signIn(email, WRONG)).status).toBe(401);
    expect((await thief().signIn(email)).status).toBe(429);
    expect((await visit().signIn(email)).status).toBe(200);
  });

  it.each([['inventado'], ['a\0b'], ['x'.repeat(5000)]])(
    'stays locked for a browser with the invented device cookie %j',
    async (value) => {
      const { email } = await createUser(db);
      await lock(email);
      const stranger = visit();
      stranger.cookies.set('faisca.device', encodeURIComponent(value));
      expect((await stranger.signIn(email)).status).toBe(429);
    },
  );
});
