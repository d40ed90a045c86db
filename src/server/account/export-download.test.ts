import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { once } from 'node:events';
import { type IncomingMessage, request as send } from 'node:http';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseEnv } from '../boot/env.ts';
import { type HttpServer, listen } from '../http/server.ts';
import { answerError } from '../middleware/answer-error.ts';
import type { AppEnv, UserEnv } from '../request/context.ts';
import { createUser, type TestUser } from '../testing/factories.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { exportDownload } from './export-download.ts';

const MB = 1_000_000;
/** Megabytes of an export that ends only when somebody reads it: the buffers on the way take up to about 15. */
const LARGE = 40;
const database = await createTestDatabase();
const { db } = database;
const clock = { ms: 0 };
const download = exportDownload(db, { places: 3, now: () => clock.ms });
const accounts = new Map<string, TestUser>();
const log = pino({ level: 'silent' });
const routes = new Hono<UserEnv>().get('/:id', (c) =>
  download(c, accounts.get(c.req.param('id')) ?? { id: '', email: '' }),
);
const app = new Hono<AppEnv>();
app.use(requestId(), async (c, next) => {
  c.set('log', log);
  await next();
});
app.onError(answerError);
app.route('/', routes);

let server: HttpServer;
beforeAll(async () => {
  server = await listen({ ...parseEnv({}), HOST: '127.0.0.1', PORT: 0 });
  server.serve(app.fetch, () => '');
});
afterAll(async () => {
  await server.close(0);
  await database.close();
});

/** An account whose export has so many megabytes. */
async function createLargeAccount(megabytes: number): Promise<TestUser> {
  const owner = await createUser(db);
  accounts.set(owner.id, owner);
  await db.execute(sql`insert into feedbacks (user_id, content)
    select ${owner.id}, repeat('a', ${MB}) from generate_series(1, ${megabytes}::int)`);
  return owner;
}

/** Asks for an export of which nothing is read yet. */
async function open({ id }: TestUser): Promise<IncomingMessage> {
  const request = send({ host: '127.0.0.1', port: server.port, path: `/${id}`, agent: false });
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  return answer;
}

/** Reads on until so many bytes were read, or to the end. */
async function readOn(answer: IncomingMessage, bytes = Infinity): Promise<string> {
  let [text, read] = ['', 0];
  for await (const chunk of answer.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text = (text + chunk.toString('latin1')).slice(-100);
    read += chunk.length;
    if (read >= bytes) break;
  }
  return text;
}

it('readers that stopped make room for other accounts, and a reader that reads is never ended', async () => {
  const [one, two] = [await createLargeAccount(LARGE), await createLargeAccount(LARGE)];
  const stopped = [await open(one), await open(two)];
  const reading = await open(await createLargeAccount(3 * LARGE));
  // Every download gets its turns at the database, so those that nobody reads stopped long before.
  await readOn(reading, 25 * MB);
  const other = await createLargeAccount(LARGE);
  clock.ms = 9999;
  expect((await open(other)).statusCode).toBe(503);
  clock.ms = 10_000;
  await readOn(reading, LARGE * MB); // more than the buffers held, so it was offered pieces since
  const later = [
    await open(other),
    await open(await createLargeAccount(LARGE)),
    await open(await createLargeAccount(1)),
  ];
  expect(later.map(({ statusCode }) => statusCode)).toEqual([200, 200, 503]);
  for (const answer of stopped) await expect(readOn(answer)).rejects.toThrow('aborted');
  expect(await readOn(reading)).toMatch(/\]\}$/);
});
