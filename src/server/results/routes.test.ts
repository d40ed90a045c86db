import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/structure/settings.ts';
import { campaigns } from '../db/schema.ts';
import { createCampaign, createPlan, createReport } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const { request, signIn } = createTestApp(database);
afterAll(database.close);

type Person = Awaited<ReturnType<typeof signIn>>;
let ana: Person;
let bia: Person;
let one: string;
let two: string;
beforeAll(async () => {
  [ana, bia] = await Promise.all([signIn({ name: 'Ana' }), signIn({ name: 'Bia' })]);
});
beforeEach(async () => {
  await db.delete(campaigns);
  one = (await createCampaign(db, ana.id, { name: 'Um', commission: '150.00' })).id;
  two = (await createCampaign(db, ana.id, { name: 'Dois' })).id;
});

const get = (ids: readonly string[], who = ana) =>
  request('GET', `/api/results?ids=${ids.join(',')}`, { cookie: who.cookie });

const importReport = (
  campaignId: string,
  fields: Parameters<typeof createReport>[3] = {},
  clicks = 10,
): Promise<void> => {
  const sums = { clicks, costMicros: clicks * 2_000_000, conversions: clicks / 10 };
  return createReport(db, { userId: ana.id, campaignId }, sums, fields);
};

describe('the results of campaigns', () => {
  it('are their sums with what they are made of, in the order asked for', async () => {
    await importReport(one);
    await importReport(one, { periodStart: '2026-06-01', periodEnd: '2026-06-30' }, 20);
    const keywords = [{ text: '[kit]', by: 'hand' as const }];
    const group = { name: 'G', position: 1, keywords, negatives: ['grátis'], ads: [] };
    const settings = { ...emptySettings, negatives: ['golpe', 'usado'] };
    await createPlan(db, { userId: ana.id, campaignId: two }, { settings, groups: [group] });
    const response = await get([two, one]);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([
      { id: two, from: null, clicks: 0, counts: { groups: 1, keywords: 1, negatives: 3, ads: 0 } },
      {
        ...{ id: one, name: 'Um', from: 'campaigns', currency: 'BRL', commission: '150.00', economics: null },
        ...{ clicks: 30, costMicros: 60_000_000, conversions: 3 },
        period: { start: '2026-05-01', end: '2026-06-30' },
      },
    ]);
  });

  it('count a day once, and take the report that hides least', async () => {
    await importReport(one);
    await importReport(one, { fileHash: 'again', periodStart: '2026-05-20', periodEnd: '2026-06-05' }, 500);
    await importReport(one, { type: 'search_terms' }, 999);
    expect(await (await get([one, two])).json()).toMatchObject([{ clicks: 10 }, { clicks: 0 }]);
  });

  it('leave out an import that is not whole', async () => {
    await importReport(one, { rowCount: 2 });
    expect(await (await get([one, two])).json()).toMatchObject([{ from: null, clicks: 0 }, {}]);
  });

  it('of another person answer 404, also beside one’s own', async () => {
    const foreign = await createCampaign(db, bia.id);
    expect((await get([one, foreign.id])).status).toBe(404);
    expect((await get([one, two], bia)).status).toBe(404);
    expect((await get([one, randomUUID()])).status).toBe(404);
  });

  it.each([
    ['one campaign', 1, 'Escolha ao menos duas campanhas.'],
    ['seven campaigns', 7, 'Compare até seis campanhas.'],
  ])('of %s are refused', async (_, count, message) => {
    const response = await get(Array.from({ length: count }, () => randomUUID()));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message });
  });
});
