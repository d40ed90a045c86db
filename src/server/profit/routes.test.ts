import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AccountTable, withKnownSales } from '#domain/deciding/advice/account-table.ts';
import type { StoredResult } from '#domain/deciding/comparison/results.ts';
import type { StoredOrders } from '#domain/measuring/profit/offline-files.ts';
import type { CampaignProfit, StoredProfit } from '#domain/measuring/profit/profit.ts';
import type { CampaignSold } from '#domain/measuring/profit/sold-days.ts';
import type { ExchangeRate } from '#domain/measuring/profit/rates.ts';
import type { SentSale } from '#domain/measuring/reports/sales/stored-sale.ts';
import type { SentRow } from '#domain/measuring/reports/stored-schema.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import { emptySettings } from '#domain/making/structure/settings.ts';
import type { StoredIdeas } from '../reports/ideas.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { exchangeRates } from '../db/schema/sales.ts';
import { reportImports, saleRows } from '../db/schema/reports.ts';
import { createCampaign, createDraft, createReportRows } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp({ WRITES_PER_MINUTE: 100_000 });

let ana: Person;
let bia: Person;
let id: string;
beforeAll(async () => {
  [ana, bia] = await Promise.all([signIn({ name: 'Ana' }), signIn({ name: 'Bia' })]);
});
beforeEach(async () => {
  await db.delete(campaigns);
  await db.delete(exchangeRates);
  ({ id } = await createCampaign(db, ana.id));
});

const send = (method: string, path: string, body?: Record<string, unknown>, who = ana) =>
  request(method, path, {
    cookie: who.cookie,
    body,
    headers: method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() },
  });

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
interface SaleFields {
  day?: number;
  status?: SentSale[2];
  earned?: number;
  currency?: string;
  exchange?: string;
  subIds?: SentSale[10];
  keyword?: string;
  gclid?: string;
}
const sale = (order: string, fields: SaleFields = {}): SentSale => [
  ...([
    order,
    `2026-05-${String(fields.day ?? 13).padStart(2, '0')}`,
    fields.status ?? 'approved',
    'Vita',
  ] as const),
  ...([
    null,
    Math.round((fields.earned ?? 100) * 1_000_000),
    fields.currency ?? 'BRL',
    fields.exchange ?? null,
  ] as const),
  ...([fields.gclid ?? null, null, fields.subIds ?? [], fields.keyword ?? ''] as const),
];
const cost = (
  text: string,
  reais: number,
  conversions = 0,
  more: { group?: string; details?: Record<string, string> } = {},
): SentRow => [
  ...([null, 'BR', more.group ?? 'Fundo', text, '', null, null] as const),
  ...([reais * 10, reais, reais * 1_000_000, conversions, null, more.details ?? null] as const),
];

async function bring(
  type: StoredImport['type'],
  rows: readonly unknown[],
  { to = id, ...changes }: Record<string, unknown> & { to?: string } = {},
) {
  const totals = { impressions: null, clicks: null, cost: null, conversions: null };
  const file = {
    fileName: `${type}.csv`,
    fileHash: randomUUID().replaceAll('-', '').padEnd(64, '0'),
    type,
    language: 'pt',
    currency: 'BRL',
    periodStart: '2026-05-01',
    periodEnd: '2026-05-31',
    byDay: type === 'sales',
    totals,
    warnings: [],
    rowCount: rows.length,
    ...changes,
  };
  const opened = await send('POST', `/api/campaigns/${to}/reports`, file);
  expect(opened.status).toBe(201);
  const { id: importId } = (await opened.json()) as StoredImport; // the type that the route declares
  const path = `/api/campaigns/${to}/reports/${importId}/${type === 'sales' ? 'sales' : 'rows'}`;
  const response = await send('POST', path, { from: 0, rows });
  expect([response.status, await response.json()]).toEqual([
    200,
    { received: rows.length, rowCount: rows.length },
  ]);
  return { importId, path };
}
async function profit(): Promise<StoredProfit> {
  const response = await send('GET', `/api/profit/${id}`);
  expect(response.status).toBe(200);
  return (await response.json()) as StoredProfit; // the type that the route declares
}
const reais = (micros: number | undefined) => (micros ?? 0) / 1_000_000;

