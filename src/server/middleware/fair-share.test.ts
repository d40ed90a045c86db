import { expect, it } from 'vitest';
import { createCampaign, createSession } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { TEST_SECRET } from '../testing/test-app.ts';
import { isFairShare } from './fair-share.ts';

const PROXY = '127.0.0.1';
const { database, app, env, request, signIn } = await openTestApp({ TRUSTED_PROXIES: [PROXY] });

const shared = new Map<string, number>();
for (const { method, path, handler } of app.routes)
  if (isFairShare(handler)) shared.set(`${method} ${path}`, (shared.get(`${method} ${path}`) ?? 0) + 1);

it('the routes with large answers have one share each', () => {
  expect([...shared.keys()].sort()).toEqual([
    'GET /api/campaigns/:id/ignored',
    'GET /api/campaigns/:id/imported',
    'GET /api/campaigns/:id/plan',
    'GET /api/campaigns/:id/signals',
    'GET /api/campaigns/:id/terms',
    'GET /api/profit',
    'GET /api/profit/:id',
    'GET /api/profit/:id/orders',
    'GET /api/profit/account',
    'GET /api/profit/advice',
    'GET /api/profit/days',
    'GET /api/profit/owners',
    'GET /api/reports/ideas',
    'GET /api/rules/changes/:accountId',
    'GET /api/shared/:token',
    'GET /api/shared/:token/contents',
    'POST /api/rules/dry-run',
  ]);
  expect(new Set(shared.values())).toEqual(new Set([1]));
});

it('answers many reads of one account and of others', async () => {
  const people = await Promise.all([signIn(), signIn(), signIn()]);
  const calls = await Promise.all(
    people.map(async ({ id, cookie }) => {
      const campaign = await createCampaign(database.db, id);
      return ['plan', 'terms', 'signals', 'imported', 'ignored'].flatMap((part) =>
        Array.from({ length: 2 }, () => request('GET', `/api/campaigns/${campaign.id}/${part}`, { cookie })),
      );
    }),
  );
  for (const answer of await Promise.all(calls.flat())) expect(answer.status).toBe(200);
});

it('many sessions of one account have one share together, and another account is not refused', async () => {
  const [{ id }, other] = [await signIn(), await signIn()];
  const [own, others] = [await createCampaign(database.db, id), await createCampaign(database.db, other.id)];
  const sessions = await Promise.all(
    Array.from({ length: 8 }, () =>
      createSession(database.db, id, { secret: TEST_SECRET, appUrl: env.APP_URL }),
    ),
  );
  for (const { header } of [...sessions, { header: other.cookie }])
    expect((await request('GET', '/api/session', { cookie: header })).status).toBe(200);
  const read = (campaign: string, who: string) =>
    request('GET', `/api/campaigns/${campaign}/plan`, { cookie: who });
  const many = Array.from({ length: 48 }, (_, n) => read(own.id, sessions[n % 8]?.header ?? ''));
  const ofOther = await Promise.all(Array.from({ length: 6 }, () => read(others.id, other.cookie)));
  expect(ofOther.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const answers = await Promise.all(many);
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(9);
  expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('1');
});

it('sessions that the server meets for the first time have one share together, whatever their addresses', async () => {
  const { id } = await signIn();
  const campaign = await createCampaign(database.db, id);
  const sessions = await Promise.all(
    Array.from({ length: 8 }, () =>
      createSession(database.db, id, { secret: TEST_SECRET, appUrl: env.APP_URL }),
    ),
  );
  const statuses: number[] = [];
  const reads = await database.db.transaction(async (tx) => {
    await tx.execute('lock table campaign_plans'); // nobody is answered before all have arrived
    const begun = Array.from({ length: 48 }, async (_, n) => {
      const { status } = await request('GET', `/api/campaigns/${campaign.id}/plan`, {
        cookie: sessions[n % 8]?.header ?? '',
        headers: { 'X-Forwarded-For': `203.0.113.${n % 8}` },
      });
      statuses.push(status);
    });
    await expect.poll(() => statuses).toEqual(Array(39).fill(503));
    return begun;
  });
  await Promise.all(reads);
  expect(statuses.filter((status) => status === 200)).toHaveLength(9);
});

it.each(
  [...shared.keys()].map((call) => call.slice('GET '.length)).filter((path) => path.includes('campaigns')),
)('%s is not read for a caller who left while it waited', async (path) => {
  const { id, cookie } = await signIn();
  const campaign = await createCampaign(database.db, id);
  const options = { headers: { Cookie: cookie }, signal: AbortSignal.abort() };
  const answer = await app.request(path.replace(':id', campaign.id), options);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { message: 'O pedido foi interrompido.' },
  ]);
});
