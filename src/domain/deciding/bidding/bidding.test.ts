import { expect, it } from 'vitest';
import { emptySettings, type CampaignSettings } from '#domain/making/structure/settings.ts';
import type { ReportDetails, ReportRow } from '#domain/measuring/reports/report-rows.ts';
import { type Bidding, biddingInRows, biddingOfScript, biddingOfSettings } from './bidding.ts';

const none = { targetCpa: null, targetRoas: null, cpcLimit: null };
const row = (day: string | null, details: ReportDetails): ReportRow => ({
  day,
  campaign: 'BR',
  adGroup: '',
  subject: 'BR',
  keyword: '',
  matchType: null,
  added: null,
  impressions: 1,
  clicks: 1,
  costMicros: 1,
  conversions: 0,
  conversionValue: null,
  details,
});

it.each<[what: string, rows: ReportRow[], bidding: Bidding | null]>([
  ['nothing', [row(null, {}), row(null, { bidStrategy: ' --' })], null],
  ['a strategy alone', [row(null, { bidStrategy: 'CPC manual' })], { strategy: 'manual_cpc', ...none }],
  [
    'the newest day',
    [
      row('2026-05-03', { bidStrategy: 'CPA desejado', targetCpa: '80' }),
      row('2026-05-02', { bidStrategy: 'CPC manual' }),
    ],
    { strategy: 'target_cpa', ...none, targetCpa: 80 },
  ],
  [
    'conversions to maximise, with a target',
    [row(null, { bidStrategy: 'Maximize conversions', targetCpa: '42.5' })],
    { strategy: 'target_cpa', ...none, targetCpa: 42.5 },
  ],
  [
    'conversions to maximise, without one',
    [row(null, { bidStrategy: 'Maximize conversions', targetCpa: '0' })],
    { strategy: 'maximize_conversions', ...none },
  ],
  [
    'a return of 400 %, which is kept as a part',
    [row(null, { bidStrategy: 'Target ROAS', targetRoas: '4' })],
    { strategy: 'target_roas', ...none, targetRoas: 400 },
  ],
  [
    'a return of 400, as it stands',
    [row(null, { bidStrategy: 'Target ROAS', targetRoas: '400' })],
    { strategy: 'target_roas', ...none, targetRoas: 400 },
  ],
])('a report tells %s', (_what, rows, bidding) => {
  expect(biddingInRows(rows)).toEqual(bidding);
});

it.each<[what: string, cells: Record<string, unknown>, bidding: Bidding | null]>([
  ['an older script', { bidding: 'MANUAL_CPC' }, { strategy: 'manual_cpc', ...none }],
  [
    'a target CPA',
    { bidding: 'TARGET_CPA', targetCpaMicros: '80000000' },
    { strategy: 'target_cpa', ...none, targetCpa: 80 },
  ],
  [
    'conversions to maximise with a target',
    { bidding: 'MAXIMIZE_CONVERSIONS', targetCpaMicros: null, conversionsCpaMicros: 12_500_000 },
    { strategy: 'target_cpa', ...none, targetCpa: 12.5 },
  ],
  [
    'a value to maximise with a return',
    { bidding: 'MAXIMIZE_CONVERSION_VALUE', valueRoas: 3.5 },
    { strategy: 'target_roas', ...none, targetRoas: 350 },
  ],
  [
    'clicks to maximise with a limit',
    { bidding: 'TARGET_SPEND', clicksLimitMicros: '1200000' },
    { strategy: 'maximize_clicks', ...none, cpcLimit: 1.2 },
  ],
  [
    'a portfolio, whose numbers are the account’s',
    { bidding: 'TARGET_CPA', portfolio: 'customers/1/biddingStrategies/2', targetCpaMicros: '80000000' },
    { strategy: 'portfolio', ...none },
  ],
  ['what a search campaign never has', { bidding: 'UNKNOWN' }, null],
  ['nothing', {}, null],
])('a script tells %s', (_what, cells, bidding) => {
  expect(biddingOfScript(cells)).toEqual(bidding);
});

it.each<[Partial<CampaignSettings>, Bidding]>([
  [{}, { strategy: 'maximize_clicks', ...none }],
  [
    { bidStrategy: 'manual_cpc', maxCpc: '1.50' },
    { strategy: 'manual_cpc', ...none, cpcLimit: 1.5 },
  ],
  [
    { bidStrategy: 'target_cpa', targetCpa: '80.00', targetRoas: '400.00' },
    { strategy: 'target_cpa', ...none, targetCpa: 80 },
  ],
  // A target that another strategy had is of no use to this one.
  [
    { bidStrategy: 'maximize_conversions', targetCpa: '80.00' },
    { strategy: 'maximize_conversions', ...none },
  ],
])('settings %j', (settings, bidding) => {
  expect(biddingOfSettings({ ...emptySettings, ...settings })).toEqual(bidding);
});
