import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { MOST_SOURCES } from '#domain/measuring/networks/sources.ts';
import { MOST_FEEDS } from '#domain/measuring/profit/conversion-feed.ts';
import { importLimits } from '#domain/measuring/reports/stored-types.ts';
import { MOST_BRIDGES } from '../bridges/bridge-writes.ts';
import { MAX_ACCOUNT_BYTES, MAX_CAMPAIGNS, MAX_LISTS, MAX_SHARES } from '../request/quotas.ts';
import { connect } from '../db/client.ts';
import { campaignAssets, campaigns, campaignShares } from '../db/schema/campaigns.ts';
import { negativeLists as negativeListRows } from '../db/schema/negative-lists.ts';
import { reportImports } from '../db/schema/reports.ts';
import { createCampaign } from '../testing/factories.ts';
import { ADMIN_EMAIL, createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const one = createTestApp(database);
const elsewhere = connect(database.target);
const other = createTestApp(elsewhere);
afterAll(async () => {
  await elsewhere.close();
  await database.close();
});

/** Calls at the same moment, half of them to another process. */
async function atOnce(
  count: number,
  cookie: string,
  path: (n: number) => string,
  body: (n: number) => object,
) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      (n % 2 ? one : other).request('POST', path(n), {
        cookie,
        body: body(n) as Record<string, unknown>,
        headers: n % 4 < 2 ? { 'Idempotency-Key': randomUUID() } : {},
      }),
    ),
  );
  return answers.filter(({ ok }) => ok).length;
}

const file = { action: 'Compra', format: 'legacy', kind: 'conversions' };
const people = { 'an account': {}, 'the admin': { email: ADMIN_EMAIL } };

describe.each(Object.entries(people))('writes of %s at the same moment stay within', (_who, options) => {
  let id: string;
  let cookie: string;
  let campaignId: string;
  beforeEach(async () => {
    await db.execute(sql`delete from "user" where email = ${ADMIN_EMAIL}`);
    ({ id, cookie } = await one.signIn(options));
    campaignId = (await createCampaign(db, id)).id;
  });

  const asset = (bytes: number) => ({
    campaignId,
    userId: id,
    assetType: 'titles' as const,
    content: ['Oi'],
    itemCount: 1,
    byteCount: bytes,
  });
  const list = { assetType: 'titles', content: ['x'.repeat(26)] };
  const lists = () => db.$count(campaignAssets, eq(campaignAssets.userId, id));
  const saveLists = () =>
    atOnce(
      8,
      cookie,
      () => `/api/campaigns/${campaignId}/assets`,
      () => list,
    );

  it('the bytes of all lists', async () => {
    await db.insert(campaignAssets).values(asset(MAX_ACCOUNT_BYTES - 2 * 30));
    expect(await saveLists()).toBe(2);
    expect(await lists()).toBe(3);
  });

  it('the lists of a campaign', async () => {
    await db.insert(campaignAssets).values(Array.from({ length: MAX_LISTS - 3 }, () => asset(1)));
    expect(await saveLists()).toBe(3);
    expect(await lists()).toBe(MAX_LISTS);
  });

  it('the campaigns', async () => {
    await db.execute(sql`insert into campaigns (user_id, name)
      select ${id}, 'Verão' from generate_series(1, ${MAX_CAMPAIGNS - 3})`);
    expect(
      await atOnce(
        8,
        cookie,
        () => '/api/campaigns',
        () => ({ name: 'Inverno' }),
      ),
    ).toBe(2);
    expect(await db.$count(campaigns, eq(campaigns.userId, id))).toBe(MAX_CAMPAIGNS);
  });

  it('the links to a campaign', async () => {
    const link = { label: 'Cliente', days: 7, extras: [] };
    expect(
      await atOnce(
        MAX_SHARES + 8,
        cookie,
        () => `/api/campaigns/${campaignId}/shares`,
        () => link,
      ),
    ).toBe(MAX_SHARES);
    expect(await db.$count(campaignShares, eq(campaignShares.userId, id))).toBe(MAX_SHARES);
  });

  const negativeLists = (which: 'live' | 'all') =>
    db.$count(
      negativeListRows,
      and(eq(negativeListRows.userId, id), which === 'live' ? isNull(negativeListRows.deletedAt) : undefined),
    );
  const makeLists = (first: number) =>
    atOnce(
      30,
      cookie,
      () => '/api/negative-lists',
      (n) => ({ name: `Lista ${first + n}`, negatives: ['grátis'] }),
    );

  it('the shared lists of negatives, also of those that were deleted', async () => {
    const most = negativeListLimits.lists;
    expect(await makeLists(0)).toBe(most);
    for (let round = 1; round <= 2; round++) {
      const { rows } = await db.execute<{ id: string }>(
        sql`select id from negative_lists where user_id = ${id} and deleted_at is null`,
      );
      const path = (n: number) => `/api/negative-lists/${rows[n]?.id ?? ''}`;
      await Promise.all(rows.map((_, n) => (n % 2 ? one : other).request('DELETE', path(n), { cookie })));
      expect(await makeLists(100 * round)).toBe(most);
      expect([await negativeLists('live'), await negativeLists('all')]).toEqual([most, 2 * most]);
      expect(
        await atOnce(
          most,
          cookie,
          (n) => `${path(n)}/restore`,
          () => ({}),
        ),
      ).toBe(0);
    }
  });

  it.each([
    [
      'the connections to networks',
      '/api/sales-sources',
      { network: 'clickbank', key: 'CHAVE' },
      MOST_SOURCES,
    ],
    ['the files of conversions', '/api/conversion-feeds', file, MOST_FEEDS],
    ['the scripts', '/api/bridges', { kind: 'account', customerId: '123-456-7890' }, MOST_BRIDGES],
  ])('%s', async (_what, path, body, most) => {
    let made = 0;
    for (let left = most + 10; left > 0; left -= 30)
      made += await atOnce(
        Math.min(30, left),
        cookie,
        () => path,
        () => body,
      );
    expect(made).toBe(most);
  });

  const report = (n: number, currency = 'BRL') => ({
    fileName: 'termos.csv',
    fileHash: `${n}`.padStart(64, '0'),
    type: 'search_terms',
    language: 'pt',
    currency,
    periodStart: '2026-05-01',
    periodEnd: '2026-05-15',
    byDay: false,
    warnings: [],
    totals: { impressions: 1, clicks: 1, cost: 1, conversions: 0 },
    rowCount: importLimits.rows,
  });

  it('the rows of all reports', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => createCampaign(db, id)));
    const opened = await atOnce(8, cookie, (n) => `/api/campaigns/${others[n]?.id}/reports`, report);
    expect(opened).toBe(importLimits.accountRows / importLimits.rows);
    const { rows } = await db.execute(
      sql`select sum(row_count)::int as rows from report_imports where user_id = ${id}`,
    );
    expect(rows).toEqual([{ rows: importLimits.accountRows }]);
  });

  it('one currency for the costs of a campaign', async () => {
    for (let round = 0; round < 5; round++) {
      const fresh = await createCampaign(db, id);
      const currency = (n: number) => ['BRL', 'USD'][n % 2];
      const path = `/api/campaigns/${fresh.id}/reports`;
      expect(
        await atOnce(
          2,
          cookie,
          () => path,
          (n) => ({ ...report(n, currency(n)), rowCount: 1 }),
        ),
      ).toBe(1);
      const own = and(eq(reportImports.campaignId, fresh.id), ne(reportImports.currency, ''));
      expect(await db.$count(reportImports, own)).toBe(1);
    }
  });
});
