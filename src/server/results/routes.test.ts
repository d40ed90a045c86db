import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { reportImports } from '../db/schema/reports.ts';
import { createCampaign, createDraft, createReport, createReportRows } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

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

const importDays = (
  rows: readonly { day: string; clicks?: number; conversions: number; action?: string }[],
  fields: Parameters<typeof createReportRows>[3] = {},
): Promise<string> =>
  createReportRows(
    db,
    { userId: ana.id, campaignId: one },
    rows.map(({ action, ...row }) => ({
      ...row,
      ...(action !== undefined && { details: { conversionAction: action } }),
    })),
    fields,
  );

describe('the results of campaigns', () => {
  it('are found by ids in capital letters, too', async () => {
    await importReport(one);
    const [capital, small] = await Promise.all([get([one.toUpperCase()]), get([one])]);
    expect(await capital.json()).toEqual(await small.json());
    expect(await (await get([one, one.toUpperCase()])).json()).toHaveLength(1);
  });

  it('are the sums of each report without days, in the order asked for', async () => {
    await importReport(one);
    await importReport(one, { periodStart: '2026-06-01', periodEnd: '2026-06-30' }, 20);
    const settings = { ...emptySettings, economics: { ...emptySettings.economics, commission: '99.00' } };
    await createDraft(db, { userId: ana.id, campaignId: two }, { settings, groups: [] });
    const response = await get([two, one]);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([
      { id: two, from: null, spans: [], economics: { commission: '99.00' } },
      {
        id: one,
        name: 'Um',
        from: 'campaigns',
        currency: 'BRL',
        economics: null,
        commission: '150.00',
        commissionCurrency: 'BRL',
        product: null,
        spans: [
          ['2026-05-01', '2026-05-31', 0, 10, 20_000_000, 1],
          ['2026-06-01', '2026-06-30', 0, 20, 40_000_000, 2],
        ],
      },
    ]);
  });

  it('are summed by day where the rows have one', async () => {
    await importDays([
      { day: '2026-05-02', clicks: 3, conversions: 1 },
      { day: '2026-05-01', clicks: 1, conversions: 0 },
      { day: '2026-05-02', clicks: 4, conversions: 0.5 },
    ]);
    expect(await (await get([one])).json()).toMatchObject([
      {
        spans: [
          ['2026-05-01', '2026-05-01', 0, 1, 0, 0],
          ['2026-05-02', '2026-05-02', 0, 7, 0, 1.5],
        ],
      },
    ]);
  });

  it('grow with each part of a report, and a part that arrives twice counts once', async () => {
    const opened = {
      fileName: 'a.csv',
      fileHash: '0'.repeat(64),
      type: 'campaigns',
      language: 'pt',
      currency: 'BRL',
      periodStart: '2026-05-01',
      periodEnd: '2026-05-31',
      byDay: true,
      warnings: [],
      rowCount: 3,
      totals: { impressions: null, clicks: 6, cost: 6, conversions: 0 },
    };
    const post = async (path: string, body: Record<string, unknown>) => {
      const response = await request('POST', `/api/campaigns/${one}/reports${path}`, {
        cookie: ana.cookie,
        body,
      });
      return response.json() as Promise<{ id: string }>;
    };
    const row = (day: string, clicks: number) => [
      ...[day, 'BR', '', 'BR', '', null, null],
      ...[null, clicks, clicks * 1_000_000, 0, null, null],
    ];
    const { id } = await post('', opened);
    const first = { from: 0, rows: [row('2026-05-01', 1), row('2026-05-02', 2)] };
    await post(`/${id}/rows`, first);
    await post(`/${id}/rows`, first);
    await post(`/${id}/rows`, { from: 2, rows: [row('2026-05-02', 3)] });
    expect(await (await get([one])).json()).toMatchObject([
      {
        spans: [
          ['2026-05-01', '2026-05-01', 0, 1, 1_000_000, 0],
          ['2026-05-02', '2026-05-02', 0, 5, 5_000_000, 0],
        ],
      },
    ]);
  });

  it('count a day once, and take the report that hides least', async () => {
    await importReport(one);
    await importReport(one, { fileHash: 'again', periodStart: '2026-05-20', periodEnd: '2026-06-05' }, 500);
    await importReport(one, { type: 'search_terms' }, 999);
    expect(await (await get([one])).json()).toMatchObject([
      { spans: [[expect.any(String), '2026-05-31', 0, 10, 20_000_000, 1]] },
    ]);
  });

  it('keep a report of conversion actions apart from cost and clicks', async () => {
    await importDays([{ day: '2026-05-01', clicks: 9, conversions: 5 }]);
    await importDays(
      [
        { day: '2026-05-01', conversions: 4, action: 'Checkout' },
        { day: '2026-05-01', conversions: 1, action: 'Compra' },
      ],
      { periodEnd: '2026-05-15' },
    );
    expect(await (await get([one])).json()).toMatchObject([
      {
        spans: [['2026-05-01', '2026-05-01', 0, 9, 0, 5]],
        actions: {
          covered: [{ start: '2026-05-01', end: '2026-05-15' }],
          spans: [
            ['2026-05-01', '2026-05-01', 'Checkout', 4],
            ['2026-05-01', '2026-05-01', 'Compra', 1],
          ],
        },
      },
    ]);
  });

  it('leave out an import that is not whole', async () => {
    await importReport(one, { rowCount: 2 });
    expect(await (await get([one])).json()).toMatchObject([{ from: null, spans: [] }]);
  });

  it('of another person answer 404, also beside one’s own', async () => {
    const foreign = await createCampaign(db, bia.id);
    expect((await get([one, foreign.id])).status).toBe(404);
    expect((await get([one, two], bia)).status).toBe(404);
    expect((await get([one, randomUUID()])).status).toBe(404);
  });

  it.each([
    ['no campaign', [], 'Campanha desconhecida.'],
    [
      'too many campaigns',
      Array.from({ length: 61 }, () => randomUUID()),
      'Compare até 60 campanhas de uma vez.',
    ],
  ])('of %s are refused', async (_, ids, message) => {
    const response = await get(ids);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message });
  });
});

