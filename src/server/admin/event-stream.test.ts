import { Hono } from 'hono';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import type { UserEnv } from '../context.ts';
import { requestLog } from '../middleware/request-log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { streamProfileChanges } from './event-stream.ts';
import { listenToProfiles } from './profile-changes.ts';

const database = await createTestDatabase();
afterAll(database.close);

it.each([
  ['its reader may no longer listen', () => Promise.resolve(false), 0],
  ['asking fails, whose reason only the log is told', () => Promise.reject(new Error('token-da-sessao')), 1],
])('ends when %s', async (_when, mayListen, logged) => {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const changes = listenToProfiles(database.sql, log);
  const app = new Hono<UserEnv>()
    .use(requestLog(log))
    .get('/', (c) => streamProfileChanges(c, changes, mayListen));
  expect(await (await app.request('/')).text()).toBe('event: open\ndata: \n\n');
  await changes.stop();
  expect(lines).toHaveLength(logged);
});