describe('the sales of a campaign', () => {
  it('count against what its reports cost', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await bring('sales', [sale('1'), sale('2', { earned: 80.01 }), sale('3', { status: 'pending' })]);
    const { total, levels } = await profit();
    expect(total).toMatchObject({
      currency: 'BRL',
      period: { start: '2026-05-01', end: '2026-05-31' },
      clicks: 150,
      costMicros: 150_000_000,
      sales: 2_000_000,
      revenueMicros: 180_010_000,
      pending: { sales: 1, revenueMicros: 100_000_000 },
      joined: { day: 2 },
    });
    expect(levels.campaign.rows).toMatchObject([
      { text: 'BR', sales: 2_000_000, revenueMicros: 180_010_000 },
    ]);
    expect(levels.keyword).toMatchObject({ from: null, rows: [], unplaced: { sales: 0 } });
  });

  it('count once over files, and a newer file that says refunded takes an order back', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    const first = await bring('sales', [sale('1'), sale('2')]);
    const second = await bring('sales', [sale('2'), sale('3')]);
    expect((await profit()).total).toMatchObject({ sales: 3_000_000, revenueMicros: 300_000_000 });
    await bring('sales', [
      sale('1', { status: 'refunded' }),
      sale('3', { day: 20, status: 'chargeback', earned: -100 }),
    ]);
    expect((await profit()).total).toMatchObject({
      sales: 1_000_000,
      revenueMicros: 100_000_000,
      lost: { sales: 2, revenueMicros: 200_000_000 },
      statuses: { approved: 1, refunded: 1, chargeback: 1 },
    });
    for (const { importId } of [first, second])
      expect((await send('DELETE', `/api/campaigns/${id}/reports/${importId}`)).status).toBe(200);
    expect((await profit()).total).toMatchObject({ sales: 0, lost: { sales: 2 } });
    expect(await db.$count(saleRows)).toBe(2);
  });

  it('count against the costs, which a report of conversion actions does not replace', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await bring('campaigns', [cost('BR', 0, 3, { details: { conversionAction: 'Compra' } })]);
    await bring('sales', [sale('1')]);
    expect((await profit()).total).toMatchObject({ costMicros: 150_000_000, conversions: 0 });
  });

  it('are reported by day with the squares of their amounts, from which the chance of a difference follows', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await bring('sales', [
      sale('1', { day: 2, earned: 100 }),
      sale('2', { day: 2, earned: 200 }),
      sale('3', { day: 4, earned: 50.5 }),
      sale('4', { day: 4, currency: 'USD' }),
    ]);
    const response = await send('GET', `/api/profit/days?ids=${id}`);
    expect(await response.json()).toEqual([
      {
        id,
        currency: 'BRL',
        files: { start: '2026-05-01', end: '2026-05-31' },
        uncounted: 1,
        days: [
          ['2026-05-02', 2, 300, 50_000],
          ['2026-05-04', 1, 50.5, 2550.25],
        ],
      },
    ]);
  });

  it('outside the days of the reports are reported and do not count', async () => {
    await bring('campaigns', [cost('BR', 150)], { periodEnd: '2026-05-15' });
    await bring('sales', [sale('1'), sale('2', { day: 16 })]);
    expect((await profit()).total).toMatchObject({ sales: 1_000_000, left: { outside: 1 } });
  });

  it('may be in another currency than the reports, and a line without one is in that of its file', async () => {
    await bring('sales', [[...sale('1')].with(6, null)], { currency: 'USD' });
    await bring('campaigns', [cost('BR', 150)]);
    expect((await profit()).total).toMatchObject({
      currency: 'BRL',
      left: { noRate: [{ currency: 'USD', sales: 1 }] },
    });
    await bring('sales', [[...sale('2')].with(6, null)], { currency: null });
    expect((await profit()).total.left.noCurrency).toBe(1);
  });

  it('fill the same space of the account as reports', async () => {
    await bring('sales', [sale('1')]);
    await db.update(reportImports).set({ rowCount: importLimits.accountRows });
    const totals = { impressions: null, clicks: null, cost: null, conversions: null };
    const response = await send('POST', `/api/campaigns/${id}/reports`, {
      fileName: 'b.csv',
      fileHash: '0'.repeat(64),
      type: 'sales',
      language: null,
      currency: 'USD',
      periodStart: '2026-05-01',
      periodEnd: '2026-05-31',
      byDay: true,
      totals,
      warnings: [],
      rowCount: 1,
    });
    expect(response.status).toBe(413);
  });

  it('on a level count on the days of its own report', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await bring('keywords', [cost('vitalis', 50)], { periodEnd: '2026-05-15' });
    await bring('sales', [sale('1', { keyword: 'vitalis' }), sale('2', { keyword: 'vitalis', day: 20 })]);
    const { total, levels } = await profit();
    expect([total.sales, levels.keyword.rows[0]?.sales]).toEqual([2_000_000, 1_000_000]);
    expect(levels.keyword.period).toEqual({ start: '2026-05-01', end: '2026-05-15' });
  });

  it.each([
    ['many', 20_005, 0],
    ['long', 8000, 1900],
  ])(
    'of rows beyond the dearest, because they are %s, are summed: nothing is hidden',
    async (_, count, longer) => {
      const { importId } = await bring('search_terms', [cost('dear', 900)]);
      await db.execute(sql`
      insert into report_rows (user_id, import_id, position, campaign, ad_group, subject, keyword, clicks, cost_micros)
      select ${ana.id}, ${importId}, n, 'BR', 'Fundo', 'termo ' || n || repeat('x', ${longer}::int), '', 1, 1000000
      from generate_series(1, ${count}::int) n`);
      const { total, levels } = await profit();
      const { rows, others } = levels.term;
      expect([rows[0]?.text, rows.length, others.count]).toEqual(['dear', 500, count - 499]);
      const shown = rows.reduce((sum, { costMicros }) => sum + costMicros, 0);
      const all = (900 + count) * 1_000_000;
      expect([shown + others.costMicros, total.costMicros]).toEqual([all, all]);
    },
  );

  it('are not set against a report of which a part has not come yet', async () => {
    await bring('campaigns', [cost('BR', 150)], { periodEnd: '2026-05-15' });
    const { importId } = await bring('campaigns', [cost('BR', 40)], { periodStart: '2026-05-16' });
    await bring('sales', [sale('1'), sale('2', { day: 20 })]);
    await db.update(reportImports).set({ rowCount: 2 }).where(eq(reportImports.id, importId));
    const { total } = await profit();
    expect(total).toMatchObject({ costMicros: 150_000_000, sales: 1_000_000, left: { outside: 1 } });
    expect(total.period).toEqual({ start: '2026-05-01', end: '2026-05-15' });
  });

  it('in EUR leave the costs in the currency of the reports', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await bring('sales', [sale('1', { currency: 'EUR' })], { currency: 'EUR' });
    expect((await profit()).total).toMatchObject({ currency: 'BRL', costMicros: 150_000_000 });
  });

  it('in a file that is not whole do not count', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    const { importId, path } = await bring('sales', [sale('1')]);
    const repeated = await send('POST', path, { from: 0, rows: [sale('1')] });
    expect(await repeated.json()).toEqual({ received: 1, rowCount: 1 });
    await db.update(reportImports).set({ rowCount: 2 }).where(eq(reportImports.id, importId));
    expect((await profit()).total).toMatchObject({ costMicros: 150_000_000, sales: 0, revenueMicros: 0 });
    expect(await (await send('GET', `/api/profit/days?ids=${id}`)).json()).toEqual([]);
  });
});