it('the products to compare are those of one’s own sheets that have campaigns in several countries', async () => {
  const made = async (name: string, country: string | null, who = ana) =>
    (await createCampaign(db, who.id, { sheet: { name }, country })).id;
  const brazil = await made('Zen Max', 'Brasil');
  const chile = await made(' zen max', 'Chile');
  await made('Outro', 'Brasil');
  await made('Outro', 'brasil');
  await made('Zen Max', 'Peru', bia);
  const response = await request('GET', '/api/results/products', { cookie: ana.cookie });
  expect(await response.json()).toEqual([
    {
      product: expect.stringMatching(/^zen max$/iu) as string,
      campaigns: [
        { id: brazil, country: 'Brasil' },
        { id: chile, country: 'Chile' },
      ],
    },
  ]);
  const none = await request('GET', '/api/results/products', { cookie: bia.cookie });
  expect(await none.json()).toEqual([]);
});

describe('the changes of a campaign', () => {
  const changes = (id: string, who = ana) =>
    request('GET', `/api/results/changes/${id}`, { cookie: who.cookie });
  const change = (day: string | null, subject: string) => ({ day, subject });

  it('are those of its change histories, each once, the newest first', async () => {
    const history = { type: 'change_history' as const, byDay: false };
    await importRows([
      change('2026-05-02', 'Lance'),
      change(null, 'Total'),
      change('2026-05-09', 'Negativa'),
    ]);
    await importRows([change('2026-05-02', 'Lance')]);
    await importRows([change('2026-05-03', 'Parou')], { rowCount: 2 });
    const response = await changes(one);
    expect([response.status, await response.json()]).toEqual([
      200,
      [
        ['2026-05-09', 'Negativa'],
        ['2026-05-02', 'Lance'],
      ],
    ]);
    expect(await (await changes(two)).json()).toEqual([]);

    function importRows(
      rows: readonly ReturnType<typeof change>[],
      fields: Parameters<typeof createReportRows>[3] = {},
    ): Promise<string> {
      const ref = { userId: ana.id, campaignId: one };
      return createReportRows(db, ref, rows, { ...history, received: rows.length, ...fields });
    }
  });

  it('of another person’s campaign, or of none, are not found', async () => {
    for (const response of [await changes(one, bia), await changes(randomUUID()), await changes('x')])
      expect(response.status).toBe(404);
  });
});

describe('the share of impressions of a campaign', () => {
  const shares = (id: string, who = ana) =>
    request('GET', `/api/results/shares/${id}`, { cookie: who.cookie });
  const rows = (impressions: number, impressionShare: string, day = '2026-05-01') =>
    createReportRows(db, { userId: ana.id, campaignId: one }, [
      { day, campaign: 'BR', impressions, details: { impressionShare } },
    ]);

  it('is reported by day, of the newest report, weighted by what could have been seen', async () => {
    await rows(10, '0.9');
    await createReportRows(db, { userId: ana.id, campaignId: one }, [
      { day: '2026-05-01', campaign: 'A', impressions: 50, details: { impressionShare: '0.5' } },
      { day: '2026-05-01', campaign: 'B', impressions: 10, details: { impressionShare: '0.1' } },
      { day: '2026-05-02', campaign: 'A', impressions: 5, details: { impressionShare: '1.0' } },
      { day: '2026-05-03', campaign: 'A', impressions: 5, details: { impressionShare: '< 10%' } },
      { campaign: 'A', impressions: 5, details: { impressionShare: '0.5' } },
    ]);
    const response = await shares(one);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([
      ['2026-05-01', 0.3],
      ['2026-05-02', 1],
    ]);
    expect(await (await shares(two)).json()).toEqual([]);
    await db.update(reportImports).set({ rowCount: 100 });
    expect(await (await shares(one)).json()).toEqual([]);
  });

  it('is none where a file says next to nothing, which no number can hold', async () => {
    await rows(10, `0.${'0'.repeat(400)}1`);
    await rows(1_000_000, `0.${'0'.repeat(305)}1`, '2026-05-02');
    const response = await shares(one);
    expect([response.status, await response.json()]).toEqual([200, []]);
  });

  it("is not told of somebody else's", async () => {
    for (const response of [await shares(one, bia), await shares(randomUUID()), await shares('x')])
      expect(response.status).toBe(404);
  });
});
