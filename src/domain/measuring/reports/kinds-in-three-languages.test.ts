import { describe, expect, it } from 'vitest';
import { isMarkedLow, readAssetKind } from './asset-cells.ts';
import { readAge, readGender } from './demographic-cells.ts';
import { readDevice } from './device-cells.ts';
import type { ReportRow } from './report-rows.ts';
import { readReportFile } from './report.ts';
import { kindFiles, type ReportKind } from './testing/report-kinds.ts';
import { readHour, readWeekday } from './time-cells.ts';

const read = (text: string) => readReportFile(new TextEncoder().encode(text));
const filesOf = (kind: ReportKind) => Object.entries(kindFiles[kind]);

/** The kinds with clicks and costs: what the first row is about. */
const costKinds: readonly [kind: ReportKind, about: (row: ReportRow) => unknown, is: unknown][] = [
  [
    'search_terms',
    ({ subject, matchType, added }) => [subject, matchType, added],
    ['vitalis grátis', 'phrase', 'none'],
  ],
  [
    'keywords',
    ({ keyword, matchType, details }) => [keyword, matchType, details.qualityScore],
    ['vitalis', 'exact', '3'],
  ],
  ['campaigns', ({ details }) => details.lostToBudget, '0.225'],
  ['ad_groups', ({ adGroup }) => adGroup, 'Fundo'],
  ['ads', ({ subject, details }) => [subject, details.approval, details.reasons], ['Kit', 'X', 'Y']],
  ['devices', ({ details }) => readDevice(details.device ?? ''), 'mobile'],
  ['hours', ({ details }) => readHour(details.hour ?? ''), 14],
  ['weekdays', ({ details }) => readWeekday(details.weekday ?? ''), 2],
  ['places', ({ subject }) => subject, 'Pará'],
  ['ages', ({ subject }) => readAge(subject), '18-24'],
  ['genders', ({ subject }) => readGender(subject), 'female'],
  ['days', ({ day }) => day, '2026-05-04'],
];
const ofCampaigns: readonly ReportKind[] = ['days', 'devices', 'hours', 'weekdays'];

describe.each(costKinds)('%s', (kind, about, is) => {
  it.each(filesOf(kind))('in %s are the same rows', (language, text) => {
    const { report, rows } = read(text);
    const type = ofCampaigns.includes(kind) ? 'campaigns' : kind;
    expect(report).toMatchObject({
      type,
      language,
      error: null,
      rows: 1,
      currency: 'BRL',
      warnings: [],
      period: { start: '2026-05-01', end: '2026-05-15' },
      totals: { clicks: 12, impressions: 100, cost: 10.5, conversions: 1 },
    });
    expect(rows).toMatchObject([{ campaign: 'BR', clicks: 12, costMicros: 10_500_000, conversions: 1 }]);
    expect(rows.map(about)).toEqual([is]);
  });
});

it.each(filesOf('change_history'))('a change history in %s has the day of each change', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'change_history', language, error: null });
  expect(rows).toMatchObject([{ day: '2026-05-05', campaign: 'BR', subject: 'Negativa adicionada' }]);
});

it.each(filesOf('assets'))('assets in %s have their kind and Google’s rating', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'assets', error: null, totals: { clicks: 12, cost: 10.5 } });
  expect(report.language).toBe(language);
  const assetFacts = rows.map(({ details, subject }) => [
    ...[subject, readAssetKind(details.assetType ?? ''), isMarkedLow(details.performance ?? '')],
  ]);
  expect(assetFacts).toEqual([['Frete grátis', 'titles', true]]);
});

it.each(filesOf('negatives'))('negatives in %s have their match type', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'negatives', language, error: null });
  expect(rows).toMatchObject([{ subject: 'grátis', campaign: 'BR', matchType: 'broad' }]);
});

it.each(filesOf('auction_insights'))(
  'auction insights in %s have the share of each rival',
  (language, text) => {
    const { report, rows } = read(text);
    expect(report).toMatchObject({ type: 'auction_insights', language, error: null, rows: 2 });
    expect(
      rows.map(({ subject, details }) => [subject, details.auctionShare, details.overlap]).at(-1),
    ).toEqual(['rival.example', '<0.1', '0.182']);
  },
);

it.each(filesOf('planner'))(
  'ideas of the planner in %s have searches and bids, and no cost',
  (language, text) => {
    const { report, rows } = read(text);
    expect(report).toMatchObject({ type: 'planner', language, error: null, totals: { cost: null } });
    expect(rows).toMatchObject([
      { keyword: 'vitalis', details: { monthlySearches: '1300', lowBid: '0.31' } },
    ]);
  },
);

it.each(filesOf('clicks'))('clicks in %s have the id that a sale brings back', (language, text) => {
  const { report, rows } = read(text);
  expect(report).toMatchObject({ type: 'clicks', language, error: null });
  expect(rows).toMatchObject([{ subject: 'Cj0KCQjwExemploFicticio', campaign: 'BR', keyword: 'vitalis' }]);
});

it.each(filesOf('sales'))('sales in %s have the order and its commission', (language, text) => {
  const { report, sales } = read(text);
  expect(report).toMatchObject({ type: 'sales', language, error: null, rows: 1, currency: 'BRL' });
  expect(sales).toMatchObject([{ orderId: 'HP0001', commissionMicros: 40_000_000, status: 'approved' }]);
});
