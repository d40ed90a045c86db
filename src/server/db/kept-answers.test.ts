import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import type { StoredSignals, StoredTerms } from '#domain/measuring/reports/stored.ts';
import { computeNext } from '../jobs/kept-answers.ts';
import { sweep } from '../jobs/sweep.ts';
import { createCampaign, createReportRows } from '../testing/factories.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { keptAnswers, reportImports } from './schema/reports.ts';

const database = await createTestDatabase();
const { db } = database;
const { request, signIn } = createTestApp(database);
afterAll(database.close);

let ana: Awaited<ReturnType<typeof signIn>>;
let id: string;
beforeEach(async () => {
  ana = await signIn();
  ({ id } = await createCampaign(db, ana.id));
});

const get = (path: string) => request('GET', path, { cookie: ana.cookie });
const termsPath = () => `/api/campaigns/${id}/terms`;
const terms = async () => {
  const response = await get(termsPath());
  return [response.status, (await response.json()) as StoredTerms & { kept?: KeptMark }] as const; // the route's type
};
const textsOf = (stored: StoredTerms) => stored.terms.map(([text]) => text).sort();

/** Stores a report that claims very many rows, with only the one that the test needs. */
async function bringMany(text: string, days: { periodStart: string; periodEnd: string }): Promise<void> {
  const sums = { impressions: 10, clicks: 2, costMicros: 3_000_000, conversions: 1 };
  const importId = await createReportRows(
    db,
    { userId: ana.id, campaignId: id },
    [{ subject: text, ...sums }],
    { type: 'search_terms', byDay: false, ...days },
  );
  await db
    .update(reportImports)
    .set({ rowCount: 200_000, received: 200_000 })
    .where(eq(reportImports.id, importId));
}
const may = { periodStart: '2026-05-01', periodEnd: '2026-05-31' };
const june = { periodStart: '2026-06-01', periodEnd: '2026-06-30' };

it.each([
  [1999, 200],
  [2000, 202],
])('the profit of an account with %i orders is answered with %i at first', async (orders, status) => {
  await db.execute(sql`
    insert into network_orders (user_id, network, order_id, status, sold_at, product, sub_ids, payments)
    select ${ana.id}, 'generic', 'P' || at, 'pending', now(), '', '[]', '[]' from generate_series(1, ${orders}) at`);
  expect((await get(`/api/profit/${id}`)).status).toBe(status);
  if (status === 202) expect(await computeNext(database)).toBe(true);
  expect((await get(`/api/profit/${id}`)).status).toBe(200);
});

describe('what has very many rows', () => {
  it('is computed in the background, shown with its age, and computed anew when something comes', async () => {
    await bringMany('vitalis bula', may);
    const [status, body] = await terms();
    expect([status, body]).toEqual([202, expect.objectContaining({ code: 'computing' })]);
    expect(await computeNext(database)).toBe(true);
    expect(await computeNext(database)).toBe(false);
    const [, first] = await terms();
    expect(textsOf(first)).toEqual(['vitalis bula']);
    expect(first.kept).toEqual({ computedAt: expect.stringMatching(/^20/) as string, isStale: false });

    await bringMany('vitalis chá', june);
    const [, older] = await terms();
    expect([textsOf(older), older.kept?.isStale]).toEqual([['vitalis bula'], true]);
    expect(await computeNext(database)).toBe(true);
    const [, newer] = await terms();
    expect([textsOf(newer), newer.kept?.isStale]).toEqual([['vitalis bula', 'vitalis chá'], false]);
  });

  it.each(['signals', 'profit', 'account', 'advice', 'totals', 'days'])(
    '%s is the same as computed at once',
    async (what) => {
      await bringMany('vitalis bula', may);
      const path = {
        signals: `/api/campaigns/${id}/signals`,
        profit: `/api/profit/${id}`,
        account: '/api/profit/account',
        advice: '/api/profit/advice',
        totals: `/api/profit?ids=${id}`,
        days: `/api/profit/days?ids=${id}`,
      }[what];
      const read = async () => {
        const response = await get(path ?? '');
        const body = (await response.json()) as StoredSignals & { kept?: KeptMark }; // any of them
        if (!Array.isArray(body)) delete body.kept;
        return [response.status, body];
      };
      await db.update(reportImports).set({ rowCount: 600_000, received: 600_000 });
      expect((await read())[0]).toBe(202);
      expect(await computeNext(database)).toBe(true);
      const kept = await read();
      await db.update(reportImports).set({ rowCount: 1, received: 1 });
      expect(await read()).toEqual(kept);
    },
  );

  it('is never kept for somebody who does not own the campaign', async () => {
    await bringMany('vitalis bula', may);
    const bia = await signIn();
    for (const path of [termsPath(), `/api/profit/${id}`, `/api/profit?ids=${id}`])
      expect((await request('GET', path, { cookie: bia.cookie })).status).toBe(404);
    expect(await db.$count(keptAnswers, eq(keptAnswers.userId, bia.id))).toBe(0);
  });

  it('is computed for one account after the other, however much one asks for', async () => {
    await bringMany('vitalis bula', may);
    await db.update(reportImports).set({ rowCount: 600_000, received: 600_000 });
    await terms();
    for (const path of ['/api/profit/account', '/api/profit/advice', '/api/profit/owners?since=2026-01-01'])
      expect([path, (await get(path)).status]).toEqual([path, 202]);
    const bia = await signIn();
    await db.insert(keptAnswers).values({ userId: bia.id, kind: 'advice', stamp: 'new' });
    expect(await computeNext(database)).toBe(true);
    expect(await computeNext(database)).toBe(true);
    const computed = await db.$count(keptAnswers, sql`user_id = ${bia.id} and computed_at is not null`);
    expect(computed).toBe(1);
  });

  it('is forgotten after a month, and begins anew when a server was stopped', async () => {
    await bringMany('vitalis bula', may);
    await terms();
    await db.update(keptAnswers).set({ startedAt: sql`now() - interval '1 minute'` });
    expect(await computeNext(database)).toBe(false);
    await db.update(keptAnswers).set({ startedAt: sql`now() - interval '1 hour'` });
    expect(await computeNext(database)).toBe(true);
    await db.update(keptAnswers).set({ askedAt: sql`now() - interval '31 days'` });
    await sweep(db);
    expect(await db.$count(keptAnswers)).toBe(0);
  });
});

it('what has few rows is computed at once', async () => {
  const sums = { impressions: 10, clicks: 2, costMicros: 3_000_000, conversions: 1 };
  await createReportRows(db, { userId: ana.id, campaignId: id }, [{ subject: 'bula', ...sums }], {
    type: 'search_terms',
    byDay: false,
  });
  const [status, stored] = await terms();
  expect([status, textsOf(stored), stored.kept]).toEqual([200, ['bula'], undefined]);
});
