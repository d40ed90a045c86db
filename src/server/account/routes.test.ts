import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedInDevice } from '#domain/account/signed-in-device.ts';
import { session } from '../db/schema/accounts.ts';
import { createCampaign, createUser, type TestUser } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { BEHIND_PROXY, createVisitor, newAddress, type Visitor } from '../testing/visitor.ts';
import { exportSnapshot } from './export-account.ts';

const testApp = await openTestApp(BEHIND_PROXY);
const { db } = testApp;

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
  return (await answer.json()) as SignedInDevice[]; // the type that the route declares
}

describe('the signed-in devices', () => {
  it('are shown only to their owner, in words, with the current one first', async () => {
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

  it('do not include a session that has expired', async () => {
    const [, other] = await devicesOf(laptop);
    await db
      .update(session)
      .set({ expiresAt: sql`now()` })
      .where(eq(session.id, other?.id ?? ''));
    expect(await devicesOf(laptop)).toMatchObject([{ isCurrent: true }]);
  });

  it('can be signed out one by one, with immediate effect', async () => {
    const [, other] = await devicesOf(laptop);
    const end = () => laptop.call('DELETE', `/api/account/sessions/${other?.id ?? ''}`);
    expect((await end()).status).toBe(200);
    expect([await laptop.isKnown(), await phone.isKnown()]).toEqual([true, false]);
    expect((await end()).status).toBe(404);
  });

  it('can all be signed out except the current one', async () => {
    expect((await laptop.call('DELETE', '/api/account/sessions')).status).toBe(200);
    expect([await laptop.isKnown(), await phone.isKnown()]).toEqual([true, false]);
  });

  it('of another person cannot be signed out', async () => {
    const [foreign] = await devicesOf(laptop);
    const stranger = createVisitor(testApp);
    await stranger.signIn((await createUser(db)).email);
    expect((await stranger.call('DELETE', `/api/account/sessions/${foreign?.id ?? ''}`)).status).toBe(404);
    expect(await laptop.isKnown()).toBe(true);
  });
});

describe("the download of a person's own data", () => {
  const download = (visitor = laptop) => visitor.get('/api/account/export');

  it('equals the export of the operator’s command', async () => {
    await createCampaign(db, owner.id, { name: 'Vitalis' });
    const answer = await download();
    expect(answer.status).toBe(200);
    const downloaded: unknown = await answer.json();
    let printed = '';
    await exportSnapshot(db, owner.email, (piece) => {
      printed += piece;
    });
    expect(downloaded).toEqual(JSON.parse(printed));
    expect(downloaded).toMatchObject({ account: { id: owner.id }, campaigns: [{ name: 'Vitalis' }] });
  });

  it('requires a recent password or code', async () => {
    await db
      .update(session)
      .set({ provenAt: sql`now() - interval '11 minutes'` })
      .where(eq(session.userId, owner.id));
    expect(await (await download()).json()).toMatchObject({ code: 'proof_required' });
  });

  it('is available after the trial has ended', async () => {
    const expired = await createUser(db, { trialExpiresAt: new Date(Date.now() - 1000) });
    const visitor = createVisitor(testApp, newAddress());
    await visitor.signIn(expired.email);
    expect((await download(visitor)).status).toBe(200);
  });
});