describe('a sale is joined', () => {
  const links = {
    finalUrlSuffix: 'subid2={gclid}&subid3={campaignid}&subid4={adgroupid}&subid5={keyword}',
    trackingTemplate: '{lpurl}?sck={adgroupid}_{keyword}',
  };
  const ids = (adGroupId: string) => ({ campaignId: '111', adGroupId });
  const bringCosts = async () => {
    await createDraft(
      db,
      { userId: ana.id, campaignId: id },
      { settings: { ...emptySettings, ...links }, groups: [] },
    );
    await bring('keywords', [
      cost('[vitalis comprar]', 50, 3, { details: ids('7') }),
      cost('vitalis preço', 30, 0, { group: 'Meio', details: ids('8') }),
    ]);
  };

  it.each<[name: string, fields: SaleFields, by: string, expected: [text: string, sales: number][]]>([
    [
      'by the keyword in a sub-id',
      { subIds: [['SubID5', 'vitalis+pre%C3%A7o']] },
      'subId',
      [['vitalis preço', 1_000_000]],
    ],
    ['by the group in a sub-id', { subIds: [['sub_id_4', '7']] }, 'subId', [['vitalis comprar', 1_000_000]]],
    [
      'by a field with two tags',
      { subIds: [['código sck', '8_outra']] },
      'subId',
      [['vitalis preço', 1_000_000]],
    ],
    [
      'by a field without template',
      { subIds: [['tid', 'Vitalis Comprar']] },
      'subId',
      [['vitalis comprar', 1_000_000]],
    ],
    ['by the keyword column', { keyword: 'vitalis comprar' }, 'keyword', [['vitalis comprar', 1_000_000]]],
    [
      'by its day, divided by the conversions that Google counted',
      {},
      'day',
      [['vitalis comprar', 1_000_000]],
    ],
  ])('%s', async (_, fields, by, expected) => {
    await bringCosts();
    await bring('sales', [sale('1', fields)]);
    const { total, levels } = await profit();
    expect(total.joined).toMatchObject({ [by]: 1 });
    const sold = levels.keyword.rows.filter(({ sales }) => sales > 0);
    expect(sold.map(({ text, sales }) => [text, sales])).toEqual(expected);
  });

  it('by a click that a report of clicks knows, on the day of the click', async () => {
    await bringCosts();
    const click: SentRow = [
      '2026-05-30',
      'BR',
      'Meio',
      GCLID,
      'vitalis preço',
      null,
      null,
      null,
      1,
      0,
      null,
      null,
      null,
    ];
    await bring('clicks', [click], { byDay: true });
    await bring('sales', [[...sale('1', { gclid: GCLID })].with(1, '2026-06-03T10:00:00')]);
    const { total, levels } = await profit();
    expect(total).toMatchObject({ joined: { gclid: 1 }, left: { outside: 0 } });
    expect(levels.adGroup.rows.find(({ text }) => text === 'Meio')).toMatchObject({
      sales: 1_000_000,
      shared: 0,
    });
  });

  it('to no campaign when its link names another one', async () => {
    await bringCosts();
    await bring('sales', [
      sale('1', { subIds: [['subid3', '222']] }),
      sale('2', { subIds: [['subid3', '111']] }),
    ]);
    expect((await profit()).total).toMatchObject({ sales: 1_000_000, left: { otherCampaign: 1 } });
  });

  it('to search terms by their conversions, without losing a millionth', async () => {
    const term = (text: string, conversions: number): SentRow =>
      [...cost(text, 10, conversions)].with(4, 'vitalis') as SentRow; // `with` loses the tuple
    await bring('search_terms', [term('vitalis bula', 1), term('vitalis kit', 2), term('vitalis golpe', 0)]);
    await bring('sales', [sale('1', { keyword: 'vitalis', earned: 100 })]);
    const { rows, unplaced } = (await profit()).levels.term;
    expect(rows.map(({ text, sales, revenueMicros }) => [text, sales, revenueMicros]).sort()).toEqual([
      ['vitalis bula', 333_333, 33_333_333],
      ['vitalis golpe', 0, 0],
      ['vitalis kit', 666_667, 66_666_667],
    ]);
    expect(unplaced).toEqual({ sales: 0, revenueMicros: 0 });
  });
});

