import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCampaign, createSession } from '../testing/factories.ts';
import { createTestApp, TEST_SECRET } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listen, type HttpServer } from './server.ts';

const database = await createTestDatabase();
const { db } = database;
const { app, deps, env, signIn } = createTestApp(database, { TRUSTED_PROXIES: ['127.0.0.1'] });
let server: HttpServer;
beforeAll(async () => {
  server = await listen({ ...env, HOST: '127.0.0.1', PORT: 0 });
  server.serve(app.fetch, deps.callers.ofRequest);
});
afterAll(async () => {
  await server.close(1000);
  await database.close();
});

type Headers = Record<string, string>;
async function ask(method: string, path: string, headers: Headers, body?: object): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: {
      Host: new URL(env.APP_URL).host,
      Origin: env.APP_URL,
      'Content-Type': 'application/json',
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Calls without a pause until the others have been answered, at most so many times each. The server may close the
 * connection of whoever floods it.
 */
async function during(
  loops: number,
  attack: (n: number) => Promise<number>,
  others: () => Promise<number[]>,
) {
  let isOver = false;
  for (let n = 0; n < loops; n++) void repeat(n);
  const answers = await others();
  isOver = true; // calls that still wait for their turn end with the server
  return answers;

  async function repeat(n: number) {
    for (let round = 0; round < 200 && !isOver; round++) await attack(n).catch(() => 0);
  }
}

const repeatedly = async (times: number, call: () => Promise<number>) => {
  const statuses: number[] = [];
  for (let n = 0; n < times; n++) statuses.push(await call());
  return statuses;
};

describe('others are not refused while', () => {
  it('one account reads large campaigns from eight sessions', async () => {
    const [{ id }, other] = [await signIn(), await signIn()];
    const { id: campaign } = await createCampaign(db, id);
    await db.execute(`insert into ad_groups (campaign_id, user_id, id, content, byte_count)
      select '${campaign}', '${id}', gen_random_uuid(), jsonb_build_object('name', repeat(md5(n::text), 4000)), 128000
      from generate_series(1, 80) n`);
    const sessions = await Promise.all(
      Array.from({ length: 8 }, () => createSession(db, id, { secret: TEST_SECRET, appUrl: env.APP_URL })),
    );
    const answers = await during(
      48,
      (n) =>
        ask('GET', `/api/campaigns/${campaign}/plan`, {
          Cookie: sessions[n % 8]?.header ?? '',
          'X-Forwarded-For': `203.0.113.${n % 8}`, // a network each
        }),
      () => repeatedly(30, () => ask('GET', '/api/campaigns', { Cookie: other.cookie })),
    );
    expect(answers).toEqual(Array(30).fill(200));
  }, 60_000);

  it('one address tries links that do not exist', async () => {
    const other = await signIn();
    const answers = await during(
      100,
      () => ask('GET', `/api/shared/${randomUUID()}`, { 'X-Forwarded-For': '203.0.113.7' }),
      () => repeatedly(50, () => ask('GET', '/api/campaigns', { Cookie: other.cookie })),
    );
    expect(answers).toEqual(Array(50).fill(200));
  }, 60_000);

  it('one address asks for new passwords', async () => {
    const others = Array.from({ length: 10 }, (_, n) => ({ 'X-Forwarded-For': `198.51.100.${n + 1}` }));
    const answers = await during(
      40,
      () =>
        ask(
          'POST',
          '/api/auth/request-password-reset',
          { 'X-Forwarded-For': '203.0.113.8' },
          {
            email: `${randomUUID()}@exemplo.com.br`,
          },
        ),
      () =>
        Promise.all(
          others.map((headers) =>
            ask('POST', '/api/auth/sign-in/email', headers, {
              email: `${randomUUID()}@exemplo.com.br`,
              password: 'segredo1',
            }),
          ),
        ),
    );
    expect(answers).toEqual(Array(10).fill(401));
  }, 60_000);
});
