import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInDevice } from '#domain/account/signed-in-device.ts';
import { session } from '../db/schema.ts';
import { createCampaign, createUser, type TestUser } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { BEHIND_PROXY, createVisitor, newAddress, type Visitor } from '../testing/visitor.ts';
import { exportAccount } from './export-account.ts';

const database = await createTestDatabase();
const { db } = database;
const testApp = createTestApp(database, BEHIND_PROXY);
afterAll(database.close);

let owner: TestUser;
let laptop: Visitor;
let phone: Visitor;
beforeEach(async () => {
  owner = await createUser(db);
  [laptop, phone] = [createVisitor(testApp), createVisitor(testApp)];
  await laptop.signIn(owner.email);
  await phone.signIn(owner.email);
});

async function devicesOf(visitor: Visitor): Promise<SignedInDevice[]> {
  const answer = await visitor.get('/api/account/sessions');
  expect(answer.status).toBe(200);
  return (await answer.json()) as SignedInDevice[]; // the route's own type
}

describe('the devices signed in', () => {
  it('are told to their owner alone, the asking one first, in words', async () => {
    const stranger = await createUser(db);
    await createVisitor(testApp).signIn(stranger.email);
    await db
      .update(session)
      .set({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' })
      .where(eq(session.userId, owner.id));
    expect(await devicesOf(laptop)).toMatchObject([
      { isCurrent: true, browser: 'Firefox · Linux' },
      { isCurrent: false, browser: 'Firefox · Linux' },
    ]);
    const [current, other] = await devicesOf(phone);
    expect([other?.id, current?.id]).toEqual((await devicesOf(laptop)).map(({ id }) => id));
  });

  it('leave out a session that has ended by its age', async () => {
    const [, other] = await devicesOf(laptop);
    await db
      .update(session)
      .set({ expiresAt: sql`now()` })
      .where(eq(session.id, other?.id ?? ''));
    expect(await devicesOf(laptop)).toMatchObject([{ isCurrent: true }]);
  });

  it('are signed out one by one, at once', async () => {
    const [, other] = await devicesOf(laptop);
    const end = () => laptop.call('DELETE', `/api/account/sessions/${other?.id ?? ''}`);
    expect((await end()).status).toBe(200);
    expect([await laptop.isKnown(), await phone.isKnown()]).toEqual([true, false]);
    expect((await end()).status).toBe(404);
  });

  it('are signed out all but the asking one', async () => {
    expect((await laptop.call('DELETE', '/api/account/sessions')).status).toBe(200);
    expect([await laptop.isKnown(), await phone.isKnown()]).toEqual([true, false]);
  });

  it('of somebody else cannot be signed out', async () => {
    const [foreign] = await devicesOf(laptop);
    const stranger = createVisitor(testApp);
    await stranger.signIn((await createUser(db)).email);
    expect((await stranger.call('DELETE', `/api/account/sessions/${foreign?.id ?? ''}`)).status).toBe(404);
    expect(await laptop.isKnown()).toBe(true);
  });
});

describe('a person’s own data', () => {
  const download = (visitor = laptop) => visitor.get('/api/account/export');

  it('is what the operator’s command exports', async () => {
    await createCampaign(db, owner.id, { name: 'Vitalis' });
    const answer = await download();
    expect(answer.status).toBe(200);
    const kept = (await answer.json()) as Awaited<ReturnType<typeof exportAccount>>; // the route's own answer
    expect(kept).toEqual(JSON.parse(JSON.stringify(await exportAccount(db, owner.email))));
    expect(kept).toMatchObject({ account: { id: owner.id }, campaigns: [{ name: 'Vitalis' }] });
  });

  it('is for whoever gave the password or a code just now', async () => {
    await db
      .update(session)
      .set({ provenAt: sql`now() - interval '11 minutes'` })
      .where(eq(session.userId, owner.id));
    expect(await (await download()).json()).toMatchObject({ code: 'proof_required' });
  });

  it('is open to an account whose trial is over', async () => {
    const expired = await createUser(db, { trialExpiresAt: new Date(Date.now() - 1000) });
    const visitor = createVisitor(testApp, newAddress());
    await visitor.signIn(expired.email);
    expect((await download(visitor)).status).toBe(200);
  });
});
