import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLog } from '../boot/log.ts';
import { answerError } from '../middleware/answer-error.ts';
import { requestLog } from '../middleware/request-log.ts';
import type { AppEnv } from '../request/context.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { BEHIND_PROXY, newAddress } from '../testing/visitor.ts';
import { browserErrorRoutes } from './routes.ts';

const { deps, env, signIn } = await openTestApp(BEHIND_PROXY);
const lines: string[] = [];
const log = createLog('info', { write: (line) => void lines.push(line) });

const error = {
  release: '0.1.0',
  screen: '/campaign/:id/revisao',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'Maria')",
  frames: ['assets/first-a1B2.js:1:234'],
};

/** The routes alone, whose counts begin anew and whose clock stands. */
const stopped = () => {
  const app = new Hono<AppEnv>().use(requestId(), requestLog(log));
  app.onError(answerError);
  return app.route(
    '/api/browser-errors',
    browserErrorRoutes(deps, () => 0),
  );
};

function senderTo(app: Pick<Hono, 'request'> = createApp({ ...deps, log })) {
  return async (body: unknown, { address = newAddress(), cookie = '', origin = env.APP_URL } = {}) => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
      Origin: origin,
      Cookie: cookie,
    };
    return app.request('/api/browser-errors', { method: 'POST', headers, body: JSON.stringify(body) });
  };
}

async function statusesOf(count: number, send: (n: number) => Promise<Response>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => send(n)));
  return answers.map(({ status }) => status);
}

const toldLines = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'browser error');

it('reaches the log as one line, without the values of its message and without the person', async () => {
  lines.length = 0;
  const { cookie, id, email } = await signIn();
  expect((await senderTo()(error, { cookie })).status).toBe(204);
  expect(toldLines()).toMatchObject([
    { level: 40, browser: { ...error, message: 'Cannot read properties of undefined (reading …)' } },
  ]);
  expect(lines.join('')).not.toMatch(new RegExp(`Maria|${id}|${email}`));
});

it('is taken from a visitor', async () => {
  expect((await senderTo()({ ...error, screen: '/login' })).status).toBe(204);
});

it.each([
  ['of another site', error, { origin: 'https://outro.example' }, 403],
  ['with an address instead of a pattern', { ...error, screen: '/r/segredo' }, {}, 422],
  ['with more than is asked for', { ...error, typed: 'Maria' }, {}, 422],
  ['of more than 8 KB', { ...error, message: 'a'.repeat(9000) }, {}, 413],
])('is refused %s, and not logged', async (_what, body, sender, status) => {
  lines.length = 0;
  expect((await senderTo()(body, sender)).status).toBe(status);
  expect(toldLines()).toEqual([]);
});

it('is logged ten times at once for a session, whatever its addresses', async () => {
  const { cookie } = await signIn();
  const send = senderTo(stopped());
  const statuses = await statusesOf(15, () => send(error, { cookie }));
  expect(statuses.filter((status) => status === 204)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

it('is logged fifty times at once for an address, whatever its sessions', async () => {
  const address = newAddress();
  const people = await Promise.all(Array.from({ length: 6 }, () => signIn()));
  const send = senderTo(stopped());
  const statuses = await statusesOf(60, (n) => send(error, { address, cookie: people[n % 6]?.cookie ?? '' }));
  expect(statuses.filter((status) => status === 204)).toHaveLength(50);
});

it('is logged five hundred times at once for everybody', async () => {
  const send = senderTo(stopped());
  const statuses = await statusesOf(520, () => send(error));
  expect(statuses.filter((status) => status === 204)).toHaveLength(500);
});
