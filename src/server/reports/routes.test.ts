import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentRow } from '#domain/measuring/reports/stored-schema.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import type { StoredImport, StoredTerms } from '#domain/measuring/reports/stored.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { reportDays, reportImports, reportRows, reportTerms } from '../db/schema/reports.ts';
import { createCampaign } from '../testing/factories.ts';
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
  ({ id } = await createCampaign(db, ana.id));
});

const hash = () => randomUUID().replaceAll('-', '').padEnd(64, '0');
const file = (changes: Record<string, unknown> = {}) => ({
  fileName: 'Termos de pesquisa.csv',
  fileHash: hash(),
  type: 'search_terms',
  language: 'pt',
  currency: 'BRL',
  periodStart: '2026-05-01',
  periodEnd: '2026-05-15',
  byDay: false,
  totals: { impressions: 20, clicks: 3, cost: 4.5, conversions: 1 },
  warnings: [],
  rowCount: 2,
  ...changes,
});
const row = (subject: string, clicks: number, conversions = 0, day: string | null = null): SentRow => [
  ...([day, 'BR', 'Fundo', subject, '[vitalis]', 'exact', 'none'] as const),
  ...([clicks * 10, clicks, clicks * 1_500_000, conversions, null, null] as const),
];

const post = (path: string, body: Record<string, unknown>, who = ana) =>
  request('POST', `/api/campaigns/${id}${path}`, {
    cookie: who.cookie,
    body,
    headers: { 'Idempotency-Key': randomUUID() },
  });
const get = (path: string, who = ana) =>
  request('GET', `/api/campaigns/${id}${path}`, { cookie: who.cookie });

async function open(changes: Record<string, unknown> = {}): Promise<StoredImport> {
  const response = await post('/reports', file(changes));
  expect(response.status).toBe(201);
  return (await response.json()) as StoredImport; // the type that the route declares
}
async function importRows(rows: SentRow[], changes: Record<string, unknown> = {}): Promise<StoredImport> {
  const opened = await open({ rowCount: rows.length, ...changes });
  expect((await post(`/reports/${opened.id}/rows`, { from: 0, rows })).status).toBe(200);
  return opened;
}
async function readTerms(days = ''): Promise<StoredTerms> {
  const response = await get(`/terms${days}`);
  expect(response.status).toBe(200);
  return (await response.json()) as StoredTerms; // the type that the route declares
}
const messageOf = async (response: Response) => ((await response.json()) as { message: string }).message; // every failure has one

