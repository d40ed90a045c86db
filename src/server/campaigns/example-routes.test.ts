import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { assetTypes } from '#domain/ads/asset-types.ts';
import type { Campaign, CampaignDetail } from '#domain/making/campaign/campaign.ts';
import type { FirstSteps } from '#domain/making/campaign/first-steps.ts';
import type { StoredDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { adGroups, campaignAssets, campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { createCampaign, createDraft, createReport } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let bia: Person;
beforeEach(async () => {
  ana = await signIn();
  bia = await signIn();
});

const STEPS = '/api/first-steps';
const EXAMPLE = `${STEPS}/example`;
const call = (method: string, path: string, body?: Record<string, unknown>, { cookie } = ana) =>
  request(method, path, { cookie, body });
const steps = async (person = ana) =>
  (await (await call('GET', STEPS, undefined, person)).json()) as FirstSteps; // the type that the route declares
const addExample = async (person = ana) =>
  (await (await call('POST', EXAMPLE, undefined, person)).json()) as Campaign; // the type that the route declares
const read = async <T>(path: string) => (await (await call('GET', path)).json()) as T; // the type that the route declares
const rowsOf = async ({ id }: Person) => ({
  campaigns: await db.select().from(campaigns).where(eq(campaigns.userId, id)),
  lists: await db.select().from(campaignAssets).where(eq(campaignAssets.userId, id)),
  plans: await db.select().from(campaignDrafts).where(eq(campaignDrafts.userId, id)),
  groups: await db.select().from(adGroups).where(eq(adGroups.userId, id)),
});
const nothing = { campaigns: [], lists: [], plans: [], groups: [] };
const noSteps = { campaign: null, plan: false, budget: false, example: null };

describe('the example', () => {
  it('brings a sheet, a list of every type and an assembled draft, and ticks no step', async () => {
    expect(await steps()).toEqual(noSteps);
    const response = await call('POST', EXAMPLE);
    expect(response.status).toBe(201);
    const made = (await response.json()) as Campaign; // the type that the route declares
    expect(made).toMatchObject({ name: 'Exemplo: Vitalis Max', isExample: true });
    const detail = await read<CampaignDetail>(`/api/campaigns/${made.id}`);
    expect(detail).toMatchObject({ isExample: true, sheet: { name: 'Vitalis Max' } });
    expect(detail.assets.map(({ assetType }) => assetType)).toEqual([...assetTypes]);
    const draft = await read<StoredDraft>(`/api/campaigns/${made.id}/plan`);
    expect(draft.groups.length).toBeGreaterThan(1);
    expect(await steps()).toEqual({ ...noSteps, example: { id: made.id, isEdited: false } });
  });

  it('is made once, however many clicks arrive at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => addExample()));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const stored = await rowsOf(ana);
    expect(stored.campaigns).toHaveLength(1);
    expect(stored.lists).toHaveLength(assetTypes.length);
  });

  it('leaves without a trace, and touches nothing else', async () => {
    const own = await createCampaign(db, ana.id, { name: 'Minha' });
    await addExample(bia);
    const before = { mine: await rowsOf(ana), others: await rowsOf(bia) };
    await addExample();
    expect((await call('DELETE', EXAMPLE)).status).toBe(200);
    expect({ mine: await rowsOf(ana), others: await rowsOf(bia) }).toEqual(before);
    expect(before.mine.campaigns.map(({ id }) => id)).toEqual([own.id]);
    expect((await call('DELETE', EXAMPLE)).status).toBe(404);
  });

  it('is refused whole when the account has no room for a campaign', async () => {
    await db.execute(sql`
      insert into campaigns (user_id, name) select ${ana.id}, 'Campanha ' || n from generate_series(1, 2000) n`);
    expect((await call('POST', EXAMPLE)).status).toBe(413);
    expect(await rowsOf(ana)).toMatchObject({ lists: [], plans: [], groups: [] });
  });
});

const campaignOf = (id: string) => `/api/campaigns/${id}`;
const edits: [what: string, edit: (id: string) => Promise<unknown>][] = [
  ['its fields', (id) => call('PATCH', campaignOf(id), { name: 'Meu teste', version: 1 })],
  [
    'its sheet',
    (id) =>
      call('PUT', `${campaignOf(id)}/sheet`, { version: 1, sheet: { name: 'Outro', guaranteeDays: 30 } }),
  ],
  [
    'its lists',
    (id) => call('POST', `${campaignOf(id)}/assets`, { assetType: 'titles', content: ['Meu título'] }),
  ],
  [
    'the name of a list',
    async (id) => {
      const { assets } = await read<CampaignDetail>(campaignOf(id));
      return call('PATCH', `${campaignOf(id)}/assets/${assets[0]?.id}`, { name: 'Minha' });
    },
  ],
  [
    'its settings',
    async (id) => {
      const { settings } = await read<StoredDraft>(`${campaignOf(id)}/plan`);
      return call('PUT', `${campaignOf(id)}/plan`, { settings });
    },
  ],
  [
    'an ad group',
    async (id) => {
      const { groups } = await read<StoredDraft>(`${campaignOf(id)}/plan`);
      return call('PUT', `${campaignOf(id)}/plan`, { groups: groups.slice(0, 1) });
    },
  ],
  [
    'its reports',
    (id) =>
      createReport(db, { userId: ana.id, campaignId: id }, { clicks: 1, costMicros: 1, conversions: 0 }),
  ],
];

describe.each(edits)('an example of which the person changed %s', (_what, edit) => {
  it('is not removed before the person agrees', async () => {
    const { id } = await addExample();
    await edit(id);
    expect((await steps()).example).toEqual({ id, isEdited: true });
    const before = await rowsOf(ana);
    const refused = await call('DELETE', EXAMPLE);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'conflict' });
    expect(await rowsOf(ana)).toEqual(before);
    expect((await call('DELETE', `${EXAMPLE}?edited=delete`)).status).toBe(200);
    expect(await rowsOf(ana)).toEqual(nothing);
  });

  it('can be kept as an own campaign, which a removal no longer reaches', async () => {
    const { id } = await addExample();
    await edit(id);
    expect((await call('POST', `${EXAMPLE}/keep`)).status).toBe(200);
    expect(await steps()).toEqual({ campaign: id, plan: true, budget: true, example: null });
    expect((await call('DELETE', `${EXAMPLE}?edited=delete`)).status).toBe(404);
    expect((await rowsOf(ana)).campaigns.map((row) => row.id)).toEqual([id]);
  });
});

describe('the first steps', () => {
  it('are ticked one by one by what the account really holds', async () => {
    const first = await createCampaign(db, ana.id, { createdAt: new Date('2026-01-01T00:00:00Z') });
    expect(await steps()).toEqual({ ...noSteps, campaign: first.id });
    const settings = { ...emptySettings, dailyBudget: '50' };
    await createDraft(db, { userId: ana.id, campaignId: first.id }, { settings, groups: [] });
    expect(await steps()).toEqual({ ...noSteps, campaign: first.id, budget: true });
    const { id } = await createCampaign(db, ana.id);
    const group = { name: 'Marca', position: 1, keywords: [], negatives: [], ads: [] };
    await createDraft(db, { userId: ana.id, campaignId: id }, { settings: emptySettings, groups: [group] });
    expect(await steps()).toEqual({ ...noSteps, campaign: id, plan: true, budget: true });
    expect(await steps(bia)).toEqual(noSteps);
  });
});
