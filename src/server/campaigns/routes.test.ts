import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CampaignDetail, CampaignSummary } from '#domain/making/campaign/campaign.ts';
import { campaignAssets, campaigns } from '../db/schema/campaigns.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import type { Person } from '../testing/test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let bia: Person;
let id: string;

beforeAll(async () => {
  [ana, bia] = await Promise.all([signIn({ name: 'Ana' }), signIn({ name: 'Bia' })]);
});

beforeEach(async () => {
  await db.delete(campaigns);
  const response = await request('POST', '/api/campaigns', { cookie: ana.cookie, body: { name: 'Verão' } });
  id = ((await response.json()) as { id: string }).id; // status 201, as the first test checks
});

const asAna = (method: string, path: string, body?: Record<string, unknown> | string) =>
  request(method, path, { cookie: ana.cookie, body });

async function stored() {
  return { campaigns: await db.select().from(campaigns), assets: await db.select().from(campaignAssets) };
}

describe("a person's own campaign", () => {
  it('is created with exact amounts, listed with counts and opened with contents', async () => {
    const body = {
      name: '  Inverno  ',
      notes: ' testar kits ',
      platform: 'Google Ads',
      niche: '',
      country: 'Brasil',
      commission: '0.1',
      productPrice: '9999999999.99',
      currency: 'USD',
      createdAt: '2026-01-31T12:00:00.000-03:00',
    };
    const made = await asAna('POST', '/api/campaigns', body);
    expect(made.status).toBe(201);
    const campaign = (await made.json()) as CampaignDetail; // the type that the route declares
    expect(campaign).toMatchObject({
      name: 'Inverno',
      notes: 'testar kits',
      niche: null,
      commission: '0.10',
      productPrice: '9999999999.99',
      currency: 'USD',
      version: 1,
      createdAt: '2026-01-31T15:00:00.000Z',
    });
    const lists = [
      { assetType: 'titles', content: ['Frete Grátis', 'Compre Já'] },
      { assetType: 'titles', content: ['Outro'] },
      { assetType: 'sitelinks', content: [{ text: 'Kits', desc1: 'Veja', desc2: '' }] },
    ];
    const origin = { product: 'VitalMax', language: 'pt', funnel: 'top', matchType: 'exact' };
    const named = { assetType: 'keywords', content: ['[comprar]'], name: 'Topo', origin };
    for (const list of [...lists, named]) {
      expect((await asAna('POST', `/api/campaigns/${campaign.id}/assets`, list)).status).toBe(201);
    }
    const listed = (await (await asAna('GET', '/api/campaigns')).json()) as CampaignSummary[];
    expect(listed.map(({ name }) => name)).toEqual(['Verão', 'Inverno']);
    expect(listed[1]?.assetCounts).toEqual({ titles: 2, sitelinks: 1, keywords: 1 });
    const opened = (await (await asAna('GET', `/api/campaigns/${campaign.id}`)).json()) as CampaignDetail;
    const expectedAssets = [...lists, named].map(({ content, ...list }) => ({ ...list, preview: content }));
    expect(opened.assets).toMatchObject(expectedAssets);
    const unknown = { product: null, language: null, funnel: null, matchType: null };
    expect(opened.assets[0]).toMatchObject({ name: null, origin: unknown });
  });

  it('is stored once when it is sent again, also with other fields', async () => {
    const own = randomUUID();
    const sent = { id: own, name: 'Inverno' };
    expect(await (await asAna('POST', '/api/campaigns', sent)).json()).toMatchObject(sent);
    const again = await asAna('POST', '/api/campaigns', { id: own, name: 'Inverno 2' });
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'conflict', current: sent });
    const { cookie } = bia;
    expect((await request('POST', '/api/campaigns', { cookie, body: sent })).status).toBe(404);
    expect((await stored()).campaigns).toMatchObject([{ name: 'Verão' }, sent]);
  });

  it('can only be edited from its newest version', async () => {
    const first = await asAna('PATCH', `/api/campaigns/${id}`, { name: 'Verão 2', version: 1 });
    expect(await first.json()).toMatchObject({ name: 'Verão 2', version: 2 });
    const second = await asAna('PATCH', `/api/campaigns/${id}`, { name: 'Verão 3', version: 1 });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({
      code: 'conflict',
      message: 'Esta campanha foi alterada em outra aba ou aparelho depois que você a abriu.',
      current: { name: 'Verão 2', version: 2 },
    });
  });

  it('is deleted with its assets', async () => {
    await asAna('POST', `/api/campaigns/${id}/assets`, { assetType: 'keywords', content: ['a'] });
    expect((await asAna('DELETE', `/api/campaigns/${id}`)).status).toBe(200);
    expect(await stored()).toEqual({ campaigns: [], assets: [] });
  });

  it('can lose a single list', async () => {
    const made = await asAna('POST', `/api/campaigns/${id}/assets`, {
      assetType: 'keywords',
      content: ['a'],
    });
    const asset = (await made.json()) as { id: string };
    expect((await asAna('DELETE', `/api/campaigns/${id}/assets/${asset.id}`)).status).toBe(200);
    expect((await stored()).assets).toEqual([]);
    expect((await asAna('DELETE', `/api/campaigns/${id}/assets/${asset.id}`)).status).toBe(404);
  });
});

const long = (length: number) => 'x'.repeat(length);
const NO_CAMPAIGN = 'Campanha não encontrada.';

