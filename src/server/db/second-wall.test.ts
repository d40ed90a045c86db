import { randomUUID } from 'node:crypto';
import { isNull, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv, UserEnv } from '../request/context.ts';
import { idempotentWrites } from '../middleware/idempotency.ts';
import { requireSession } from '../session/guard.ts';
import { prepareGuardedRead } from '../session/guarded-read.ts';
import { createCampaign } from '../testing/factories.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { actFor } from './request-user.ts';
import { campaignAssets, campaigns } from './schema/campaigns.ts';
import { feedbacks } from './schema/profiles.ts';
import { securityEvents } from './schema/audit.ts';

const database = await createTestDatabase();
const { db: asOwner } = database;
const server = await connectAsServer(database);
const testApp = createTestApp(server);

type Person = Awaited<ReturnType<typeof testApp.signIn>>;
let ana: Person;
let bia: Person;

/** Creates a row of this person in every table that their requests write to. */
async function fill({ id, cookie }: Person): Promise<void> {
  const campaign = await createCampaign(asOwner, id);
  const list = { assetType: 'titles', content: ['Um'] };
  const keyed = (path: string, body: Record<string, unknown>) =>
    testApp.request('POST', path, { cookie, body, headers: { 'Idempotency-Key': randomUUID() } });
  expect((await keyed(`/api/campaigns/${campaign.id}/assets`, list)).status).toBe(201);
  expect((await keyed('/api/feedback', { content: 'Gostei' })).status).toBe(201);
}

beforeAll(async () => {
  [ana, bia] = [await testApp.signIn(), await testApp.signIn()];
  await fill(ana);
  await fill(bia);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const { rows: owned } = await asOwner.execute<{ name: string }>(sql`
  select table_name as name from information_schema.columns
  where table_schema = 'public' and column_name = 'user_id' order by 1`);
const names = owned.map(({ name }) => name).filter((name) => name !== 'write_counts');

it.each(names)('the table %s has a policy', async (name) => {
  const { rows } = await asOwner.execute(sql`
    select relrowsecurity as "isOn", (select count(*)::int from pg_policy where polrelid = pg_class.oid) as policies
    from pg_class where relname = ${name} and relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([{ isOn: true, policies: 1 }]);
});

it('a table where user_id may be null keeps the policy that hides such rows', async () => {
  const { rows } = await asOwner.execute<{ tablename: string }>(sql`
    select tablename from pg_policies p join information_schema.columns c
      on c.table_schema = p.schemaname and c.table_name = p.tablename and c.column_name = 'user_id'
    where p.schemaname = 'public' and c.is_nullable = 'YES' and p.qual ilike '%coalesce%'`);
  expect(rows).toEqual([]);
});

it('a row without an owner is hidden from every request', async () => {
  await asOwner.insert(securityEvents).values({ event: 'sign_in', outcome: 'refused', address: '127.0.0.1' });
  await server.db.transaction(async (tx) => {
    await actFor(tx, ana.id);
    expect(await tx.$count(securityEvents, isNull(securityEvents.userId))).toBe(0);
  });
  expect(await server.db.$count(securityEvents, isNull(securityEvents.userId))).toBe(1);
});

it.each(names)('in a request of Ana, %s shows no row of Bia, even without a condition', async (name) => {
  const table = sql.identifier(name);
  await server.db.transaction(async (tx) => {
    await actFor(tx, ana.id);
    const { rows } = await tx.execute<{ user_id: string }>(sql`select user_id from ${table}`);
    expect(rows.filter(({ user_id }) => user_id !== ana.id)).toEqual([]);
  });
});

it("Bia's rows exist for roles that may see them", async () => {
  for (const table of [campaigns, campaignAssets, feedbacks]) expect(await server.db.$count(table)).toBe(2);
});

describe('a query without its owner condition', () => {
  it("reads only the session owner's rows, in the statement that checks the session", async () => {
    const read = prepareGuardedRead(
      testApp.deps,
      'select json_agg(c.user_id) from campaigns c, campaign_assets a',
    );
    const app = new Hono<AppEnv>().get('/everything', async (c) => c.text((await read(c)) ?? 'none'));
    for (const person of [ana, bia]) {
      const response = await app.request('/everything', {
        headers: { Cookie: person.cookie },
      });
      expect(JSON.parse(await response.text())).toEqual([person.id]);
    }
    expect(await server.db.$count(campaigns)).toBe(2); // the next statement on the connection has no user
  });

  it.each([
    ['a read', 'GET', {}],
    ['a write without a key', 'POST', {}],
    ['a write with a key', 'POST', { 'Idempotency-Key': randomUUID() }],
  ] as const)("sees only the person's rows in %s", async (_what, method, headers) => {
    const app = new Hono<UserEnv>();
    app.use(requireSession(testApp.deps), idempotentWrites(testApp.deps));
    app.on(['GET', 'POST'], '/everything', async (c) =>
      c.json(await c.var.db.select({ owner: campaigns.userId }).from(campaigns)),
    );
    const response = await app.request('/everything', {
      method,
      headers: { ...headers, Cookie: ana.cookie },
    });
    expect(await response.json()).toEqual([{ owner: ana.id }]);
    expect(await server.db.$count(campaigns)).toBe(2);
  });

  it("changes and deletes only the request owner's rows", async () => {
    await server.db.transaction(async (tx) => {
      await actFor(tx, ana.id);
      const changed = await tx.update(campaigns).set({ name: 'x' }).returning({ userId: campaigns.userId });
      expect(changed).toEqual([{ userId: ana.id }]);
      expect(await tx.delete(feedbacks).returning({ userId: feedbacks.userId })).toEqual([
        { userId: ana.id },
      ]);
    });
  });

  it('cannot write rows for another person', async () => {
    const write = server.db.transaction(async (tx) => {
      await actFor(tx, ana.id);
      await tx.insert(feedbacks).values({ userId: bia.id, content: 'oi' });
    });
    await expect(write).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
