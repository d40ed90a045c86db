import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { ignoredFindings, reportImports, reportRows } from '../db/schema/reports.ts';
import { createCampaign } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { noSignals } from '#domain/measuring/reports/testing/no-signals.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let id: string;
beforeAll(async () => {
  ana = await signIn({ name: 'Ana' });
});
beforeEach(async () => {
  await db.delete(campaigns);
  ({ id } = await createCampaign(db, ana.id));
});

type Row = Omit<typeof reportRows.$inferInsert, 'userId' | 'importId' | 'position'>;
const row = (subject: string, clicks: number, part: Partial<Row> = {}): Row => ({
  subject,
  campaign: 'BR',
  adGroup: 'Fundo',
  keyword: '',
  impressions: clicks * 10,
  clicks,
  costMicros: clicks * 1_000_000,
  conversions: 0,
  ...part,
});

async function importRows(
  type: (typeof reportImports.$inferInsert)['type'],
  rows: readonly Row[],
  fields: Partial<typeof reportImports.$inferInsert> = {},
): Promise<void> {
  const [imported] = await db
    .insert(reportImports)
    .values({
      userId: ana.id,
      campaignId: id,
      fileName: 'a.csv',
      fileHash: randomUUID(),
      type,
      periodStart: '2026-05-01',
      periodEnd: '2026-05-15',
      byDay: false,
      warnings: [],
      totals: { impressions: null, clicks: null, cost: null, conversions: null },
      rowCount: rows.length,
      received: rows.length,
      ...fields,
    })
    .returning();
  const importId = imported?.id ?? '';
  await db
    .insert(reportRows)
    .values(rows.map((each, position) => ({ ...each, userId: ana.id, importId, position })));
}
async function readSignals(): Promise<StoredSignals> {
  const response = await request('GET', `/api/campaigns/${id}/signals`, { cookie: ana.cookie });
  expect(response.status).toBe(200);
  return (await response.json()) as StoredSignals; // the type that the route declares
}

