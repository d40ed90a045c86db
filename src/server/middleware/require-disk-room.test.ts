import { afterAll, afterEach, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { deps, request, signIn } = createTestApp(database);
afterAll(() => database.close());
afterEach(() => {
  deps.disk.free = 1;
});

const inTrial = {
  subscriptionStatus: 'trialing',
  trialExpiresAt: new Date(Date.now() + 86_400_000),
} as const;
const paying = { subscriptionStatus: 'active', plan: 'basico' } as const;

it.each([
  ['trial, a tenth is free', inTrial, 0.1, 201],
  ['trial, less is free', inTrial, 0.099, 507],
  ['paying, a tenth is free', paying, 0.099, 201],
  ['paying, just enough is free', paying, 0.04, 201],
  ['paying, nearly nothing is free', paying, 0.039, 507],
])('%s', async (_what, account, free, status) => {
  const { cookie } = await signIn(account);
  deps.disk.free = free;
  const answer = await request('POST', '/api/campaigns', { cookie, body: { name: 'Verão' } });
  expect(answer.status).toBe(status);
  if (status === 507) expect(await answer.json()).toMatchObject({ code: 'storage_full' });
});

it('what is stored can be read and deleted on a full disk, and the account can be managed', async () => {
  const { cookie } = await signIn(paying);
  const created = await request('POST', '/api/campaigns', { cookie, body: { name: 'Verão' } });
  const { id } = (await created.json()) as { id: string };
  deps.disk.free = 0;
  expect((await request('GET', '/api/campaigns', { cookie })).status).toBe(200);
  expect((await request('DELETE', `/api/campaigns/${id}`, { cookie })).status).toBeLessThan(300);
  expect(
    (await request('PATCH', '/api/profile', { cookie, body: { fullName: 'Ana Souza', phone: null } })).status,
  ).toBe(200);
});
