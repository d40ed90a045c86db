import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { reportImports } from '../db/schema/reports.ts';
import { bringSales } from '../testing/bring-sales.ts';
import { createCampaign, createDraft, createReportRows } from '../testing/factories.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import type { Person } from '../testing/test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let id: string;
beforeAll(async () => {
  ana = await signIn({ name: 'Ana' });
});
beforeEach(async () => {
  await db.delete(campaigns);
  await db.delete(reportImports);
  await createCampaign(db, ana.id, { name: 'Primeira', createdAt: new Date('2026-05-01') });
  ({ id } = await createCampaign(db, ana.id, { name: 'Segunda', createdAt: new Date('2026-05-02') }));
  const economics = { ...emptySettings.economics, commission: '90.00' };
  const settings = { ...emptySettings, economics, dailyBudget: '120' };
  await createDraft(db, { userId: ana.id, campaignId: id }, { settings, groups: [] });
});

const GCLID = 'Cj0KCQjwExemploFicticio0000000000';
type Row = Parameters<typeof createReportRows>[2][number];
type Type = (typeof reportImports.$inferInsert)['type'];
const spent: Row = {
  day: '2026-05-13',
  impressions: 9000,
  clicks: 900,
  costMicros: 1_580_000_000,
  conversions: 0,
};

async function read(path: string): Promise<string> {
  const answer = await request('GET', path.replace(':id', id), { cookie: ana.cookie });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

/** Each row is a place that reads files; the reports are of the second campaign, and the sales could be of either. */
it.each<[answer: string, type: Type, row: Row]>([
  ['/api/profit/account', 'campaigns', spent],
  ['/api/profit/advice', 'keywords', { ...spent, keyword: 'glicemia', subject: 'glicemia' }],
  ['/api/profit/owners?since=2026-05-01', 'campaigns', { ...spent, details: { campaignId: '11122233344' } }],
  ['/api/profit/owners?since=2026-05-01', 'clicks', { ...spent, subject: GCLID }],
  ['/api/profit/owners?since=2026-05-01', 'keywords', { ...spent, subject: 'vitalis comprar' }],
  ['/api/profit/:id', 'keywords', { ...spent, subject: 'vitalis comprar' }],
  ['/api/results?ids=:id', 'campaigns', spent],
  ['/api/results/dashboard', 'campaigns', spent],
  ['/api/results/changes/:id', 'change_history', { ...spent, subject: 'Orçamento alterado' }],
  ['/api/results/shares/:id', 'campaigns', { ...spent, details: { impressionShare: '0.5' } }],
  ['/api/campaigns/:id/signals', 'ads', { ...spent, details: { headlines: 'Vita', approval: 'Reprovado' } }],
  ['/api/campaigns/:id/terms', 'search_terms', { ...spent, subject: 'vitalis preço' }],
  ['/api/campaigns/:id/terms', 'negatives', { subject: 'grátis', matchType: 'broad' }],
  ['/api/reports/ideas', 'planner', { subject: 'chá verde', details: { monthlySearches: '900' } }],
  ['/api/reports/ideas', 'keywords', { ...spent, subject: 'ideia conhecida' }],
])('%s reads a file of %s only when no row is missing', async (path, type, row) => {
  const ref = { userId: ana.id, campaignId: id };
  const totals = { impressions: null, clicks: 900, cost: 1580, conversions: null };
  await createReportRows(db, ref, [{ subject: 'ideia conhecida' }], { type: 'planner' });
  const sale = { soldAt: '2026-05-13', commission: 90, gclid: GCLID };
  const subIds: [string, string][] = [
    ['tid', '11122233344'],
    ['sck', 'vitalis+comprar'],
  ];
  await bringSales(request, ana, [{ ...sale, orderId: 'E1', subIds }]);
  const without = await read(path);
  const importId = await createReportRows(db, ref, [row], { type, totals, rowCount: 2 });
  expect(await read(path)).toBe(without);
  await db.execute(sql`update report_imports set row_count = received where id = ${importId}`);
  expect(await read(path)).not.toBe(without);
});