describe('invalid input changes nothing and gets a message in Portuguese', () => {
  const post = (path: string, body: Record<string, unknown> | string) => ['POST', path, body] as const;
  const edit = (body: Record<string, unknown>) => ['PATCH', '/api/campaigns/:id', body] as const;
  const asset = (body: Record<string, unknown>) => post('/api/campaigns/:id/assets', body);
  it.each([
    ['no name', post('/api/campaigns', {}), 422, 'Dê um nome à campanha.'],
    ['a blank name', post('/api/campaigns', { name: '   ' }), 422, 'Dê um nome à campanha.'],
    ['a long name', post('/api/campaigns', { name: long(121) }), 422, 'Nome: use no máximo 120 caracteres.'],
    [
      'long notes',
      post('/api/campaigns', { name: 'a', notes: long(5001) }),
      422,
      'Anotações: use no máximo 5000 caracteres.',
    ],
    [
      'a long niche',
      post('/api/campaigns', { name: 'a', niche: long(81) }),
      422,
      'Nicho: use no máximo 80 caracteres.',
    ],
    [
      'a price that is no number',
      post('/api/campaigns', { name: 'a', productPrice: 'dez' }),
      422,
      'Preço do produto: use um valor como 1234.56.',
    ],
    ['a bad date', post('/api/campaigns', { name: 'a', createdAt: 'ontem' }), 422, 'Data inválida.'],
    ['somebody else as owner', post('/api/campaigns', { name: 'a', userId: randomUUID() }), 422, undefined],
    ['no JSON', post('/api/campaigns', '{'), 400, 'Não entendemos o pedido: o corpo não é um JSON válido.'],
    ['an edit without a version', edit({ name: 'a' }), 422, undefined],
    ['an edit that empties the name', edit({ name: '', version: 1 }), 422, 'Dê um nome à campanha.'],
    [
      'an id that is none',
      ['PATCH', '/api/campaigns/1', { name: 'a', version: 1 }] as const,
      404,
      NO_CAMPAIGN,
    ],
    ['an unknown id', ['DELETE', `/api/campaigns/${randomUUID()}`, undefined] as const, 404, NO_CAMPAIGN],
    [
      'an unknown asset type',
      asset({ assetType: 'images', content: ['a'] }),
      422,
      'Tipo de lista desconhecido.',
    ],
    ['no content', asset({ assetType: 'titles' }), 422, 'O conteúdo precisa ser uma lista.'],
    ['an empty list', asset({ assetType: 'titles', content: [] }), 422, 'A lista está vazia.'],
    [
      'an item of another shape',
      asset({ assetType: 'titles', content: [{ text: 'a' }] }),
      422,
      'Cada item precisa ser um texto.',
    ],
    [
      'a title over its limit',
      asset({ assetType: 'titles', content: [long(31)] }),
      422,
      'Há um item com mais de 30 caracteres.',
    ],
    [
      'a title of 16 wide characters',
      asset({ assetType: 'titles', content: ['字'.repeat(16)] }),
      422,
      'Há um item com mais de 30 caracteres.',
    ],
    [
      'a sitelink without text',
      asset({ assetType: 'sitelinks', content: [{ text: ' ', desc1: '', desc2: '' }] }),
      422,
      'Há um sitelink sem texto.',
    ],
    [
      '10,001 items',
      asset({ assetType: 'keywords', content: Array(10_001).fill('a') }),
      422,
      'A lista passa de 10.000 itens. Divida em listas menores.',
    ],
    [
      'over 1 MiB',
      asset({ assetType: 'keywords', content: Array(9_000).fill(long(120)) }),
      413,
      'A lista passa do tamanho máximo de 1 MB. Divida em listas menores.',
    ],
    [
      'over 2 MiB',
      asset({ assetType: 'keywords', content: Array(9_000).fill(long(400)) }),
      413,
      'O pedido passa do tamanho máximo de 2 MB.',
    ],
  ])('%s', async (_case, [method, path, body], status, message) => {
    const before = await stored();
    const response = await asAna(method, path.replace(':id', id), body);
    const answer = (await response.json()) as { message: string }; // every failure has a message
    expect({ status: response.status, message: answer.message }).toEqual({
      status,
      message: message ?? answer.message,
    });
    expect(await stored()).toEqual(before);
  });
});

describe('another person’s campaign', () => {
  it('cannot be read, changed, extended or deleted', async () => {
    const made = await asAna('POST', `/api/campaigns/${id}/assets`, {
      assetType: 'keywords',
      content: ['a'],
    });
    const asset = (await made.json()) as { id: string };
    const before = await stored();
    const asBia = (method: string, path: string, body?: Record<string, unknown>) =>
      request(method, path, { cookie: bia.cookie, body });
    const answers = await Promise.all([
      asBia('GET', `/api/campaigns/${id}`),
      asBia('GET', `/api/campaigns/${id}/contents`),
      asBia('GET', `/api/campaigns/${id}/assets/${asset.id}`),
      asBia('PATCH', `/api/campaigns/${id}`, { name: 'meu', version: 1 }),
      asBia('POST', `/api/campaigns/${id}/assets`, { assetType: 'keywords', content: ['b'] }),
      asBia('DELETE', `/api/campaigns/${id}/assets/${asset.id}`),
      asBia('DELETE', `/api/campaigns/${id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(await (await asBia('GET', '/api/campaigns')).json()).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  it("cannot receive a list, because the database's foreign key refuses it", async () => {
    const foreign = {
      campaignId: id,
      userId: bia.id,
      assetType: 'keywords' as const,
      content: ['a'],
      itemCount: 1,
    };
    await expect(db.insert(campaignAssets).values(foreign)).rejects.toThrow();
    expect(await db.select().from(campaignAssets).where(eq(campaignAssets.userId, bia.id))).toEqual([]);
  });
});
