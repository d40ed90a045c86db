import { afterAll, expect, it } from 'vitest';
import { createCampaign } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { largeAnswers } from './large-answers.ts';

const database = await createTestDatabase();
const { app, deps, request, signIn } = createTestApp(database);
afterAll(database.close);

const paths = largeAnswers(deps).flatMap((kind) => kind.paths);

it.each(paths)('%s is the path of a route', (path) => {
  expect(app.routes.filter((route) => route.method === 'GET' && route.path === path).length).toBeGreaterThan(
    1,
  );
});

it('no call waits in two places', () => {
  const example = (path: string) => path.replace(/:\w+/g, 'exemplo');
  for (const path of paths) {
    const matching = paths.filter((other) =>
      new RegExp(`^${other.replace(/:\w+/g, '[^/]+')}$`).test(example(path)),
    );
    expect(matching).toEqual([path]);
  }
});

it('answers many reads of one session and of others', async () => {
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

it('refuses more of one session than may wait', async () => {
  const [{ id, cookie }, other] = [await signIn(), await signIn()];
  const [own, others] = [await createCampaign(database.db, id), await createCampaign(database.db, other.id)];
  const read = (campaign: string, who: string) =>
    request('GET', `/api/campaigns/${campaign}/plan`, { cookie: who });
  const many = Array.from({ length: 40 }, () => read(own.id, cookie));
  expect((await read(others.id, other.cookie)).status).toBe(200);
  const answers = await Promise.all(many);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  expect(answers.find(({ status }) => status === 503)?.headers.get('Retry-After')).toBe('1');
});

it.each(paths)('%s is not read for a caller who left while it waited', async (path) => {
  const { id, cookie } = await signIn();
  const campaign = await createCampaign(database.db, id);
  const options = { headers: { Cookie: cookie }, signal: AbortSignal.abort() };
  const answer = await app.request(path.replace(':id', campaign.id), options);
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { message: 'O pedido foi interrompido.' },
  ]);
});
