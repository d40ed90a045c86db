import { eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { campaigns } from '../db/schema/campaigns.ts';
import { idempotencyKeys } from '../db/schema/writes.ts';
import { connect } from '../db/client.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const { request, signIn } = createTestApp(database);
const elsewhere = connect(database.target);
const otherProcess = createTestApp(elsewhere);
afterAll(async () => {
  await elsewhere.close();
  await database.close();
});

let ana: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  await db.delete(campaigns);
  ana = await signIn();
});

const write = (key: string, body: Record<string, unknown> = { name: 'Verão' }, through = request) =>
  through('POST', '/api/campaigns', { cookie: ana.cookie, body, headers: { 'Idempotency-Key': key } });
const stored = () => db.$count(campaigns, eq(campaigns.userId, ana.id));

it('the same key gives the same answer and writes once', async () => {
  const key = randomUUID();
  const [first, second] = [await write(key), await write(key)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await second.json()).toEqual(await first.json());
  expect(await stored()).toBe(1);
});

it('ten requests with one key at the same moment, in two processes, write once', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => write(key, undefined, n % 2 ? request : otherProcess.request)),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.text()));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(bodies).size).toBe(1);
  expect(await stored()).toBe(1);
});

it('of many answers of some kilobytes an account keeps the newest, and small ones all stay', async () => {
  const fill = (count: number, bytes: number) =>
    db.execute(sql`
      insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
      select ${ana.id}, gen_random_uuid(), '', 201, repeat('x', ${bytes}), now() - at * interval '1 second'
      from generate_series(1, ${count}) at`);
  await fill(600, 2000);
  await fill(600, 500);
  const key = randomUUID();
  const body = { name: 'Verão', notes: 'n'.repeat(2000) };
  const first = await write(key, body);
  expect(first.status).toBe(201);
  expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.userId, ana.id))).toBe(500 + 600);
  expect(await (await write(key, body)).json()).toEqual(await first.json());
});

it('few requests of one account wait for one another, so that others find a turn', async () => {
  let refused = 0;
  const rename = async () => {
    const body = { fullName: 'Ana', phone: null };
    const { status } = await otherProcess.request('PATCH', '/api/profile', { cookie: ana.cookie, body });
    if (status === 503) refused += 1;
    return status;
  };
  const statuses = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from profiles where id = ${ana.id} for update`);
    const renames = Array.from({ length: 40 }, rename);
    await expect.poll(() => refused).toBe(11);
    return { renames };
  });
  expect((await Promise.all(statuses.renames)).filter((status) => status === 200)).toHaveLength(29);
});

it('a key belongs to one person', async () => {
  const key = randomUUID();
  await write(key);
  const bia = await signIn();
  const sent = { cookie: bia.cookie, body: { name: 'Verão' }, headers: { 'Idempotency-Key': key } };
  expect((await request('POST', '/api/campaigns', sent)).status).toBe(201);
  expect(await db.$count(campaigns)).toBe(2);
});

it('the same key with another body, or for another call, is refused', async () => {
  const key = randomUUID();
  await write(key);
  const other = await write(key, { name: 'Inverno' });
  expect(other.status).toBe(400);
  expect(await other.json()).toEqual({
    code: 'bad_request',
    message: 'Este pedido já foi enviado com outro conteúdo. Recarregue a página e tente de novo.',
  });
  const sent = { cookie: ana.cookie, body: { name: 'Verão' }, headers: { 'Idempotency-Key': key } };
  expect((await request('POST', '/api/feedback', sent)).status).toBe(400);
  expect(await stored()).toBe(1);
});

it('a refused write leaves the key free', async () => {
  const key = randomUUID();
  expect((await write(key, { name: '' })).status).toBe(422);
  expect((await write(key, { name: 'a\u0000b' })).status).toBe(422);
  expect((await write(key)).status).toBe(201);
  expect(await stored()).toBe(1);
});

it('a key is free again after a day', async () => {
  const key = randomUUID();
  await write(key);
  const old = new Date(Date.now() - 25 * 3_600_000);
  await db.update(idempotencyKeys).set({ createdAt: old }).where(eq(idempotencyKeys.key, key));
  expect((await write(key)).status).toBe(201);
  expect(await stored()).toBe(2);
});

it.each(['1', 'abc', '', `${randomUUID()}x`])('a key that is not a UUID is refused: %j', async (key) => {
  expect((await write(key)).status).toBe(400);
  expect(await stored()).toBe(0);
});
