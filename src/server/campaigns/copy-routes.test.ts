import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import type { StoredDraft } from '#domain/making/structure/draft.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { adGroups, campaigns } from '../db/schema/campaigns.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let cookie: string;
beforeAll(async () => {
  ({ cookie } = await signIn({ name: 'Ana' }));
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
