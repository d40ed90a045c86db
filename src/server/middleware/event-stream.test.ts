import { Hono } from 'hono';
import { getEventListeners } from 'node:events';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import type { UserEnv } from '../request/context.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listenToChanges } from '../db/changes.ts';
import { requestLog } from './request-log.ts';
import { streamChanges } from './event-stream.ts';

const database = await createTestDatabase();
afterAll(database.close);

function serve(mayListen: () => Promise<boolean>) {
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  const changes = listenToChanges(database.target, 'profiles_changed', log);
  const app = new Hono<UserEnv>()
    .use(requestLog(log))
    .get('/', (c) => streamChanges(c, { changes, event: 'profiles', mayListen }));
  return { lines, changes, open: async (method = 'GET') => app.request('/', { method }) };
}

it.each([
  ['its reader may no longer listen', () => Promise.resolve(false), 0],
  ['asking fails, whose reason only the log gets', () => Promise.reject(new Error('token-da-sessao')), 1],
])('ends when %s', async (_when, mayListen, logged) => {
  const { lines, changes, open } = serve(mayListen);
  expect(await (await open()).text()).toBe('event: open\ndata: \n\n');
  await changes.stop();
  expect(lines).toHaveLength(logged);
});

it('ends when its reader leaves during the check of their rights', async () => {
  let answer: ((may: boolean) => void) | undefined;
  const { changes, open } = serve(() => new Promise((resolve) => (answer = resolve)));
  await changes.ready(); // otherwise the start of listening would count as a change
  const reader = (await open()).body?.getReader();
  await reader?.read();
  await expect.poll(() => answer).toBeDefined();
  await reader?.cancel();
  answer?.(true);
  await expect.poll(() => getEventListeners(changes.stopped, 'abort')).toEqual([]);
  await changes.stop();
});

it('is not begun for a caller who asks for its headers alone', async () => {
  const { changes, open } = serve(() => Promise.resolve(true));
  expect((await open('HEAD')).status).toBe(200);
  expect(getEventListeners(changes.stopped, 'abort')).toEqual([]);
  await changes.stop();
});
