import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { closedBy, subscriptionStatuses } from '#domain/account/plans.ts';
import type { AppEnv } from '../context.ts';
import { campaignAssets, feedbacks, idempotencyKeys, profiles, session, writeCounts } from '../db/schema.ts';
import { createCampaign } from '../testing/factories.ts';
import { connectAsServer } from '../testing/server-role.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { prepareGuardedWrite, type WriteParts } from './guarded-write.ts';

const LIMIT = 4;
const database = await createTestDatabase();
const { db } = database;
const server = await connectAsServer(database);
const { deps, request, signIn } = createTestApp(server, { WRITES_PER_MINUTE: LIMIT });
afterAll(async () => {
  await deps.changes.stop();
  await server.close();
  await database.close();
});

let ana: Awaited<ReturnType<typeof signIn>>;
let bia: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  [ana, bia] = [await signIn(), await signIn()];
});

/** Writes a message for every row of `ready`. The guards behind it answer 418. */
const message = sql`insert into feedbacks (user_id, content) select ready.owner, 'oi' from ready, allowed`;
function writer(parts: Partial<WriteParts> = {}) {
  const run = prepareGuardedWrite(deps, {
    ready: sql`select id as owner from writer`,
    write: message,
    ...parts,
  });
  const app = new Hono<AppEnv>().post('/', async (c) => {
    const token = deps.cookies.readSession(c);
    const isDone = token !== null && (await run(c, token, { values: {}, answer: '{"ok":true}' }));
    return c.text(await c.req.text(), isDone ? 201 : 418);
  });
  return async (cookie: string, headers: Record<string, string> = {}) =>
    (await app.request('/', { method: 'POST', body: 'x', headers: { ...headers, Cookie: cookie } })).status;
}
const messagesOf = ({ id }: { id: string }) => db.$count(feedbacks, eq(feedbacks.userId, id));

describe('who may write', () => {
  it('a live session may; after the sign-out the next request writes nothing', async () => {
    const write = writer();
    expect(await write(ana.cookie)).toBe(201);
    await db.delete(session).where(eq(session.userId, ana.id));
    expect(await write(ana.cookie)).toBe(418);
    expect(await messagesOf(ana)).toBe(1);
  });

  it.each(['', 'faisca.session_token=abc.def', 'outro=1'])('the cookie %j may not', async (cookie) => {
    expect(await writer()(cookie)).toBe(418);
  });

  it('a session that has expired may not', async () => {
    await db.update(session).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await writer()(ana.cookie)).toBe(418);
  });

  const moments = [null, '-1 hour', '1 hour', 'infinity', '-infinity'];
  const subscriptions = subscriptionStatuses.flatMap((status) =>
    moments.flatMap((trial) => moments.map((grace) => [status, trial, grace] as const)),
  );
  it.each(subscriptions)(
    'status %s, trial until %s, grace until %s: as the domain decides',
    async (...given) => {
      const [status, trial, grace] = given;
      const at = (moment: string | null) => {
        if (moment === null) return sql`null`;
        return moment.endsWith('infinity') ? sql`${moment}::timestamptz` : sql`now() + ${moment}::interval`;
      };
      const [row] = await db
        .update(profiles)
        .set({ subscriptionStatus: status, trialExpiresAt: at(trial), graceEndsAt: at(grace) })
        .where(eq(profiles.id, ana.id))
        .returning();
      const isOpen = row !== undefined && closedBy(row, new Date()) === null;
      expect(await writer()(ana.cookie)).toBe(isOpen ? 201 : 418);
      expect(await messagesOf(ana)).toBe(isOpen ? 1 : 0);
    },
  );
});

describe('the second wall', () => {
  it("a write whose condition is missing sees the session owner's rows only", async () => {
    for (const { id } of [ana, bia]) await createCampaign(db, id);
    const everybodys = sql`select c.user_id as owner from writer cross join lateral (
      select user_id from campaigns where writer.id is not null offset 0) as c`;
    const one = sql`select distinct owner from (${everybodys}) as all_owners`;
    expect(await writer({ ready: one })(ana.cookie)).toBe(201);
    expect([await messagesOf(ana), await messagesOf(bia)]).toEqual([1, 0]);
  });

  it('a write for another person is refused by the database', async () => {
    const write = sql`insert into feedbacks (user_id, content) select ${bia.id}::uuid, 'oi' from ready, allowed`;
    const run = prepareGuardedWrite(deps, { ready: sql`select id as owner from writer`, write });
    const app = new Hono<AppEnv>().post('/', async (c) => {
      const token = decodeURIComponent(ana.cookie).split('=')[1]?.split('.')[0] ?? '';
      const outcome = await run(c, token, { values: {}, answer: '' }).catch((error: unknown) => error);
      return c.json(outcome instanceof Error && 'code' in outcome ? outcome.code : outcome);
    });
    const answer = await app.request('/', { method: 'POST', headers: { Cookie: ana.cookie } });
    expect(await answer.json()).toBe('42501');
    expect(await messagesOf(bia)).toBe(0);
  });
});

