import { beforeEach, expect, it } from 'vitest';
import type { Activity } from '#domain/making/campaign/activity.ts';
import { campaignAssets, campaigns } from '../db/schema/campaigns.ts';
import { createCampaign } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let bia: Person;
beforeEach(async () => {
  await db.delete(campaigns);
  [ana, bia] = await Promise.all([signIn(), signIn()]);
});

const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 12, n));

async function read({ cookie }: Person, query = ''): Promise<Activity[]> {
  const response = await request('GET', `/api/activity${query}`, { cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Activity[]; // the type that the route declares
}

async function createAsset({ id: userId }: Person, campaignId: string, createdAt: Date, itemCount = 2) {
  const content = Array.from({ length: itemCount }, (_, n) => `Item ${n}`);
  await db
    .insert(campaignAssets)
    .values({ campaignId, userId, assetType: 'titles', content, itemCount, createdAt });
}

it('a new account has no activity', async () => {
  expect(await read(ana)).toEqual([]);
});

it('lists created campaigns, edited campaigns and saved lists, the newest first', async () => {
  const made = await createCampaign(db, ana.id, { name: 'Verão', updatedAt: minute(1) });
  const changed = await createCampaign(db, ana.id, { name: 'Inverno', version: 2, updatedAt: minute(3) });
  await createAsset(ana, made.id, minute(2));
  const activity = await read(ana);
  expect(activity.map(({ at, ...rest }) => ({ ...rest, at: new Date(at) }))).toEqual([
    { type: 'campaign_updated', campaignId: changed.id, campaignName: 'Inverno', at: minute(3) },
    {
      type: 'asset_saved',
      assetType: 'titles',
      itemCount: 2,
      campaignId: made.id,
      campaignName: 'Verão',
      at: minute(2),
    },
    { type: 'campaign_created', campaignId: made.id, campaignName: 'Verão', at: minute(1) },
  ]);
});

it('shows the five newest entries of all kinds together', async () => {
  for (const n of [1, 3, 5, 7]) {
    const campaign = await createCampaign(db, ana.id, { name: `C${n}`, updatedAt: minute(n) });
    await createAsset(ana, campaign.id, minute(n + 1));
  }
  const activity = await read(ana);
  expect(activity.map(({ at }) => new Date(at))).toEqual([8, 7, 6, 5, 4].map(minute));
});

it.each([[''], ['?userId='], ['?user_id=']])(
  "shows only this person's activity when asked with %j",
  async (query) => {
    const campaign = await createCampaign(db, bia.id, { name: 'Segredo' });
    await createAsset(bia, campaign.id, minute(1));
    expect(await read(ana, query && `${query}${bia.id}`)).toEqual([]);
    expect(await read(bia)).toHaveLength(2);
  },
);

it('follows each change: created, edited, saved, deleted', async () => {
  const ask = (method: string, path: string, body?: Record<string, unknown>) =>
    request(method, `/api/campaigns${path}`, { cookie: ana.cookie, body });
  const types = async () => (await read(ana)).map(({ type }) => type);
  const { id } = (await (await ask('POST', '', { name: 'Verão' })).json()) as { id: string }; // status 201
  expect(await types()).toEqual(['campaign_created']);
  await ask('PATCH', `/${id}`, { name: 'Outono', version: 1 });
  expect(await types()).toEqual(['campaign_updated']);
  await ask('POST', `/${id}/assets`, { assetType: 'titles', content: ['Oi'] });
  expect(await types()).toEqual(['asset_saved', 'campaign_updated']);
  await ask('DELETE', `/${id}`);
  expect(await types()).toEqual([]);
});
