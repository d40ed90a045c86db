import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CampaignDetail, CampaignSheet } from '#domain/making/campaign/campaign.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

const full: ProductSheet = {
  name: 'Vitalis Max',
  spellings: ['Vitalismax'],
  kind: 'nutra',
  niche: 'joints',
  country: 'BR',
  language: 'pt',
  seller: 'affiliate',
  brandBidding: 'forbidden',
  currency: 'BRL',
  price: '197.00',
  instalments: { count: 12, interestFree: true },
  guaranteeDays: 30,
  shipping: { free: true, freeFrom: '99', days: 7, dispatchHours: 24, tracked: true },
  payments: ['pix', 'card'],
  kits: [3, 6],
  contents: ['cúrcuma', 'colágeno tipo 2'],
  audience: 'adultos acima de 50 anos',
  problem: 'dor no joelho',
  landingPage: 'https://exemplo.com.br/vitalis',
};

let cookie: string;
let id: string;
beforeAll(async () => ({ cookie } = await signIn({ name: 'Ana' })));
beforeEach(async () => {
  await db.delete(campaigns);
  id = await create({ name: 'Verão' });
});

const send = (method: string, path: string, body?: Record<string, unknown>) =>
  request(method, path, { cookie, body });

async function create(body: Record<string, unknown>): Promise<string> {
  const response = await send('POST', '/api/campaigns', body);
  expect(response.status).toBe(201);
  return ((await response.json()) as { id: string }).id; // the type that the route declares
}

async function readSheet(): Promise<CampaignSheet> {
  return (await (await send('GET', `/api/campaigns/${id}/sheet`)).json()) as CampaignSheet; // the type that the route declares
}

describe('the sheet of a campaign', () => {
  it('is empty at first, is stored whole and is part of the campaign but not of the list', async () => {
    expect(await readSheet()).toEqual({ version: 1, sheet: {} });
    const written = await send('PUT', `/api/campaigns/${id}/sheet`, { version: 1, sheet: full });
    expect(await written.json()).toEqual({ version: 2, sheet: full });
    expect(await readSheet()).toEqual({ version: 2, sheet: full });
    const opened = (await (await send('GET', `/api/campaigns/${id}`)).json()) as CampaignDetail;
    expect(opened).toMatchObject({ version: 2, sheet: full, assets: [] });
    const listed: unknown = await (await send('GET', '/api/campaigns')).json();
    expect(listed).toMatchObject([{ id, version: 2 }]);
    expect(listed).not.toMatchObject([{ sheet: full }]);
  });

  it('can only be written from the campaign’s newest version', async () => {
    await send('PATCH', `/api/campaigns/${id}`, { name: 'Outono', version: 1 });
    const late = await send('PUT', `/api/campaigns/${id}/sheet`, { version: 1, sheet: full });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      code: 'conflict',
      message: 'Esta campanha foi alterada em outra aba ou aparelho depois que você a abriu.',
      current: { version: 2, sheet: {} },
    });
  });

  it('survives an edit of the campaign, and an edit based on a version before the sheet is refused', async () => {
    await send('PUT', `/api/campaigns/${id}/sheet`, { version: 1, sheet: full });
    expect((await send('PATCH', `/api/campaigns/${id}`, { name: 'Outono', version: 1 })).status).toBe(409);
    expect((await send('PATCH', `/api/campaigns/${id}`, { name: 'Outono', version: 2 })).status).toBe(200);
    expect(await readSheet()).toEqual({ version: 3, sheet: full });
  });

  it('is copied when a new campaign copies another', async () => {
    id = await create({ name: 'Cópia de Verão', sheet: full });
    expect(await readSheet()).toEqual({ version: 1, sheet: full });
  });

  it('can be emptied', async () => {
    await send('PUT', `/api/campaigns/${id}/sheet`, { version: 1, sheet: full });
    await send('PUT', `/api/campaigns/${id}/sheet`, { version: 2, sheet: {} });
    expect(await readSheet()).toEqual({ version: 3, sheet: {} });
  });
});

it.each<[string, Record<string, unknown>, string]>([
  ['no version', { sheet: {} }, 'Entrada inválida: esperava um número'],
  ['an unknown field', { version: 1, sheet: { colour: 'azul' } }, 'Chave inválida: "colour"'],
  ['a price in words', { version: 1, sheet: { price: 'dez' } }, 'Preço: use um valor como 1234.56.'],
  ['an unknown niche', { version: 1, sheet: { niche: 'cars' } }, 'Nicho desconhecido.'],
  ['a page of another kind', { version: 1, sheet: { landingPage: 'javascript:alert(1)' } }, 'Página: use um'],
  ['a list for a text', { version: 1, sheet: { name: ['a'] } }, 'Nome: escreva um texto.'],
])('with %s changes nothing and gets an error with the reason', async (_, body, message) => {
  const refused = await send('PUT', `/api/campaigns/${id}/sheet`, body);
  expect(refused.status).toBe(422);
  const error = (await refused.json()) as { message: string }; // the shape of every error of the API
  expect(error.message).toContain(message);
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id));
  expect(row).toMatchObject({ version: 1, sheet: {} });
});
