import { beforeEach, expect, it } from 'vitest';
import { noAccountAssets, type StoredAccountAssets } from '#domain/making/structure/account-assets.ts';
import { openTestApp } from '../../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let cookie: string;
const ask = (method: string, body?: Record<string, unknown>) =>
  request(method, '/api/account-assets', { cookie, body });
const read = async () => (await (await ask('GET')).json()) as StoredAccountAssets; // the type that the route declares

beforeEach(async () => {
  ({ cookie } = await signIn());
});

it('an account has none at first, keeps what is saved, and nobody else sees it', async () => {
  expect(await read()).toEqual({ version: null, content: noAccountAssets() });
  const content = { ...noAccountAssets(), callouts: ['Frete grátis'], finalUrl: 'https://exemplo.com.br/' };
  const saved = await ask('PUT', { version: null, content });
  expect(await saved.json()).toEqual({ version: 1, content });
  expect(await read()).toEqual({ version: 1, content });
  ({ cookie } = await signIn());
  expect(await read()).toEqual({ version: null, content: noAccountAssets() });
});

it.each([
  ['a first save after another', null],
  ['a save of an older version', 1],
])('%s is refused, and what is stored stays', async (_, version) => {
  await ask('PUT', { version: null, content: { callouts: ['Um'] } });
  await ask('PUT', { version: 1, content: { callouts: ['Dois'] } });
  const refused = await ask('PUT', { version, content: { callouts: ['Três'] } });
  expect(refused.status).toBe(409);
  expect(await read()).toMatchObject({ version: 2, content: { callouts: ['Dois'] } });
});

it.each([
  ['more callouts than an account holds', { callouts: Array.from({ length: 21 }, String) }],
  ['an unknown field', { headlines: ['Um'] }],
  ['no currency', { currency: 'real' }],
])('refuses %s', async (_, content) => {
  expect((await ask('PUT', { version: null, content })).status).toBe(422);
});

it('a row that is older than a kind of asset has none of it', async () => {
  await ask('PUT', { version: null, content: { callouts: ['Um'] } });
  await db.execute("update account_assets set content = content - 'prices'");
  expect((await read()).content.prices).toEqual([]);
});