describe('campaigns without an order', () => {
  const known = async (ids: readonly string[]) => {
    const days = await send('GET', `/api/profit/days?ids=${ids.join(',')}`);
    const table = await send('GET', '/api/profit/account');
    const sold = (await days.json()) as CampaignSold[]; // the types that the routes declare
    const account = (await table.json()) as AccountTable;
    expect(new Set(sold.map((each) => each.id))).toEqual(withKnownSales(account));
    return sold;
  };

  it.each([
    ['no conversion: none was sold', 0, true],
    ['conversions: sales of a network are missing', 2, false],
  ])('have a profit only once orders reach the account, and with %s', async (_, conversions, isKnown) => {
    const { id: other } = await createCampaign(db, ana.id);
    await bring('campaigns', [cost('BR', 150, 1)]);
    await bring('campaigns', [cost('Geral', 90, conversions)], { to: other });
    expect(await known([id, other])).toEqual([]);
    await bring('sales', [sale('1')]);
    const may = { start: '2026-05-01', end: '2026-05-31' };
    const sold = await known([id, other]);
    expect(sold.find((each) => each.id === other)).toEqual(
      isKnown ? { id: other, currency: 'BRL', files: may, uncounted: 0, days: [] } : undefined,
    );
    expect(sold.find((each) => each.id === id)).toMatchObject({ days: [['2026-05-13', 1, 100, 10_000]] });
  });
});

