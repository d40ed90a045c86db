import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { CampaignDetail } from '#domain/campaign/campaign.ts';
import { campaignAssets } from '../db/schema.ts';
import { createCampaign } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { MAX_ACCOUNT_BYTES, MAX_LISTS } from './quotas.ts';

const database = await createTestDatabase();
const { db } = database;
const { request, signIn } = createTestApp(database);
afterAll(database.close);

let cookie: string;
let userId: string;
let campaign: string;
let list: string;
const titles = (content: string[], more: object = {}) => ({ assetType: 'titles', content, ...more });
const origin = { product: 'VitalMax', language: 'pt', funnel: null, matchType: null };

const ask = (method: string, path: string, body?: Record<string, unknown>) =>
  request(method, `/api/campaigns/${campaign}${path}`, { cookie, body });

async function opened() {
  const { assets } = (await (await ask('GET', '')).json()) as CampaignDetail; // as typed by the route
  return assets;
}

beforeEach(async () => {
  ({ cookie, id: userId } = await signIn());
  campaign = (await createCampaign(db, userId)).id;
  const kept = await ask('POST', '/assets', titles(['Um', 'Dois'], { name: 'Primeira', origin }));
  list = ((await kept.json()) as { id: string }).id; // 201
});

it('a list is renamed, and its content stays', async () => {
  expect((await ask('PATCH', `/assets/${list}`, { name: ' Outra ' })).status).toBe(200);
  expect(await opened()).toMatchObject([{ name: 'Outra', content: ['Um', 'Dois'], origin }]);
  await ask('PATCH', `/assets/${list}`, { name: '' });
  expect(await opened()).toMatchObject([{ name: null }]);
});

it('a list is replaced, with what the new one was generated with, and keeps its name', async () => {
  const other = { ...origin, product: 'Outro' };
  const answer = await ask('PUT', `/assets/${list}`, titles(['Três'], { origin: other }));
  expect(await answer.json()).toEqual({ itemCount: 1 });
  expect(await opened()).toMatchObject([
    { name: 'Primeira', content: ['Três'], itemCount: 1, origin: other },
  ]);
});

it('items are added after those there are, each once', async () => {
  const answer = await ask('POST', `/assets/${list}/items`, titles(['Dois', 'Três']));
  expect(await answer.json()).toEqual({ itemCount: 3 });
  expect(await opened()).toMatchObject([{ content: ['Um', 'Dois', 'Três'], itemCount: 3, origin }]);
});

it('two additions at the same moment are both kept', async () => {
  await Promise.all([
    ask('POST', `/assets/${list}/items`, titles(['A'])),
    ask('POST', `/assets/${list}/items`, titles(['B'])),
  ]);
  const [found] = await opened();
  expect([...(found?.content ?? [])].sort()).toEqual(['A', 'B', 'Dois', 'Um']);
});

it.each(['PUT', 'POST'])('%s: a list takes no items of another type', async (method) => {
  const path = `/assets/${list}${method === 'POST' ? '/items' : ''}`;
  const answer = await ask(method, path, { assetType: 'callouts', content: ['Oi'] });
  expect(answer.status).toBe(409);
  expect(await opened()).toMatchObject([{ content: ['Um', 'Dois'] }]);
});

describe('what an account may keep', () => {
  const row = () => ({
    campaignId: campaign,
    userId,
    assetType: 'titles' as const,
    content: ['a'],
    itemCount: 1,
  });

  it('so many lists in a campaign', async () => {
    await db.insert(campaignAssets).values(Array.from({ length: MAX_LISTS - 1 }, row));
    const answer = await ask('POST', '/assets', titles(['Mais uma']));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      message: 'Uma campanha guarda até 300 listas. Apague as que não usa mais.',
    });
    await ask('DELETE', `/assets/${list}`);
    expect((await ask('POST', '/assets', titles(['Mais uma']))).status).toBe(201);
  });

  it('so many bytes in all campaigns together', async () => {
    await db.update(campaignAssets).set({ byteCount: MAX_ACCOUNT_BYTES }).where(eq(campaignAssets.id, list));
    const answer = await ask('POST', '/assets', titles(['Mais uma']));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      message: 'Suas listas ocupam todo o espaço da conta. Apague as que não usa mais.',
    });
  });
});
