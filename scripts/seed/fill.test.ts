import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assetSchema } from '#domain/making/campaign/campaign.ts';
import { verifyPassword } from '#server/auth/passwords.ts';
import { account, user } from '#server/db/schema/accounts.ts';
import { campaignAssets, campaigns } from '#server/db/schema/campaigns.ts';
import { profiles } from '#server/db/schema/profiles.ts';
import { stripeSubscriptions } from '#server/db/schema/subscriptions.ts';
import { createUser } from '#server/testing/factories.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import { DEMO_EMAIL, fillDatabase } from './fill.ts';

const USERS = 300;
const database = await createTestDatabase();
const { db } = database;
const progress: number[] = [];
const passwords: string[] = [];

beforeAll(async () => {
  const options = { users: USERS, onProgress: (done: number) => void progress.push(done) };
  const { id } = await createUser(db, { email: 'ana.99999999999@exemplo.test' }); // not one of ours
  passwords.push(await fillDatabase(database, options), await fillDatabase(database, options));
  await db.delete(user).where(eq(user.id, id));
});
afterAll(database.close);

describe('sample data after two runs', () => {
  it('has every requested account with its profile, and one demonstration account', async () => {
    expect(progress).toEqual([USERS, USERS]);
    expect(await db.$count(user)).toBe(2 * USERS + 1);
    expect(await db.$count(profiles)).toBe(2 * USERS + 1);
    expect(await db.$count(user, like(user.email, '%.test'))).toBe(2 * USERS + 1);
  });

  it.each(['trialing pro', 'active basico', 'active pro', 'inactive basico', 'inactive pro'])(
    'has accounts that are %s',
    async (both) => {
      const shown = sql`${profiles.subscriptionStatus} || ' ' || ${profiles.plan}`;
      expect(await db.$count(profiles, sql`${shown} = ${both}`)).toBeGreaterThan(0);
    },
  );

  it('has every subscription that a profile names', async () => {
    const named = await db.$count(profiles, sql`${profiles.stripeSubscriptionId} is not null`);
    expect(named).toBeGreaterThan(0);
    expect(await db.$count(stripeSubscriptions)).toBe(named);
  });

  it("has the last run's password and campaigns with all seven lists for the demonstration account", async () => {
    const [demo] = await db
      .select({ id: user.id, hash: account.password })
      .from(user)
      .innerJoin(account, eq(account.userId, user.id))
      .where(eq(user.email, DEMO_EMAIL));
    const tries = passwords.map((password) => verifyPassword({ hash: demo?.hash ?? '', password }));
    expect(await Promise.all(tries)).toEqual([false, true]);
    const own = db.$count(campaignAssets, eq(campaignAssets.userId, demo?.id ?? ''));
    expect(await own).toBe(7 * (await db.$count(campaigns, eq(campaigns.userId, demo?.id ?? ''))));
    expect(await own).toBeGreaterThan(0);
  });

  it('has no list that the product would refuse', async () => {
    const assets = await db.select().from(campaignAssets);
    expect(assets.length).toBeGreaterThan(0);
    for (const { assetType, content, itemCount } of assets) {
      expect(assetSchema.safeParse({ assetType, content }).success).toBe(true);
      expect(content).toHaveLength(itemCount);
    }
  });
});