describe('the same file of sales brought to two campaigns', () => {
  /** Brand: 30 conversions at 150; generic: 10 at 600. Each with its Google id where `named`. */
  async function twoCampaigns(named: boolean): Promise<string> {
    const { id: other } = await createCampaign(db, ana.id);
    const details = (campaignId: string) => (named ? { details: { campaignId } } : {});
    await bring('campaigns', [cost('Marca', 150, 30, details('2100000001'))]);
    await bring('campaigns', [cost('Geral', 600, 10, details('2100000002'))], { to: other });
    return other;
  }
  async function profits(other: string): Promise<CampaignProfit[]> {
    const response = await send('GET', `/api/profit?ids=${id},${other}`);
    return (await response.json()) as CampaignProfit[]; // the type that the route declares
  }

  it('counts each order where its utm proves it to be, without a declared suffix', async () => {
    const other = await twoCampaigns(true);
    const rows = [
      ...Array.from({ length: 8 }, (_, at) => sale(`M${at}`, { subIds: [['utm_campaign', '2100000001']] })),
      ...Array.from({ length: 3 }, (_, at) => sale(`G${at}`, { subIds: [['utm_campaign', '2100000002']] })),
    ];
    await bring('sales', rows);
    await bring('sales', rows, { to: other });
    const [brand, generic] = await profits(other);
    // 8 x 100 - 150 and 3 x 100 - 600
    expect(brand).toMatchObject({ sales: 8_000_000, revenueMicros: 800_000_000, left: { otherCampaign: 3 } });
    expect(generic).toMatchObject({
      sales: 3_000_000,
      revenueMicros: 300_000_000,
      left: { otherCampaign: 8 },
    });
    const days: unknown = await (await send('GET', `/api/profit/days?ids=${other}`)).json();
    expect(days).toMatchObject([{ days: [['2026-05-13', 3, 300, 30_000]] }]);
    const orders: unknown = await (await send('GET', `/api/profit/${other}/orders`)).json();
    expect(orders).toMatchObject({ all: 3 });
  });

  it('gives an order to the campaign that its utm proves, although only another one has the file', async () => {
    const other = await twoCampaigns(true);
    await bring('sales', [
      sale('M', { subIds: [['src', '2100000001']] }),
      sale('G', { subIds: [['src', '2100000002']] }),
    ]);
    expect(await profits(other)).toMatchObject([{ sales: 1_000_000 }, { sales: 1_000_000 }]);
  });

  it('is shared out where nothing tells, and no sale counts twice', async () => {
    const other = await twoCampaigns(false);
    const rows = Array.from({ length: 20 }, (_, at) => sale(`P${at}`));
    await bring('sales', rows);
    await bring('sales', rows, { to: other });
    const [brand, generic] = await profits(other);
    expect([brand?.sales, generic?.sales]).toEqual([15_000_000, 5_000_000]); // 30 and 10 conversions
    expect(brand?.left.contested).toEqual({ own: 15, others: 5 });
    expect(generic?.left.contested).toEqual({ own: 5, others: 15 });
  });

  it('takes back in one campaign what a newer file of the other says', async () => {
    const other = await twoCampaigns(true);
    await bring('sales', [sale('M', { subIds: [['src', '2100000001']] })]);
    await bring('sales', [sale('M', { status: 'refunded' })], { to: other });
    expect(await profits(other)).toMatchObject([{ sales: 0, lost: { sales: 1 } }, { sales: 0 }]);
  });

  it('says nothing of another person', async () => {
    const other = await twoCampaigns(true);
    await bring('sales', [sale('M', { subIds: [['src', '2100000001']] })]);
    const { id: foreign } = await createCampaign(db, bia.id);
    await createReportRows(db, { userId: bia.id, campaignId: foreign }, [
      { campaign: 'Marca', costMicros: 1, details: { campaignId: '2100000001' } },
    ]);
    expect(await profits(other)).toMatchObject([{ sales: 1_000_000 }, { sales: 0 }]);
  });
});