describe('the limit of writes', () => {
  const count = async () =>
    (await db.select().from(writeCounts).where(eq(writeCounts.userId, ana.id)))[0]?.count ?? 0;

  it('is shared by writes at the same moment', async () => {
    const write = writer();
    const answers = await Promise.all(Array.from({ length: 3 * LIMIT }, () => write(ana.cookie)));
    expect(answers.filter((status) => status === 201)).toHaveLength(LIMIT);
    expect(await messagesOf(ana)).toBe(LIMIT);
  });

  it('is counted once for each list, and refused with the usual answer', async () => {
    const { id } = await createCampaign(db, ana.id);
    const keep = () =>
      request('POST', `/api/campaigns/${id}/assets`, {
        cookie: ana.cookie,
        body: { assetType: 'titles', content: ['Um'] },
      });
    for (let n = 1; n <= LIMIT; n++) {
      expect((await keep()).status).toBe(201);
      expect(await count()).toBe(n);
    }
    const refused = await keep();
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await db.$count(campaignAssets, eq(campaignAssets.userId, ana.id))).toBe(LIMIT);
  });

  it('counts a list that is refused, too', async () => {
    const path = `/api/campaigns/${randomUUID()}/assets`;
    const body = { assetType: 'titles', content: ['Um'] };
    const keep = async () => (await request('POST', path, { cookie: ana.cookie, body })).status;
    const answers = [];
    for (let n = 0; n <= LIMIT; n++) answers.push(await keep());
    expect(answers).toEqual([...Array<number>(LIMIT).fill(404), 429]);
  });
});

describe('a list with an Idempotency-Key', () => {
  let path: string;
  const list = { assetType: 'titles', content: ['Um'] };
  const keep = (key: string, body: object = list) =>
    request('POST', path, {
      cookie: ana.cookie,
      body: body as Record<string, unknown>,
      headers: { 'Idempotency-Key': key },
    });
  const stored = () => db.$count(campaignAssets, eq(campaignAssets.userId, ana.id));
  beforeEach(async () => {
    path = `/api/campaigns/${(await createCampaign(db, ana.id)).id}/assets`;
  });

  it('is saved once, and each repetition gets the first answer', async () => {
    const key = randomUUID();
    const first = await keep(key);
    const again = await keep(key.toUpperCase());
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(await again.json()).toEqual(await first.json());
    expect(await stored()).toBe(1);
  });

  it('is saved once when four requests come at the same moment', async () => {
    const key = randomUUID();
    const answers = await Promise.all([keep(key), keep(key), keep(key), keep(key)]);
    const [saved] = await db.select().from(campaignAssets).where(eq(campaignAssets.userId, ana.id));
    const told = await Promise.all(
      answers
        .filter(({ status }) => status === 201)
        .map(async (answer): Promise<unknown> => await answer.json()),
    );
    expect(told.length).toBeGreaterThan(0);
    for (const answer of told) expect(answer).toEqual({ id: saved?.id });
    expect(await stored()).toBe(1);
  });

  it('refuses another content with the same key', async () => {
    const key = randomUUID();
    expect((await keep(key)).status).toBe(201);
    expect((await keep(key, { ...list, content: ['Dois'] })).status).toBe(400);
    expect(await stored()).toBe(1);
  });

  it('leaves the key free when it is refused', async () => {
    const key = randomUUID();
    expect((await keep(key, { ...list, content: ['a\u0000b'] })).status).toBe(422);
    expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.userId, ana.id))).toBe(0);
    expect((await keep(key)).status).toBe(201);
  });

  it('whose answer is lost on its way is not saved a second time', async () => {
    const write: typeof server.db.$write = async (...sent) => {
      await server.db.$write(...sent);
      throw new Error('Connection terminated unexpectedly');
    };
    const losing = Object.assign(Object.create(server.db) as typeof server.db, { $write: write });
    const app = createTestApp({ ...server, db: losing });
    const answer = await app.request('POST', path, { cookie: ana.cookie, body: list });
    expect(answer.status).toBe(503);
    expect(await stored()).toBe(1);
  });

  it('waits behind the guards while something else holds the campaign', async () => {
    expect((await keep(randomUUID())).status).toBe(201);
    const connections = sql`select 1 from pg_stat_activity where datname = current_database()`;
    const isOpen = sql`${connections} and state = 'idle' and query like '%pg_logical_emit_message%'`;
    await expect.poll(async () => (await db.execute(isOpen)).rows.length).toBe(1);
    const isWaiting = sql`${connections} and wait_event_type = 'Lock' and query not like '%counted%'`;
    const answer = await db.transaction(async (tx) => {
      await tx.execute(sql`select from campaigns where user_id = ${ana.id} for update`);
      const asked = keep(randomUUID());
      await expect.poll(async () => (await db.execute(isWaiting)).rows.length, { timeout: 10_000 }).toBe(1);
      return { asked };
    });
    expect((await answer.asked).status).toBe(201);
    expect(await stored()).toBe(2);
  });

  it('refuses a key that is not a UUID', async () => {
    expect((await keep('1')).status).toBe(400);
    expect(await stored()).toBe(0);
  });

  it('uses a key again after a day', async () => {
    const key = randomUUID();
    await keep(key);
    await db.update(idempotencyKeys).set({ createdAt: sql`now() - interval '25 hours'` });
    expect((await keep(key)).status).toBe(201);
    expect(await stored()).toBe(2);
  });
});