describe('the signals of a campaign', () => {
  it('are empty without reports', async () => {
    expect(await readSignals()).toEqual(noSignals);
  });

  it('of very long keywords are reported as far as they fit into an answer, the dearest first', async () => {
    await importRows('keywords', [row('caro', 9)]);
    await db.execute(sql`
      insert into report_rows (user_id, import_id, position, campaign, ad_group, subject, keyword, clicks, cost_micros, details)
      select user_id, import_id, n, 'BR', 'Fundo', n || repeat('x', 1900), '', 1, 1000000,
        (select jsonb_object_agg('k' || m, repeat('y', 450)) from generate_series(1, 8) m)
      from report_rows, generate_series(1, 3000) n`);
    const { keywords } = await readSignals();
    expect(keywords[0]?.[0]).toBe('caro');
    expect(keywords.length).toBeGreaterThan(1500);
    expect(keywords.length).toBeLessThan(2900);
  });

  it('sum keywords over the days that count, with the newest details', async () => {
    const kit = (clicks: number, qualityScore: string) =>
      row('kit', clicks, { matchType: 'exact', details: { qualityScore } });
    await importRows('keywords', [kit(5, '7')], { periodStart: '2026-05-16', periodEnd: '2026-05-31' });
    await importRows('keywords', [kit(3, '3'), row('bula', 1, { matchType: 'phrase' })]);
    expect((await readSignals()).keywords).toEqual([
      ['kit', 'exact', 'BR', 'Fundo', [80, 8, 8_000_000, 0], { qualityScore: '7' }],
      ['bula', 'phrase', 'BR', 'Fundo', [10, 1, 1_000_000, 0], null],
    ]);
  });

  it('tell the searches that keywords of several ad groups served', async () => {
    await importRows('search_terms', [
      row('Kit Vitalis', 3, { keyword: '"kit"' }),
      row('kit vitalis', 2, { keyword: '[vitalis]', adGroup: 'Topo' }),
      row('bula', 3, { keyword: '"bula"' }),
      row('bula', 3, { keyword: '[bula]' }),
      row('preço', 3, { keyword: '"preço"' }),
      row('preço', 0, { keyword: '"preço"', adGroup: 'Topo' }),
    ]);
    expect(
      (await readSignals()).servings.map(([term, keyword, , adGroup]) => [term, keyword, adGroup]),
    ).toEqual(
      expect.arrayContaining([
        ['kit vitalis', '"kit"', 'Fundo'],
        ['kit vitalis', '[vitalis]', 'Topo'],
      ]),
    );
    expect((await readSignals()).servings).toHaveLength(2);
  });

  it('tell which of the searches that sold may be keywords', async () => {
    const sold = (subject: string, more: Partial<Row>) => row(subject, 3, { conversions: 1, ...more });
    await importRows('search_terms', [
      sold('Kit Vitalis', { keyword: '[kit vitalis]' }),
      sold('kit vitalis', { keyword: '[kit vitalis]' }),
      sold('bula', { keyword: 'bula', matchType: 'exact' }),
      sold('preço', { added: 'added' }),
      sold('chá', { keyword: '"chá"', matchType: 'phrase', added: 'none' }),
      row('frete', 3, { keyword: '[frete]' }),
    ]);
    expect((await readSignals()).sold.sort()).toEqual([
      ['bula', 'bula', 'exact', null],
      ['kit vitalis', '[kit vitalis]', null, null],
      ['preço', '', null, 'added'],
    ]);
  });

  it('take times from segmented reports alone, and everything else from the others', async () => {
    const time = (hour: string, clicks: number) =>
      row('BR', clicks, { details: { weekday: 'Monday', hour } });
    await importRows('campaigns', [time('2', 4), time('3', 5), time('2', 1)]);
    await importRows('campaigns', [row('BR', 10, { details: { lostToBudget: '0.4' } })]);
    const { times, shares } = await readSignals();
    expect(times.sort()).toEqual([
      ['Monday', '2', [50, 5, 5_000_000, 0]],
      ['Monday', '3', [50, 5, 5_000_000, 0]],
    ]);
    expect(shares).toEqual([['BR', [100, 10, 10_000_000, 0], { lostToBudget: '0.4' }]]);
  });

  it('take devices, places, ages, genders, days of the week and hours each from its own reports', async () => {
    const split = (clicks: number, details: Row['details']) => row('BR', clicks, { details });
    await importRows('campaigns', [split(4, { hour: '2' }), split(6, { hour: '3' })]);
    await importRows('campaigns', [split(10, { weekday: 'Monday' })]);
    await importRows('campaigns', [split(7, { device: 'Computers' }), split(3, { device: 'Mobile phones' })]);
    await importRows('ad_groups', [split(10, { device: 'Computers' })]);
    await importRows('places', [row('Goiás', 10)]);
    await importRows('ages', [row('18 a 24', 4), row('Desconhecido', 6)]);
    await importRows('genders', [row('Feminino', 10)]);
    const { times, slices } = await readSignals();
    expect(times.map(([weekday, hour]) => weekday + hour).sort()).toEqual(['2', '3', 'Monday']);
    expect(slices.sort()).toEqual([
      ['age', '18 a 24', [40, 4, 4_000_000, 0]],
      ['age', 'Desconhecido', [60, 6, 6_000_000, 0]],
      ['device', 'Computers', [70, 7, 7_000_000, 0]],
      ['device', 'Mobile phones', [30, 3, 3_000_000, 0]],
      ['gender', 'Feminino', [100, 10, 10_000_000, 0]],
      ['place', 'Goiás', [100, 10, 10_000_000, 0]],
    ]);
  });

  it('leave out reports that are split by conversion action, which have no clicks', async () => {
    await importRows('campaigns', [row('BR', 10, { details: { lostToBudget: '0.4' } })]);
    await importRows('campaigns', [row('BR', 0, { details: { conversionAction: 'Compra' } })]);
    expect((await readSignals()).shares).toEqual([['BR', [100, 10, 10_000_000, 0], { lostToBudget: '0.4' }]]);
  });

  it('tell the auctions of each report, with its days', async () => {
    const rival = (auctionShare: string) => row('rival.com', 0, { details: { auctionShare } });
    await importRows('auction_insights', [rival('0.2')]);
    await importRows('auction_insights', [rival('0.4')], {
      periodStart: '2026-05-16',
      periodEnd: '2026-05-31',
    });
    expect((await readSignals()).auction).toEqual([
      ['rival.com', '2026-05-16', '2026-05-31', { auctionShare: '0.4' }],
      ['rival.com', '2026-05-01', '2026-05-15', { auctionShare: '0.2' }],
    ]);
  });

  it('tell what each ad cost and sold, and what Google decided of it in the newest report', async () => {
    const ad = (approval: string) =>
      row('Kit Vitalis', 1, { details: { approval, headlines: 'Kit Vitalis | Oferta' } });
    await importRows('ads', [ad('Reprovado')], { periodStart: '2026-05-16', periodEnd: '2026-05-31' });
    await importRows('ads', [ad('Aprovado'), row('Sem status', 1)]);
    expect((await readSignals()).ads).toEqual([
      [
        ...['Kit Vitalis', 'BR', 'Fundo', [20, 2, 2_000_000, 0]],
        { approval: 'Reprovado', headlines: 'Kit Vitalis | Oferta' },
      ],
      ['Sem status', 'BR', 'Fundo', [10, 1, 1_000_000, 0], null],
    ]);
  });

  it('leave out reports that are not whole', async () => {
    await importRows('assets', [row('Título', 1, { details: { performance: 'Baixo' } })], { rowCount: 2 });
    expect(await readSignals()).toEqual(noSignals);
    await importRows('assets', [row('Título', 1, { details: { performance: 'Baixo' } })]);
    expect((await readSignals()).assets).toEqual([
      ['Título', 'BR', 'Fundo', [10, 1, 1_000_000, 0], { performance: 'Baixo' }],
    ]);
  });
});