describe('exchange rates', () => {
  const save = (day: string, rate: string, who = ana) =>
    send('PUT', '/api/profit/rates', { from: 'USD', to: 'BRL', day, rate }, who);
  const list = async (who = ana) =>
    (await (await send('GET', '/api/profit/rates', undefined, who)).json()) as ExchangeRate[]; // the type that the route declares

  it('missing are reported and never guessed', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await bring('sales', [
      sale('1', { currency: 'USD' }),
      sale('2', { currency: 'USD', day: 20 }),
      sale('3'),
    ]);
    expect((await profit()).total).toMatchObject({
      sales: 1_000_000,
      left: { noRate: [{ currency: 'USD', sales: 2, first: '2026-05-13', last: '2026-05-20' }] },
    });
  });

  it('of the nearest earlier day count, and the one in the file before them', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await save('2026-05-01', '5');
    await save('2026-05-15', '5.5');
    await bring('sales', [
      sale('1', { currency: 'USD', earned: 10 }),
      sale('2', { currency: 'USD', earned: 10, day: 16 }),
      sale('3', { currency: 'USD', earned: 10, exchange: '5.4321' }),
    ]);
    expect(reais((await profit()).total.revenueMicros)).toBe(50 + 55 + 54.321);
  });

  it('are kept for each account, one for a day', async () => {
    await save('2026-05-01', '5');
    await save('2026-05-01', '5,25');
    await save('2026-05-01', '4', bia);
    const [own] = await list();
    expect([(await list()).length, own?.rate]).toEqual([1, '5.25']);
    expect((await send('DELETE', `/api/profit/rates/${own?.id ?? ''}`, undefined, bia)).status).toBe(404);
    expect((await send('DELETE', `/api/profit/rates/${own?.id ?? ''}`)).status).toBe(200);
    expect([await list(), (await list(bia)).length]).toEqual([[], 1]);
  });

  it.each([
    ['zero', { rate: '0' }, 'A cotação precisa ser maior que zero.'],
    ['words', { rate: 'cinco' }, 'Use uma cotação como 5,4321.'],
    ['one currency', { to: 'USD' }, 'Escolha duas moedas diferentes.'],
    ['no date', { day: '01/05/2026' }, 'Escolha o primeiro dia da cotação.'],
  ])('of %s are refused', async (_, changes, message) => {
    const body = { from: 'USD', to: 'BRL', day: '2026-05-01', rate: '5', ...changes };
    const response = await send('PUT', '/api/profit/rates', body);
    expect([response.status, await response.json()]).toMatchObject([422, { message }]);
    expect(await list()).toEqual([]);
  });
});

describe('the orders for Google', () => {
  it('are reported as the newest file has them, the newest first', async () => {
    await bring('sales', [sale('1', { gclid: GCLID }), sale('2', { day: 14 })]);
    await bring('sales', [sale('1', { status: 'refunded' })]);
    const response = await send('GET', `/api/profit/${id}/orders`);
    expect(await response.json()).toMatchObject({
      all: 2,
      orders: [
        { orderId: '2', gclid: null, entries: [{ micros: 100_000_000, currency: 'BRL' }] },
        { orderId: '1', gclid: GCLID, status: 'refunded', entries: [] },
      ],
    });
    expect((await send('GET', `/api/profit/${id}/orders`, undefined, bia)).status).toBe(404);
  });
});

it('lines of many sub-ids are read, the newest first, as far as they fit into memory', async () => {
  const { importId } = await bring('sales', [sale('1')]);
  await db.execute(sql`
    insert into sale_rows (user_id, import_id, position, order_id, day, sold_at, status, product, sub_ids, keyword)
    select ${ana.id}, ${importId}, n, 'L' || n, '2026-05-12', '2026-05-12', 'approved', 'Vita',
      (select jsonb_agg(jsonb_build_array('sub' || m, repeat('x', 300))) from generate_series(1, 20) m), ''
    from generate_series(1, 4500) n`);
  const response = await send('GET', `/api/profit/${id}/orders`);
  const { all, orders } = (await response.json()) as StoredOrders; // the type that the route declares
  expect(orders[0]).toMatchObject({ orderId: '1' });
  expect(all).toBeGreaterThan(3500);
  expect(all).toBeLessThan(4200);
  expect((await profit()).total.left.oldLines).toBe(4501 - all);
});

describe('the profit of several campaigns', () => {
  it('comes in their order, each with its own sales', async () => {
    await bring('campaigns', [cost('BR', 150)]);
    await bring('sales', [sale('1')]);
    const other = await createCampaign(db, ana.id);
    const response = await send('GET', `/api/profit?ids=${other.id},${id}`);
    const profits = (await response.json()) as CampaignProfit[]; // the type that the route declares
    expect(profits.map(({ sales, costMicros }) => [sales, costMicros])).toEqual([
      [0, 0],
      [1_000_000, 150_000_000],
    ]);
  });

  it('of another person answers 404', async () => {
    expect((await send('GET', `/api/profit/${id}`, undefined, bia)).status).toBe(404);
    expect((await send('GET', `/api/profit?ids=${id}`, undefined, bia)).status).toBe(404);
  });
});

