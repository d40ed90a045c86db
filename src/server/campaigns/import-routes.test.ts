import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import type { StoredDraft } from '#domain/making/structure/draft.ts';
import type { StoredAccountAssets } from '#domain/making/structure/account-assets.ts';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { adGroups, campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { createCampaign, createDraft, createNegativeList } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let bia: Person;
beforeAll(async () => {
  [ana, bia] = await Promise.all([signIn({ name: 'Ana' }), signIn({ name: 'Bia' })]);
});
beforeEach(() => db.delete(campaigns));

const headers = ['Campaign', 'Budget', 'Ad Group', 'Keyword', 'Criterion Type', 'Quality score'];
const found = (name: string) => ({
  name,
  source: {
    headers,
    rows: [
      { 0: name, 1: '50.00' },
      { 0: name, 2: 'Fundo', 3: 'comprar vitalis', 4: 'Exact', 5: '7' },
    ],
  },
});
const send = (body: object, who = ana) =>
  request('POST', '/api/campaigns/import', { cookie: who.cookie, body: body as Record<string, unknown> });
async function read<Answer>(path: string, who = ana): Promise<Answer> {
  const response = await request('GET', `/api/campaigns/${path}`, { cookie: who.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as Answer; // the type that the route declares
}

describe('the import of an Editor export', () => {
  it('makes campaigns with plans and keeps the rows of the file', async () => {
    const response = await send({ campaigns: [found('Busca A'), found('Busca B')] });
    expect(response.status).toBe(201);
    const made = (await response.json()) as Campaign[]; // the type that the route declares
    expect(made.map(({ name }) => name)).toEqual(['Busca A', 'Busca B']);
    const draft = await read<StoredDraft>(`${made[0]?.id ?? ''}/plan`);
    expect(draft.settings?.content.dailyBudget).toBe('50.00');
    const [group] = draft.groups;
    expect(group?.content.keywords).toEqual([{ text: '[comprar vitalis]', by: 'file' }]);
    expect(await read<ImportedCampaign>(`${made[0]?.id ?? ''}/imported`)).toEqual({
      ...found('Busca A'),
      givenName: 'Busca A',
      groupNames: { [group?.id ?? '']: 'Fundo' },
    });
  });

  it('brings the shared lists, for the campaigns that use them by their names', async () => {
    const { id: old } = await createCampaign(db, ana.id, { name: 'Antiga' });
    const { id: twin } = await createCampaign(db, ana.id, { name: 'Busca A' });
    const own = await createNegativeList(db, ana.id, { name: 'CURIOSOS', campaignIds: [old] });
    const lists = [
      { name: 'Curiosos', negatives: ['grátis', '"pdf"'], campaigns: ['Busca A', 'Antiga'] },
      { name: 'Empregos', negatives: ['vaga'], campaigns: ['Busca A', 'Antiga', 'Outra'] },
    ];
    const response = await send({ campaigns: [found('Busca A')], lists });
    expect(response.status).toBe(201);
    const [made] = (await response.json()) as Campaign[]; // the type that the route declares
    const used = (id: string) => read<NegativeList[]>(`${id}/negative-lists`);
    expect(await used(made?.id ?? '')).toMatchObject([
      { id: own, name: 'CURIOSOS', negatives: ['grátis', '"pdf"'], version: 2 },
      { name: 'Empregos', negatives: ['vaga'] },
    ]);
    expect((await used(old)).map(({ name }) => name)).toEqual(['CURIOSOS', 'Empregos']);
    expect(await used(twin)).toEqual([]);
  });

  it('stores no campaign when its lists are more than Google takes', async () => {
    const dora = await signIn();
    for (let at = 0; at < negativeListLimits.lists; at += 1) await createNegativeList(db, dora.id);
    const lists = [{ name: 'Mais uma', negatives: ['vaga'], campaigns: [] }];
    const response = await send({ campaigns: [found('Busca A')], lists }, dora);
    expect([response.status, await response.json()]).toEqual([
      413,
      { code: 'too_large', message: 'O Google aceita até 20 listas de negativas em uma conta.' },
    ]);
    expect(await db.$count(campaigns)).toBe(0);
  });

  it('adds what the file has of the whole account, also without a campaign', async () => {
    const eva = await signIn();
    const assets = async () =>
      (
        await request('GET', '/api/account-assets', { cookie: eva.cookie })
      ).json() as Promise<StoredAccountAssets>; // the type that the route declares
    const bring = (callouts: string[], campaigns: object[]) =>
      send({ campaigns, accountAssets: { finalUrl: 'https://exemplo.com.br/', callouts } }, eva);
    expect((await bring(['Frete grátis'], [found('Busca A')])).status).toBe(201);
    expect((await bring(['frete grátis', 'Pix'], [])).status).toBe(201);
    expect(await assets()).toMatchObject({
      version: 2,
      content: { finalUrl: 'https://exemplo.com.br/', callouts: ['Frete grátis', 'Pix'] },
    });
  });

  it('is compared with a campaign of the account, whose draft stays', async () => {
    const { id } = await createCampaign(db, ana.id, { name: 'Busca A' });
    const group = { position: 1, keywords: [], negatives: [], ads: [] };
    await createDraft(
      db,
      { userId: ana.id, campaignId: id },
      {
        settings: { ...emptySettings, callouts: ['Frete rápido'] },
        groups: [
          { ...group, name: 'Fundo' },
          { ...group, name: 'Novo' },
        ],
      },
    );
    const before = await read<StoredDraft>(`${id}/plan`);
    expect((await send({ campaigns: [{ ...found('Busca A'), into: id }] })).status).toBe(201);
    const draft = await read<StoredDraft>(`${id}/plan`);
    expect(draft.groups).toEqual(before.groups);
    expect(draft.settings?.version).toBe(2);
    expect(draft.settings?.content).toMatchObject({ callouts: ['Frete rápido'], dailyBudget: '50.00' });
    const known = draft.groups.find(({ content }) => content.name === 'Fundo');
    expect(await read<ImportedCampaign>(`${id}/imported`)).toMatchObject({
      name: 'Busca A',
      groupNames: { [known?.id ?? '']: 'Fundo' },
    });
    expect(await db.$count(campaigns)).toBe(1);
  });

  it('fills a campaign of the account that was never assembled', async () => {
    const { id } = await createCampaign(db, ana.id, { name: 'Busca A' });
    expect((await send({ campaigns: [{ ...found('Busca A'), into: id }] })).status).toBe(201);
    const draft = await read<StoredDraft>(`${id}/plan`);
    expect(draft.groups.map(({ content }) => content.name)).toEqual(['Fundo']);
    expect(draft.settings?.content.dailyBudget).toBe('50.00');
  });

  it('is not compared with a campaign of another account, and then stores nothing', async () => {
    const { id } = await createCampaign(db, bia.id, { name: 'Busca A' });
    const response = await send({ campaigns: [found('Busca B'), { ...found('Busca A'), into: id }] });
    expect(response.status).toBe(404);
    expect(await db.$count(campaigns)).toBe(1);
  });

  it('is compared with one campaign of the file only', async () => {
    const { id } = await createCampaign(db, ana.id, { name: 'Busca A' });
    const twice = [id, id.toUpperCase()].map((into) => ({ ...found('Busca A'), into }));
    const response = await send({ campaigns: twice });
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ message: 'Cada campanha só pode ser comparada uma vez.' }),
    ]);
  });

  it('is refused unread when its rows name more columns than any file has', async () => {
    const row = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`coluna ${at}`, '']));
    const body = JSON.stringify({ campaigns: [{ name: 'A', source: { headers, rows: [row] } }] });
    const length = { 'Content-Length': String(Buffer.byteLength(body)) };
    const response = await request('POST', '/api/campaigns/import', {
      cookie: ana.cookie,
      body,
      headers: length,
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      message: 'O pedido tem valores demais. Divida o que você quer gravar em partes menores.',
    });
  });

  it('stores nothing when one campaign is refused', async () => {
    const tooMany = Array.from({ length: 4001 }, (_, at) => ({ 0: 'Grande', 2: `Grupo ${at}`, 3: 'a' }));
    const long = { name: 'Longa', source: { headers, rows: [{ 0: 'x'.repeat(20_001) }] } };
    const response = await send({ campaigns: [found('Busca A'), long] });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: 'Há uma célula com mais de 20.000 caracteres.' });
    // Groups above the limit stay as rows of the file.
    expect((await send({ campaigns: [{ name: 'Grande', source: { headers, rows: tooMany } }] })).status).toBe(
      201,
    );
    expect([await db.$count(campaigns), await db.$count(adGroups)]).toEqual([1, 4000]);
  });

  it.each([
    ['no campaign', { campaigns: [] }, 422, 'Escolha ao menos uma campanha.'],
    [
      'a row of another shape',
      { campaigns: [{ ...found('A'), source: { headers, rows: [['A']] } }] },
      422,
      undefined,
    ],
    ['an owner of its own', { campaigns: [{ ...found('A'), userId: 'x' }] }, 422, undefined],
    [
      'over 12 MB',
      {
        campaigns: Array(20).fill({
          ...found('A'),
          source: { headers, rows: Array(70).fill({ 0: 'x'.repeat(10_000) }) },
        }),
      },
      413,
      'O pedido passa do tamanho máximo de 12 MB.',
    ],
  ])('refuses %s and stores nothing', async (_, body, status, message) => {
    const response = await send(body);
    const answer = (await response.json()) as { message: string }; // every failure has a message
    expect({ status: response.status, message: answer.message }).toEqual({
      status,
      message: message ?? answer.message,
    });
    expect(await db.$count(campaigns)).toBe(0);
  });

  it('can be read by its owner alone, and is null for a campaign made here', async () => {
    const [made] = (await (await send({ campaigns: [found('Busca A')] })).json()) as Campaign[]; // the type that the route declares
    const path = `/api/campaigns/${made?.id ?? ''}/imported`;
    expect((await request('GET', path, { cookie: bia.cookie })).status).toBe(404);
    const { id } = await createCampaign(db, ana.id);
    expect(await read(`${id}/imported`)).toBeNull();
  });

  it('is deleted with its campaign', async () => {
    const [made] = (await (await send({ campaigns: [found('Busca A')] })).json()) as Campaign[]; // the type that the route declares
    await request('DELETE', `/api/campaigns/${made?.id ?? ''}`, { cookie: ana.cookie });
    expect([await db.$count(adGroups), await db.$count(campaignDrafts)]).toEqual([0, 0]);
  });
});
