import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { campaigns } from '../db/schema/campaigns.ts';
import { createCampaign, createReportRows } from '../testing/factories.ts';
import type { Person } from '../testing/test-app.ts';
import { openTestApp } from '../testing/open-test-app.ts';

const { db, request, signIn } = await openTestApp();

let ana: Person;
let bia: Person;
let one: string;
beforeAll(async () => {
  [ana, bia] = await Promise.all([signIn({ name: 'Ana' }), signIn({ name: 'Bia' })]);
});
beforeEach(async () => {
  await db.delete(campaigns);
  one = (await createCampaign(db, ana.id, { name: 'Um' })).id;
});

const dashboard = async (who = ana) => {
  const response = await request('GET', '/api/results/dashboard', { cookie: who.cookie });
  expect(response.status).toBe(200);
  return response.json() as Promise<Record<string, unknown>>;
};
const totals = { impressions: null, clicks: 1, cost: 1, conversions: 1 };
const days = (first: number, last: number, clicks: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({
    day: `2026-05-${String(first + at).padStart(2, '0')}`,
    clicks,
    costMicros: clicks * 2_000_000,
    conversions: clicks / 10,
  }));
const importDays = (
  campaignId: string,
  [first, last, clicks]: readonly [number, number, number],
  fields: Parameters<typeof createReportRows>[3] = {},
) => {
  const rows = days(first, last, clicks);
  const [start, end] = [rows[0], rows.at(-1)];
  return createReportRows(db, { userId: ana.id, campaignId }, rows, {
    totals,
    periodStart: start?.day ?? '',
    periodEnd: end?.day ?? '',
    ...fields,
  });
};

describe('the dashboard tells of the reports', () => {
  it('nothing where there are none, or none with a cost, or only another person’s', async () => {
    const nothing = { hasReports: false, reported: [], changes: [] };
    expect(await dashboard()).toEqual(nothing);
    await importDays(one, [1, 4, 5], { totals: { ...totals, cost: null } });
    expect(await dashboard()).toEqual(nothing);
    await importDays(one, [1, 4, 5], { received: 1 });
    expect(await dashboard()).toEqual(nothing);
    await importDays(one, [1, 4, 5]);
    expect(await dashboard()).toMatchObject({ hasReports: true, reported: [one] });
    expect(await dashboard(bia)).toEqual(nothing);
  });

  it('the sums of the days that the last import brought, and of as many before them', async () => {
    const early = new Date('2026-05-08T12:00:00Z');
    await importDays(one, [1, 7, 10], { createdAt: early });
    await importDays(one, [5, 10, 30], { createdAt: new Date('2026-05-11T12:00:00Z') });
    expect(await dashboard()).toEqual({
      hasReports: true,
      reported: [one],
      changes: [
        {
          campaignId: one,
          name: 'Um',
          currency: 'BRL',
          importedAt: expect.any(String) as string,
          before: { start: '2026-05-05', end: '2026-05-07' },
          after: { start: '2026-05-08', end: '2026-05-10' },
          isPerDay: false,
          now: { clicks: 90, costMicros: 180_000_000, conversions: 9 },
          then: { clicks: 90, costMicros: 180_000_000, conversions: 9 },
        },
      ],
    });
  });

  it('of the campaigns whose reports were brought together, and of no older ones', async () => {
    const two = (await createCampaign(db, ana.id, { name: 'Dois' })).id;
    const three = (await createCampaign(db, ana.id, { name: 'Três' })).id;
    const at = (day: string) => ({ createdAt: new Date(`2026-05-${day}T12:00:00Z`) });
    await importDays(one, [1, 4, 10], at('20'));
    await importDays(two, [1, 4, 10], at('19'));
    await importDays(three, [1, 4, 10], at('12'));
    const { changes } = await dashboard();
    expect(changes).toMatchObject([{ name: 'Um' }, { name: 'Dois' }]);
    expect(changes).toHaveLength(2);
  });

  it('nothing of a report of conversion actions, which has no costs', async () => {
    await importDays(one, [1, 4, 10], { createdAt: new Date('2026-05-08T12:00:00Z') });
    const action = { day: '2026-05-05', conversions: 1, details: { conversionAction: 'Compra' } };
    const fields = { totals: { ...totals, cost: 0 }, periodStart: '2026-05-05', periodEnd: '2026-05-05' };
    await createReportRows(db, { userId: ana.id, campaignId: one }, [action], fields);
    expect(await dashboard()).toMatchObject({
      changes: [{ after: { start: '2026-05-03', end: '2026-05-04' } }],
    });
  });

  it('without days, the report before', async () => {
    const whole = (day: string, start: string, end: string) =>
      createReportRows(
        db,
        { userId: ana.id, campaignId: one },
        [{ clicks: Number(day), costMicros: 0, conversions: 0 }],
        {
          totals,
          byDay: false,
          periodStart: start,
          periodEnd: end,
          createdAt: new Date(`2026-07-${day}T12:00:00Z`),
        },
      );
    await whole('10', '2026-05-01', '2026-05-31');
    await whole('11', '2026-06-01', '2026-06-10');
    expect(await dashboard()).toMatchObject({
      changes: [{ isPerDay: true, now: { clicks: 11 }, then: { clicks: 10 } }],
    });
  });
});