it('the total is that of the rows that count and that of the results, however reports overlap', async () => {
  const shape = fc.record({
    type: fc.constantFrom('campaigns', 'search_terms'),
    byDay: fc.constantFrom(true, true, true, false),
    period: fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })),
    rows: fc.array(
      fc.record({
        at: fc.nat(7),
        campaign: fc.constantFrom('BR', 'PT'),
        clicks: fc.nat(5),
        halves: fc.nat(3),
      }),
      { minLength: 4, maxLength: 8 },
    ),
  });
  const dayText = (day: number) => `2026-05-0${String(day)}`;
  const check = fc.asyncProperty(fc.array(shape, { minLength: 2, maxLength: 6 }), async (reports) => {
    await db.delete(reportImports);
    for (const { type, byDay, period, rows } of reports) {
      const [first = 1, last = 1] = period.toSorted((one, other) => one - other);
      const stored = rows.map(({ at, campaign, clicks, halves }) => ({
        campaign,
        day: byDay ? dayText(first + (at % (last - first + 1))) : null,
        clicks,
        costMicros: clicks * 1_500_000,
        conversions: halves / 2,
      }));
      const fields = { type, byDay, periodStart: dayText(first), periodEnd: dayText(last) };
      await createReportRows(db, { userId: ana.id, campaignId: id }, stored, fields);
    }
    const [summed] = (await (await send('GET', `/api/profit?ids=${id}`)).json()) as CampaignProfit[]; // the type that the route declares
    expect(summed).toEqual((await profit()).total);
    const [result] = (await (await send('GET', `/api/results?ids=${id}`)).json()) as StoredResult[]; // the type that the route declares
    const of = (at: 3 | 4 | 5) => result?.spans.reduce((sum, span) => sum + span[at], 0);
    expect(summed).toMatchObject({ clicks: of(3), costMicros: of(4), conversions: of(5) });
  });
  await fc.assert(check, { numRuns: 25 });
});

describe('invalid sales change nothing', () => {
  it.each<[string, unknown]>([
    ['of another shape', [['x']]],
    ['without an order', [sale('')]],
    ['of an unknown status', [[...sale('1')].with(2, 'paid')]],
    ['with a fraction of a millionth', [[...sale('1')].with(5, 1.5)]],
    ['with an impossible day', [[...sale('1')].with(1, '2026-02-31')]],
    ['with a rate of zero', [sale('1', { exchange: '0' })]],
    ['with half of an emoji', [sale('a\ud83d')]],
    ['of 1,001 rows', Array.from({ length: 1001 }, (_, at) => sale(String(at)))],
  ])('%s', async (_, rows) => {
    const { path } = await bring('sales', [sale('1')]);
    await db.update(reportImports).set({ rowCount: 2000 });
    expect((await send('POST', path, { from: 1, rows })).status).toBe(422);
    expect(await db.$count(saleRows)).toBe(1);
  });

  it('as rows of a report, or rows of a report as sales', async () => {
    const { importId } = await bring('sales', [sale('1')]);
    const body = { from: 0, rows: [cost('BR', 1)] };
    expect((await send('POST', `/api/campaigns/${id}/reports/${importId}/rows`, body)).status).toBe(404);
    const report = await bring('campaigns', [cost('BR', 1)]);
    const sales = { from: 1, rows: [sale('1')] };
    expect((await send('POST', `/api/campaigns/${id}/reports/${report.importId}/sales`, sales)).status).toBe(
      404,
    );
  });
});