describe('a report', () => {
  it('is opened, receives its rows in parts and is listed', async () => {
    const opened = await open();
    expect(opened).toMatchObject({ received: 0, rowCount: 2, currency: 'BRL' });
    const path = `/reports/${opened.id}/rows`;
    expect(await (await post(path, { from: 0, rows: [row('vitalis', 2)] })).json()).toEqual({
      received: 1,
      rowCount: 2,
    });
    expect(await (await post(path, { from: 1, rows: [row('kit', 1, 1)] })).json()).toEqual({
      received: 2,
      rowCount: 2,
    });
    const listed: unknown = await (await get('/reports')).json();
    expect(listed).toMatchObject([{ id: opened.id, received: 2, fileName: 'Termos de pesquisa.csv' }]);
    expect(JSON.stringify(listed)).not.toContain(ana.id);
    expect(await db.select().from(reportRows)).toMatchObject([
      { position: 0, subject: 'vitalis', costMicros: 3_000_000, matchType: 'exact', details: null },
      { position: 1, subject: 'kit', conversions: 1, campaign: 'BR', adGroup: 'Fundo' },
    ]);
  });

  it('that was interrupted goes on, and a part that arrives twice is stored once', async () => {
    const fileHash = hash();
    const opened = await open({ fileHash });
    const part = { from: 0, rows: [row('vitalis', 2)] };
    await post(`/reports/${opened.id}/rows`, part);
    expect(await open({ fileHash })).toMatchObject({ id: opened.id, received: 1 });
    expect(await (await post(`/reports/${opened.id}/rows`, part)).json()).toMatchObject({ received: 1 });
    expect(await db.$count(reportRows)).toBe(1);
  });

  it.each([
    ['more rows', { rowCount: 3 }],
    ['fewer rows', { rowCount: 1 }],
    ['another period', { periodEnd: '2026-05-16' }],
    ['another sum', { totals: { impressions: 20, clicks: 4, cost: 4.5, conversions: 1 } }],
  ])('that was interrupted begins again when its file is read with %s now', async (_what, changes) => {
    const fileHash = hash();
    const opened = await open({ fileHash });
    await post(`/reports/${opened.id}/rows`, { from: 0, rows: [row('vitalis', 2)] });
    const again = await open({ fileHash, ...changes });
    expect(again).toMatchObject({ received: 0, ...changes });
    const rows = Array.from({ length: again.rowCount }, (_, at) => row(`termo ${at}`, 1));
    expect(await (await post(`/reports/${again.id}/rows`, { from: 0, rows })).json()).toEqual({
      received: again.rowCount,
      rowCount: again.rowCount,
    });
    expect(await readTerms()).toMatchObject({ all: again.rowCount });
    expect(await db.$count(reportImports)).toBe(1);
  });

  it('refuses a part that leaves a gap or passes the end', async () => {
    const opened = await open();
    const send = (from: number, rows: SentRow[]) => post(`/reports/${opened.id}/rows`, { from, rows });
    expect((await send(1, [row('b', 1)])).status).toBe(409);
    expect((await send(0, [row('a', 1), row('b', 1), row('c', 1)])).status).toBe(409);
    expect(await db.$count(reportRows)).toBe(0);
  });

  it('is stored once in a campaign, and may be in another one', async () => {
    const fileHash = hash();
    await importRows([row('a', 1), row('b', 1)], { fileHash });
    const again = await post('/reports', file({ fileHash }));
    expect([again.status, await messageOf(again)]).toEqual([409, 'Este arquivo já está nesta campanha.']);
    ({ id } = await createCampaign(db, ana.id));
    await open({ fileHash });
  });

  it('in another currency is refused', async () => {
    await open();
    const response = await post('/reports', file({ currency: 'USD' }));
    expect([response.status, await messageOf(response)]).toEqual([
      409,
      'Este arquivo está em moeda diferente da dos outros relatórios desta campanha. Traga-o para outra campanha.',
    ]);
  });

  it('of costs may follow sales in another currency, and sales may follow it', async () => {
    const sales = { type: 'sales', byDay: true, currency: 'USD' };
    await open(sales);
    await open();
    await open({ ...sales, currency: 'EUR' });
    expect((await post('/reports', file({ currency: 'USD' }))).status).toBe(409);
  });

  it('opened in two currencies at once is taken in one', async () => {
    const answers = await Promise.all(['BRL', 'USD'].map((currency) => post('/reports', file({ currency }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it('is deleted with its rows', async () => {
    const opened = await importRows([row('a', 1), row('b', 1)]);
    const remove = () =>
      request('DELETE', `/api/campaigns/${id}/reports/${opened.id}`, { cookie: ana.cookie });
    expect((await remove()).status).toBe(200);
    expect([await db.$count(reportImports), await db.$count(reportRows)]).toEqual([0, 0]);
    expect((await remove()).status).toBe(404);
  });

  it('of another account cannot be read, filled or deleted', async () => {
    const opened = await open();
    expect((await get('/reports', bia)).status).toBe(404);
    expect((await get('/terms', bia)).status).toBe(404);
    expect((await post('/reports', file(), bia)).status).toBe(404);
    const rows = { from: 0, rows: [row('a', 1)] };
    expect((await post(`/reports/${opened.id}/rows`, rows, bia)).status).toBe(404);
    const path = `/api/campaigns/${id}/reports/${opened.id}`;
    expect((await request('DELETE', path, { cookie: bia.cookie })).status).toBe(404);
    ({ id } = await createCampaign(db, bia.id));
    expect((await post(`/reports/${opened.id}/rows`, rows, bia)).status).toBe(404);
    expect([await db.$count(reportImports), await db.$count(reportRows)]).toEqual([1, 0]);
  });

  it('without a currency stands beside reports in any', async () => {
    for (const currency of [null, 'BRL', null]) await open({ currency });
    expect((await post('/reports', file({ currency: 'USD' }))).status).toBe(409);
  });

  it('of a campaign is none of the whole account', async () => {
    await open();
    const answer = await request('GET', '/api/reports', { cookie: ana.cookie });
    expect(await answer.json()).toEqual([]);
  });

  it('beyond the limit of the campaign is refused', async () => {
    const held = Array.from({ length: importLimits.perCampaign - 1 }, () => ({
      campaignId: id,
      userId: ana.id,
      received: 0,
      ...file(),
    }));
    await db.insert(reportImports).values(held as (typeof reportImports.$inferInsert)[]); // the fields of a file as they are sent
    await open();
    const response = await post('/reports', file());
    expect([response.status, await messageOf(response)]).toEqual([
      413,
      'Esta campanha guarda até 300 relatórios. Apague os antigos.',
    ]);
  });

  it('beyond the limit of the account is refused', async () => {
    const big = {
      campaignId: id,
      userId: ana.id,
      received: 0,
      ...file({ rowCount: importLimits.accountRows }),
    };
    await db.insert(reportImports).values(big as typeof reportImports.$inferInsert); // the fields of a file as they are sent
    const response = await post('/reports', file());
    expect(response.status).toBe(413);
    expect(await messageOf(response)).toContain('3 milhões de linhas');
  });
});

describe('what an account stores has limits', () => {
  it('the bytes of its rows are counted, and rows beyond the limit are refused', async () => {
    const opened = await open();
    const send = (from: number) => post(`/reports/${opened.id}/rows`, { from, rows: [row('kit', 1)] });
    expect((await send(0)).status).toBe(200);
    const [stored] = await db.select().from(reportImports);
    expect(stored?.byteCount).toBe(JSON.stringify([row('kit', 1)]).length);
    await db.update(reportImports).set({ byteCount: importLimits.accountBytes });
    const response = await send(1);
    expect([response.status, await messageOf(response)]).toEqual([
      413,
      'Seus relatórios ocupam todo o espaço da conta. Apague os antigos.',
    ]);
    expect(await db.$count(reportRows)).toBe(1);
  });

  it('the bytes of another account do not count', async () => {
    const { id: campaignId } = await createCampaign(db, bia.id);
    const theirs = { campaignId, userId: bia.id, byteCount: importLimits.accountBytes, ...file() };
    await db.insert(reportImports).values(theirs as typeof reportImports.$inferInsert); // the fields of a file as they are sent
    await importRows([row('kit', 1)]);
  });

  it('so has the number of its reports', async () => {
    await open();
    await db.execute(sql`
      insert into report_imports (campaign_id, user_id, file_name, file_hash, type, period_start, period_end, by_day,
        totals, warnings, row_count)
      select ${id}, ${ana.id}, 'a', n::text, 'ads', '2026-05-01', '2026-05-01', false, '{}', '{}', 1
      from generate_series(2, ${importLimits.accountImports}::int) n`);
    ({ id } = await createCampaign(db, ana.id));
    const response = await post('/reports', file());
    expect([response.status, await messageOf(response)]).toEqual([
      413,
      'Sua conta guarda até 5.000 relatórios. Apague os antigos.',
    ]);
  });
});

it('a campaign is deleted with its reports', async () => {
  await importRows([row('kit', 1)]);
  await importRows([row('kit', 1)]);
  const response = await request('DELETE', `/api/campaigns/${id}`, { cookie: ana.cookie });
  expect(response.status).toBe(200);
  expect([await db.$count(reportImports), await db.$count(reportRows)]).toEqual([0, 0]);
});

/** The same numbers from 0 to 1 for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('the search terms of a campaign', () => {
  it('are summed over reports, with the dearest first and without those that had no click', async () => {
    await importRows([row('Vitalis', 2), row('kit', 5, 1), row('visto', 0)]);
    await importRows([row('vitalis', 4)], { periodStart: '2026-05-16', periodEnd: '2026-05-31' });
    expect(await readTerms()).toMatchObject({
      all: 2,
      terms: [
        ['vitalis', 'BR', 'Fundo', 60, 6, 9_000_000, 0],
        ['kit', 'BR', 'Fundo', 50, 5, 7_500_000, 1],
      ],
    });
  });

  it('count each day once', async () => {
    await importRows([row('vitalis', 10)], { periodStart: '2026-05-01', periodEnd: '2026-05-10' });
    await importRows([row('vitalis', 99)], { periodStart: '2026-05-08', periodEnd: '2026-05-12' });
    await importRows([row('vitalis', 50, 0, '2026-05-10'), row('vitalis', 1, 0, '2026-05-11')], {
      periodStart: '2026-05-10',
      periodEnd: '2026-05-11',
      byDay: true,
    });
    const { parts, terms } = await readTerms();
    expect(terms).toMatchObject([['vitalis', 'BR', 'Fundo', 110, 11, 16_500_000, 0]]);
    expect(parts.map(({ days }) => days)).toEqual([null, { start: '2026-05-11', end: '2026-05-11' }]);
  });

  it('are those of the days asked for; a report without days counts only as a whole', async () => {
    await importRows([row('vitalis', 10)], { periodStart: '2026-05-01', periodEnd: '2026-05-10' });
    await importRows(
      [
        row('vitalis', 1, 0, '2026-05-05'),
        row('vitalis', 2, 0, '2026-05-11'),
        row('kit', 4, 0, '2026-05-12'),
      ],
      { periodStart: '2026-05-05', periodEnd: '2026-05-12', byDay: true },
    );
    const clicksOf = async (days: string) => {
      const { terms } = await readTerms(days);
      return Object.fromEntries(terms.map(([text, , , , clicks]) => [text, clicks]));
    };
    expect(await clicksOf('?start=2026-05-05&end=2026-05-11')).toEqual({ vitalis: 3 });
    expect(await clicksOf('?start=2026-05-01&end=2026-05-11')).toEqual({ vitalis: 12 });
    expect(await clicksOf('?start=2026-05-01&end=2026-05-04')).toEqual({});
    expect(await clicksOf('')).toEqual({ vitalis: 12, kit: 4 });
    expect((await get('/terms?start=ontem&end=hoje')).status).toBe(422);
  });

  it('leave out reports of other types and reports that are not whole', async () => {
    await importRows([row('palavra', 3)], { type: 'keywords' });
    const opened = await open({ rowCount: 2 });
    await post(`/reports/${opened.id}/rows`, { from: 0, rows: [row('meio', 3)] });
    expect(await readTerms()).toEqual({ parts: [], all: 0, terms: [], negatives: [] });
  });

  it('come with the negatives of the newest report of negatives', async () => {
    await importRows([row('velha', 0)], { type: 'negatives' });
    await importRows([row('grátis', 0), row('golpe', 0)], { type: 'negatives' });
    expect((await readTerms()).negatives).toEqual([
      ['grátis', 'exact', 'BR', 'Fundo'],
      ['golpe', 'exact', 'BR', 'Fundo'],
    ]);
  });

  it('are always those of the rows that count, however reports overlap and are deleted', async () => {
    const days = ['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06'];
    const random = randomFrom(7);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T; // never empty
    const imports: { id: string; rows: SentRow[] }[] = [];
    for (let round = 0; round < 12; round += 1) {
      const [periodStart = '', periodEnd = ''] = [pick(days), pick(days)].sort();
      const byDay = random() < 0.6;
      const inside = days.filter((day) => day >= periodStart && day <= periodEnd);
      const rows = Array.from({ length: 8 }, () =>
        row(pick(['Kit', 'kit', 'caps', 'bula']), Math.floor(random() * 4), 0, byDay ? pick(inside) : null),
      );
      const opened = await open({ rowCount: 8, periodStart, periodEnd, byDay });
      for (const from of [0, 3]) {
        const part = { from, rows: rows.slice(from, from === 0 ? 3 : 8) };
        expect((await post(`/reports/${opened.id}/rows`, part)).status).toBe(200);
      }
      imports.push({ id: opened.id, rows });
      if (round % 4 === 3) {
        const [gone] = imports.splice(Math.floor(random() * imports.length), 1);
        const path = `/api/campaigns/${id}/reports/${gone?.id ?? ''}`;
        expect((await request('DELETE', path, { cookie: ana.cookie })).status).toBe(200);
      }
      const { parts, terms } = await readTerms();
      const sums = new Map<string, number>();
      for (const { id: counted, days: range } of parts)
        for (const [day, , , subject, , , , , clicks] of imports.find((each) => each.id === counted)?.rows ??
          []) {
          const isIn = range === null || (day !== null && day >= range.start && day <= range.end);
          if (isIn && clicks)
            sums.set(subject.toLowerCase(), (sums.get(subject.toLowerCase()) ?? 0) + clicks);
        }
      expect(new Map(terms.map(([text, , , , clicks]) => [text, clicks]))).toEqual(sums);
    }
    expect(await db.$count(reportDays)).toBeGreaterThan(0);
    await db.delete(reportImports);
    expect([await db.$count(reportDays), await db.$count(reportTerms)]).toEqual([0, 0]);
  });

  it('of 2,500 rows in one part are stored and summed', async () => {
    await importRows(Array.from({ length: 2500 }, (_, at) => row(`termo ${at % 1000}`, 1)));
    expect(await readTerms()).toMatchObject({ all: 1000 });
  });
});

describe('invalid input changes nothing and gets a message in Portuguese', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a type that is not stored', { type: 'leilao' }, 'Este tipo de arquivo não é guardado.'],
    ['a hash that is none', { fileHash: 'x' }, 'A marca do arquivo não é um SHA-256.'],
    ['a day that is none', { periodStart: '01/05/2026' }, 'Use uma data como 2026-05-31.'],
    ['a period that ends first', { periodEnd: '2026-04-01' }, 'O período termina antes de começar.'],
    [
      'a period of ten years',
      { periodStart: '2016-05-01' },
      'O período passa de cinco anos: baixe um período menor.',
    ],
    ['a currency in words', { currency: 'reais' }, 'A moeda precisa ser um código como BRL.'],
    ['no rows', { rowCount: 0 }, 'O arquivo não tem nenhuma linha.'],
    [
      'too many rows',
      { rowCount: 500_001 },
      'Um arquivo pode ter até 500.000 linhas: baixe um período menor.',
    ],
  ])('%s', async (_, changes, message) => {
    const response = await post('/reports', file(changes));
    expect([response.status, await messageOf(response)]).toEqual([422, message]);
    expect(await db.$count(reportImports)).toBe(0);
  });

  it.each<[string, unknown]>([
    ['a row of another shape', [['x']]],
    ['negative clicks', [row('a', -1)]],
    ['no row', []],
    ['half of an emoji', [row('a\ud83d', 1)]],
    ['a null character', [row('a\u0000', 1)]],
    ['a day before the calendar', [row('a', 1, 0, '0000-01-01')]],
    ['2,501 rows', Array.from({ length: 2501 }, () => row('a', 1))],
  ])('%s', async (_, rows) => {
    const opened = await open({ rowCount: 10_000 });
    expect((await post(`/reports/${opened.id}/rows`, { from: 0, rows })).status).toBe(422);
    expect(await db.$count(reportRows)).toBe(0);
  });
});

it('tells the names that Google has for a campaign, and those in reports that did not keep them', async () => {
  const kept = await open({ fileHash: hash(), rowCount: 1, googleCampaigns: [{ name: 'Marca', id: '111' }] });
  const older = await open({ fileHash: hash(), rowCount: 2 });
  const sendAll = (opened: StoredImport, rows: SentRow[]) =>
    post(`/reports/${opened.id}/rows`, { from: 0, rows });
  await sendAll(kept, [row('vitalis', 2)]);
  await sendAll(older, [row('vitalis', 2).with(1, 'Loja') as SentRow, row('preço', 1)]);
  const response = await request('GET', '/api/reports/campaigns', { cookie: ana.cookie });
  expect(await response.json()).toMatchObject([
    { id, google: [{ name: 'Marca', id: '111' }], inReports: ['Loja'] },
  ]);
  const others = await request('GET', '/api/reports/campaigns', { cookie: bia.cookie });
  expect(await others.json()).not.toMatchObject([{ inReports: ['Loja'] }]);
});

describe('a file of several campaigns', () => {
  it('counts in all of them with its last rows, or in none', async () => {
    const { id: other } = await createCampaign(db, ana.id);
    const fileHash = hash();
    const rows = [row('vitalis', 2), row('vitalis preço', 3)];
    const send = (campaignId: string, path: string, body: Record<string, unknown>) =>
      request('POST', `/api/campaigns/${campaignId}/reports${path}`, {
        cookie: ana.cookie,
        body,
        headers: { 'Idempotency-Key': randomUUID() },
      });
    const imports: { campaignId: string; importId: string; from: number; rows: SentRow[] }[] = [];
    for (const campaignId of [id, other]) {
      const opened = (await (await send(campaignId, '', file({ fileHash }))).json()) as StoredImport; // the type that the route declares
      await send(campaignId, `/${opened.id}/rows`, { from: 0, rows: rows.slice(0, 1) });
      imports.push({ campaignId, importId: opened.id, from: 1, rows: rows.slice(1) });
    }
    const finish = (last: typeof imports, who = ana) =>
      request('POST', '/api/reports/last-rows', {
        cookie: who.cookie,
        body: { imports: last },
        headers: { 'Idempotency-Key': randomUUID() },
      });
    const received = async () =>
      (await db.select({ received: reportImports.received }).from(reportImports)).map(
        (each) => each.received,
      );

    const [first, second] = imports;
    if (!first || !second) throw new Error('two imports were opened');
    expect((await finish([first, { ...second, importId: randomUUID() }])).status).toBe(404);
    expect((await finish(imports, bia)).status).toBe(404);
    expect(await received()).toEqual([1, 1]);
    expect(await (await finish(imports)).json()).toEqual({ finished: 2 });
    expect(await received()).toEqual([2, 2]);
    expect((await readTerms()).terms).toHaveLength(2);
  });
});
