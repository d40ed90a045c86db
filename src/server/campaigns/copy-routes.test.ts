import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import type { StoredDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { adGroups, campaigns } from '../db/schema/campaigns.ts';
import { negativeListCampaigns, negativeLists } from '../db/schema/negative-lists.ts';
import { createCampaign } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import type { Person } from '../testing/test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let cookie: string;
beforeAll(async () => {
  ana = await signIn({ name: 'Ana' });
  ({ cookie } = ana);
});
beforeEach(() => db.delete(campaigns));

const group = { name: 'Fundo', position: 1, keywords: [{ text: '[a]', by: 'hand' }], negatives: [], ads: [] };
const copy = (name: string, part: object = {}) => ({
  campaign: { name, sheet: { language: 'es' } },
  settings: { ...emptySettings, countries: ['ES'] },
  groups: [group],
  ...part,
});
const send = (body: Record<string, unknown>) => request('POST', '/api/campaigns/copies', { cookie, body });

it('copies are stored with their plans', async () => {
  const response = await send({ campaigns: [copy('Vitalis | Espanha'), copy('Vitalis | México')] });
  expect(response.status).toBe(201);
  const made = (await response.json()) as Campaign[]; // the type that the route declares
  expect(made.map(({ name }) => name)).toEqual(['Vitalis | Espanha', 'Vitalis | México']);
  const read = await request('GET', `/api/campaigns/${made[1]?.id ?? ''}/plan`, { cookie });
  const draft = (await read.json()) as StoredDraft; // the type that the route declares
  expect(draft.settings?.content.countries).toEqual(['ES']);
  expect(draft.groups.map(({ content }) => content)).toEqual([group]);
});

it('copies use the shared lists of negatives of their campaign, and of nobody else', async () => {
  const bia = await signIn({ name: 'Bia' });
  const [source, foreign] = await Promise.all([createCampaign(db, ana.id), createCampaign(db, bia.id)]);
  const lists = await db
    .insert(negativeLists)
    .values([
      { userId: ana.id, name: 'Curiosos', negatives: ['grátis'] },
      { userId: bia.id, name: 'De Bia', negatives: ['bula'] },
    ])
    .returning();
  const [own, other] = lists;
  if (!own || !other) throw new Error('two lists were made');
  await db.insert(negativeListCampaigns).values([
    { userId: ana.id, listId: own.id, campaignId: source.id },
    { userId: bia.id, listId: other.id, campaignId: foreign.id },
  ]);
  const usesOf = async (from: string) => {
    const made = (await (await send({ source: from, campaigns: [copy('Cópia')] })).json()) as Campaign[]; // the type that the route declares
    const read = await request('GET', `/api/campaigns/${made[0]?.id ?? ''}/negative-lists`, { cookie });
    return ((await read.json()) as NegativeList[]).map(({ name }) => name); // the type that the route declares
  };
  expect(await usesOf(source.id)).toEqual(['Curiosos']);
  expect(await usesOf(foreign.id)).toEqual([]);
});

it.each([
  ['no copy', [], 'Escolha ao menos um país.'],
  ['a copy without a name', [copy('A'), copy(' ')], 'Dê um nome à campanha.'],
  [
    'a group without a name',
    [copy('A'), copy('B', { groups: [{ ...group, name: ' ' }] })],
    'Dê um nome ao grupo.',
  ],
  ['31 copies', Array.from({ length: 31 }, () => copy('A')), 'Copie para até 30 países de uma vez.'],
])('%s stores nothing', async (_, all, message) => {
  const response = await send({ campaigns: all });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ message });
  expect([await db.$count(campaigns), await db.$count(adGroups)]).toEqual([0, 0]);
});
