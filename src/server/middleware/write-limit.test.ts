import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../db/client.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { writeCounts } from '../db/schema/writes.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const LIMIT = 6;
const database = await createTestDatabase();
const { db } = database;
const { request, signIn } = createTestApp(database, { WRITES_PER_MINUTE: LIMIT });
const elsewhere = connect(database.target, { max: 4 });
const otherProcess = createTestApp(elsewhere, { WRITES_PER_MINUTE: LIMIT });
afterAll(async () => {
  await elsewhere.close();
  await database.close();
});

let ana: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  ana = await signIn();
});

const write = (through = request) =>
  through('POST', '/api/campaigns', { cookie: ana.cookie, body: { name: 'Verão' } });

it('an account may write only so many times a minute, across processes and even at the same moment', async () => {
  const answers = await Promise.all(
    Array.from({ length: 2 * LIMIT }, (_, n) => write(n % 2 ? request : otherProcess.request)),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(LIMIT);
  expect(refused[0]?.headers.get('Retry-After')).toBe('60');
  expect(await refused[0]?.json()).toEqual({
    code: 'rate_limited',
    message: 'Você gravou muitas coisas em pouco tempo. Espere um minuto e tente de novo.',
  });
  expect(await db.$count(campaigns, eq(campaigns.userId, ana.id))).toBe(LIMIT);
});

it('reads are not limited, and writes work again after the minute', async () => {
  for (let n = 0; n <= LIMIT; n++) await write();
  expect((await request('GET', '/api/campaigns', { cookie: ana.cookie })).status).toBe(200);
  expect((await write()).status).toBe(429);
  await db.update(writeCounts).set({ windowStart: new Date(Date.now() - 61_000) });
  expect((await write()).status).toBe(201);
});

it('beyond the limit, large bodies are not read', async () => {
  const body = { name: Array.from({ length: 400_001 }, () => ({})) };
  const headers = { 'Content-Length': String(JSON.stringify(body).length) };
  const status = async () =>
    (await request('POST', '/api/campaigns', { cookie: ana.cookie, body, headers })).status;
  expect(await status()).toBe(413); // it was read
  for (let n = 0; n <= LIMIT; n++) await write();
  expect(await status()).toBe(429);
});