describe('what is ignored', () => {
  /** They do not repeat, so that the database cannot compress them. */
  const manyLetters = (first: number, count: number) =>
    String.fromCodePoint(...Array.from({ length: count }, (_, at) => first + at * 29));
  const change = (body: Record<string, unknown>) =>
    request('PUT', `/api/campaigns/${id}/ignored`, {
      cookie: ana.cookie,
      body,
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const list = async (): Promise<unknown> =>
    (await request('GET', `/api/campaigns/${id}/ignored`, { cookie: ana.cookie })).json();

  it('is kept once, stays after the next report and can be shown again', async () => {
    expect(await (await change({ add: ['term:kit', 'group:words:bula:'] })).json()).toEqual({ saved: true });
    await change({ add: ['term:kit'] });
    await importRows('search_terms', [row('kit', 3)]);
    expect(await list()).toEqual(expect.arrayContaining(['term:kit', 'group:words:bula:']));
    await change({ remove: ['term:kit', 'term:desconhecido'] });
    expect(await list()).toEqual(['group:words:bula:']);
  });

  it('has a limit', async () => {
    const keys = Array.from({ length: 4999 }, (_, at) => ({
      userId: ana.id,
      campaignId: id,
      key: `term:${at}`,
    }));
    await db.insert(ignoredFindings).values(keys);
    expect((await change({ add: ['term:a'] })).status).toBe(200);
    const response = await change({ add: ['term:b'] });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      message: 'Esta campanha guarda até 5.000 itens ignorados. Mostre alguns de novo primeiro.',
    });
  });

  it('has a limit for all campaigns together', async () => {
    await db.execute(sql`
      with made as (insert into campaigns (user_id, name) select ${ana.id}, 'Outra' from generate_series(1, 10) returning id)
      insert into ignored_findings (user_id, campaign_id, key)
      select ${ana.id}, id, at::text from made, generate_series(1, 5000) at`);
    const response = await change({ add: ['term:a'] });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      message: 'Sua conta guarda até 50.000 itens ignorados. Mostre alguns de novo primeiro.',
    });
  });

  it('may be as long as the screen cuts it, in any alphabet', async () => {
    const [wide, rare] = [manyLetters(0x4e00, 700), manyLetters(0x20000, 350)];
    expect((await change({ add: [wide, rare] })).status).toBe(200);
    expect(await list()).toEqual(expect.arrayContaining([wide, rare]));
  });

  it.each([
    { add: [''] },
    { add: [manyLetters(0x20000, 700)] },
    { add: ['x'.repeat(701)] },
    { add: 'kit' },
    { outro: [] },
  ])('%j is refused', async (body) => {
    expect((await change(body)).status).toBe(422);
    expect(await db.$count(ignoredFindings)).toBe(0);
  });
});
