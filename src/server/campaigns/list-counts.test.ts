import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { assetTypes } from '#domain/ads/asset-types.ts';
import type { Database } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { knownMigrations, migrateTo } from '../db/migrations.ts';
import { actFor } from '../db/request-user.ts';
import { campaignAssets, campaigns } from '../db/schema/campaigns.ts';
import { user } from '../db/schema/accounts.ts';
import { withClient } from '../driver/client.ts';
import { createCampaign, createUser } from '../testing/factories.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const server = await connectAsServer(database);
const { db } = database;
const testApp = createTestApp(server);
const ana = await testApp.signIn();
const bia = await testApp.signIn();

afterAll(async () => {
  await server.close();
  await database.close();
});

/** The counts that the campaigns keep, and those of their lists, where the two differ. */
async function miscounted(of: Database): Promise<unknown[]> {
  const { rows } = await of.execute(sql`
    select c.id, c.asset_counts as kept, counts.by_type as counted from campaigns c cross join lateral (
      select coalesce(jsonb_object_agg(asset_type, lists), '{}') as by_type from (
        select asset_type, count(*) as lists from campaign_assets where campaign_id = c.id group by asset_type) as kinds
      ) as counts
    where c.asset_counts::jsonb <> counts.by_type`);
  return rows;
}

async function countsOf(campaignId: string) {
  const [row] = await db
    .select({ counts: campaigns.assetCounts })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return row?.counts;
}

function list(userId: string, campaignId: string, assetType: (typeof assetTypes)[number] = 'titles') {
  return { id: randomUUID(), userId, campaignId, assetType, content: ['Um'], itemCount: 1 };
}

const insert = (lists: ReturnType<typeof list>[]) => server.db.insert(campaignAssets).values(lists).execute();

it('lists that are saved at the same moment are all counted', async () => {
  const { id } = await createCampaign(db, ana.id);
  const kinds = Array.from({ length: 24 }, (_, at) => (at % 3 === 0 ? 'titles' : 'keywords'));
  const answers = await Promise.all(
    kinds.map((assetType) =>
      testApp.request('POST', `/api/campaigns/${id}/assets`, {
        cookie: ana.cookie,
        body: { assetType, content: ['Um'] },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(kinds.map(() => 201));
  expect(await countsOf(id)).toEqual({ keywords: 16, titles: 8 });
});

it('a list that waits for the commit of another one is added to its count', async () => {
  const { id } = await createCampaign(db, ana.id);
  let second: Promise<unknown> | undefined;
  await server.db.transaction(async (first) => {
    await first.insert(campaignAssets).values(list(ana.id, id));
    second = insert([list(ana.id, id), list(ana.id, id, 'callouts')]);
    void second.catch(() => null); // awaited below
    await expect
      .poll(async () => {
        const { rows } = await db.execute(sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
        return rows.length;
      })
      .toBe(1);
  });
  await second;
  expect(await countsOf(id)).toEqual({ callouts: 1, titles: 2 });
});

it('statements with lists of the same campaigns, in any order, do not wait for each other for ever', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => createCampaign(db, ana.id)));
  const ids = made.map(({ id }) => id);
  const some = fc.sample(fc.shuffledSubarray(ids, { minLength: 2 }), { numRuns: 120, seed: 1 });
  await Promise.all(some.map((chosen) => insert(chosen.map((id) => list(ana.id, id)))));
  expect(await miscounted(db)).toEqual([]);
});

it('whatever is added, deleted and edited, the counts are those of the lists', async () => {
  const [first, second] = await Promise.all([createCampaign(db, ana.id), createCampaign(db, ana.id)]);
  const ids = [first.id, second.id];
  const added = fc.record({
    campaign: fc.nat({ max: 1 }),
    kinds: fc.array(fc.constantFrom(...assetTypes), { maxLength: 5 }),
  });
  const share = fc.integer({ min: 1, max: 3 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(added, share), { maxLength: 8 }), async (steps) => {
      for (const step of steps)
        await server.db.transaction(async (tx) => {
          await actFor(tx, ana.id);
          if (typeof step === 'number')
            await tx.execute(sql`delete from campaign_assets where hashtext(id::text) % ${step}::int = 0`);
          else if (step.kinds.length > 0)
            await tx
              .insert(campaignAssets)
              .values(step.kinds.map((kind) => list(ana.id, ids[step.campaign] ?? '', kind)));
          await tx.update(campaignAssets).set({ content: ['Dois'], itemCount: 1, name: 'Outra' });
        });
      expect(await miscounted(db)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

it('nothing of another account changes, and a request cannot count for it', async () => {
  const theirs = await createCampaign(db, bia.id);
  await db.insert(campaignAssets).values(list(bia.id, theirs.id));
  await server.db.transaction(async (tx) => {
    await actFor(tx, ana.id);
    await tx.delete(campaignAssets);
    await tx.update(campaigns).set({ assetCounts: {} });
  });
  expect(await countsOf(theirs.id)).toEqual({ titles: 1 });
});

it('a campaign or an account is deleted with its lists', async () => {
  const { id } = await createUser(db);
  const [kept, gone] = await Promise.all([createCampaign(db, id), createCampaign(db, id)]);
  await insert([list(id, kept.id), list(id, gone.id)]);
  await server.db.delete(campaigns).where(eq(campaigns.id, gone.id));
  expect(await countsOf(kept.id)).toEqual({ titles: 1 });
  await server.db.delete(user).where(eq(user.id, id));
  expect(await countsOf(kept.id)).toBeUndefined();
});

it.each([{ assetType: 'callouts' as const }, { campaignId: randomUUID() }])(
  'a list keeps its campaign and its type: %o is refused',
  async (change) => {
    const { id } = await createCampaign(db, ana.id);
    const row = list(ana.id, id);
    await insert([row]);
    await expect(
      server.db.update(campaignAssets).set(change).where(eq(campaignAssets.id, row.id)),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining('keeps its campaign') as string } });
  },
);

it('the migration counts the lists that a database already has', async () => {
  const old = await createTestDatabase('template0');
  const before = knownMigrations()[24];
  if (!before) throw new Error('the migration before the counts is missing');
  await withClient(old.target, async (client) => {
    await migrateTo(client, before);
    await client.query(`
      insert into "user" (name, email) select 'Ana', n || '@exemplo.com.br' from generate_series(1, 20) n;
      insert into campaigns (user_id, name) select id, 'Verão' from "user", generate_series(1, 3);
      insert into campaign_assets (campaign_id, user_id, asset_type, content, item_count)
        select id, user_id, kind, '[]', 0 from campaigns, unnest(array['titles', 'titles', 'keywords']) as kind
        where hashtext(id::text) % 3 <> 0`);
  });
  await migrate(old.target);
  expect(await miscounted(old.db)).toEqual([]);
  expect(await old.db.$count(campaignAssets)).toBeGreaterThan(0);
  await old.close();
});