describe('a file of the whole account', () => {
  const bringToAccount = async (rows: readonly SentSale[]) => {
    const totals = { impressions: null, clicks: null, cost: null, conversions: null };
    const opened = await send('POST', '/api/reports', {
      fileName: 'vendas.csv',
      fileHash: randomUUID().replaceAll('-', '').padEnd(64, '0'),
      type: 'sales',
      language: 'pt',
      currency: 'BRL',
      periodStart: '2026-05-01',
      periodEnd: '2026-05-31',
      byDay: true,
      totals,
      warnings: [],
      rowCount: rows.length,
    });
    expect(opened.status).toBe(201);
    const { id: importId } = (await opened.json()) as StoredImport; // the type that the route declares
    expect((await send('POST', `/api/reports/${importId}/sales`, { from: 0, rows })).status).toBe(200);
    return importId;
  };
  const totalsOf = async (...ids: string[]) => {
    const response = await send('GET', `/api/profit?ids=${ids.join(',')}`);
    return ((await response.json()) as CampaignProfit[]).map(({ sales }) => sales / 1_000_000); // the route's type
  };

  it('gives each order to the campaign that proof names, and every order to one campaign', async () => {
    const { id: other } = await createCampaign(db, ana.id);
    await bring('keywords', [cost('a', 10, 1, { details: { campaignId: '12345678901' } })]);
    await bring('keywords', [cost('b', 30, 3, { details: { campaignId: '22345678901' } })], { to: other });
    const subIds: SentSale[10][] = [
      [['src', '12345678901']],
      [['src', '22345678901']],
      [['src', '22345678901']],
    ];
    const importId = await bringToAccount([
      ...subIds.map((own, at) => sale(`P${at}`, { subIds: own })),
      ...['Q1', 'Q2', 'Q3', 'Q4'].map((order) => sale(order)),
    ]);
    expect(await totalsOf(id, other)).toEqual([2, 5]);
    const [listed] = (await (await send('GET', '/api/reports')).json()) as StoredImport[]; // the route's type
    expect(listed).toMatchObject({ id: importId, type: 'sales', received: 7 });
    expect((await send('DELETE', `/api/reports/${importId}`, {}, bia)).status).toBe(404);
    expect((await send('DELETE', `/api/reports/${importId}`, {})).status).toBe(200);
    expect(await totalsOf(id, other)).toEqual([0, 0]);
  });

  it('stays when a campaign is deleted, and counts in the only one that is left', async () => {
    const { id: other } = await createCampaign(db, ana.id);
    await bring('keywords', [cost('a', 10, 1)]);
    await bringToAccount([sale('P1'), sale('P2')]);
    await db.delete(campaigns).where(eq(campaigns.id, other));
    expect(await totalsOf(id)).toEqual([2]);
  });

  it('is no report of a campaign', async () => {
    const totals = { impressions: null, clicks: null, cost: null, conversions: null };
    const response = await send('POST', '/api/reports', {
      fileName: 'a.csv',
      fileHash: 'a'.repeat(64),
      type: 'keywords',
      language: 'pt',
      currency: 'BRL',
      periodStart: '2026-05-01',
      periodEnd: '2026-05-31',
      byDay: false,
      totals,
      warnings: [],
      rowCount: 1,
    });
    expect(response.status).toBe(400);
  });

  it('tells what Google calls a campaign, from the files that were shared out', async () => {
    const google = [{ name: 'Marca', id: '12345678901' }];
    await bring('keywords', [cost('a', 10, 1)], { googleCampaigns: google });
    const response = await send('GET', '/api/reports/campaigns');
    expect(await response.json()).toEqual([expect.objectContaining({ id, google })]);
  });

  it('of the planner gives keyword ideas, the newest file first, beside the keywords that the account has', async () => {
    await bring('keywords', [cost('[vitalis comprar]', 10, 1)]);
    const planner = async (rows: SentRow[]) => {
      const totals = { impressions: null, clicks: null, cost: null, conversions: null };
      const opened = await send('POST', '/api/reports', {
        fileName: 'ideias.csv',
        fileHash: randomUUID().replaceAll('-', '').padEnd(64, '0'),
        type: 'planner',
        language: 'pt',
        currency: 'BRL',
        periodStart: '2026-05-01',
        periodEnd: '2026-05-31',
        byDay: false,
        totals,
        warnings: [],
        rowCount: rows.length,
      });
      const { id: importId } = (await opened.json()) as StoredImport; // the type that the route declares
      expect((await send('POST', `/api/reports/${importId}/rows`, { from: 0, rows })).status).toBe(200);
    };
    const idea = (text: string, searches: string): SentRow => [
      ...([null, '', '', text, text, null, null, null, null, null, null, null] as const),
      { monthlySearches: searches, lowBid: '0.35' },
    ];
    await planner([idea('vitalis comprar', '100'), idea('vitalis kit', '50')]);
    await planner([idea('Vitalis Kit', '70')]);
    const { ideas } = (await (await send('GET', '/api/reports/ideas')).json()) as StoredIdeas; // the route's type
    expect(ideas.map(({ text, searches, lowBid, isOwned }) => [text, searches, lowBid, isOwned])).toEqual([
      ['Vitalis Kit', '70', '0.35', false],
      ['vitalis comprar', '100', '0.35', true],
    ]);
    const { ideas: none } = (await (
      await send('GET', '/api/reports/ideas', undefined, bia)
    ).json()) as StoredIdeas;
    expect(none).toEqual([]);
  });
});
