import { expect, it } from 'vitest';
import { emptySettings } from '#domain/making/structure/settings.ts';
import { readSettings } from './read-settings.ts';

type Cells = Record<string, string>;
const of = (cells: Cells) => readSettings((name) => cells[name] ?? '');
/** What a row without cells says: Google shows the ads to whoever has an interest too. */
const none = { ...emptySettings, presence: 'presence_or_interest', languages: [] };
const slot = { day: 'Monday', from: 8, to: 18 };
const slots = (count: number) => Array.from({ length: count }, () => '(Monday[08:00-18:00])').join(';');

it.each<[cells: Cells, settings: object]>([
  [{}, {}],
  [{ Budget: '50.00' }, { dailyBudget: '50.00' }],
  [{ Budget: '50,00' }, { dailyBudget: null }],
  [{ Languages: 'pt; EN;xx' }, { languages: ['pt', 'en'] }],
  [{ 'Targeting method': 'Location of Presence' }, { presence: 'presence' }],
  [{ 'Targeting method': 'Location of presence or Area of interest' }, {}],
  [{ 'Bid Strategy Type': 'Manual CPC' }, { bidStrategy: 'manual_cpc' }],
  [
    { 'Bid Strategy Type': 'Maximize clicks', 'Maximum CPC bid limit': '1.50' },
    { bidStrategy: 'maximize_clicks', maxCpc: '1.50' },
  ],
  [{ 'Bid Strategy Type': 'Maximize conversions' }, { bidStrategy: 'maximize_conversions' }],
  [{ 'Bid Strategy Type': 'Target CPA' }, { bidStrategy: 'maximize_conversions' }],
  [
    { 'Bid Strategy Type': 'Maximize conversions', 'Target CPA': '30.00' },
    { bidStrategy: 'target_cpa', targetCpa: '30.00' },
  ],
  [
    { 'Bid Strategy Type': 'Target CPA', 'Target CPA': '30.00' },
    { bidStrategy: 'target_cpa', targetCpa: '30.00' },
  ],
  [{ 'Bid Strategy Type': 'Maximize conversion value' }, { bidStrategy: 'maximize_value' }],
  [{ 'Bid Strategy Type': 'Target ROAS' }, { bidStrategy: 'maximize_value' }],
  [
    { 'Bid Strategy Type': 'Target ROAS', 'Target ROAS': '400.00 %' },
    { bidStrategy: 'target_roas', targetRoas: '400.00' },
  ],
  [
    { 'Bid Strategy Type': 'Maximize conversion value', 'Target ROAS': '400%' },
    { bidStrategy: 'target_roas', targetRoas: '400' },
  ],
  [
    { 'Bid Strategy Type': 'Manual CPC', 'Bid Strategy Name': 'Minha' },
    { bidStrategy: 'portfolio', portfolioName: 'Minha' },
  ],
  [{ 'Bid Strategy Type': 'Manual CPC', 'Bid Strategy Name': '[]' }, { bidStrategy: 'manual_cpc' }],
  [{ 'Bid Strategy Name': 'x'.repeat(255) }, { bidStrategy: 'portfolio', portfolioName: 'x'.repeat(255) }],
  [{ 'Bid Strategy Name': 'x'.repeat(256) }, { bidStrategy: 'portfolio', portfolioName: '' }],
  [
    {
      'Bid Strategy Type': 'Target impression share',
      'Target impression share': '65.00%',
      'Ad location': 'anywhere on results page',
    },
    { bidStrategy: 'target_impression_share', impressionShare: 65, shareLocation: 'anywhere' },
  ],
  [
    { 'Target impression share': '1%', 'Ad location': 'Absolute top of results page' },
    { impressionShare: 1, shareLocation: 'absolute_top' },
  ],
  [
    { 'Target impression share': '0.4%', 'Ad location': 'Embaixo' },
    { impressionShare: null, shareLocation: 'top' },
  ],
  [{ 'Target impression share': '100%' }, { impressionShare: 100 }],
  [{ 'Target impression share': '101%' }, { impressionShare: null }],
  [{ Networks: 'Google search;Search Partners' }, { searchPartners: true }],
  [{ Networks: 'Google search;Display Network' }, { displayNetwork: true }],
  [{ 'EU political ads': 'Has EU political ads' }, { hasPoliticalAds: true }],
  [{ 'EU political ads': "Doesn't have EU political ads" }, {}],
  [
    { 'Desktop Bid Modifier': '-100', 'Mobile Bid Modifier': '+20%', 'Tablet Bid Modifier': '900%' },
    { devices: { desktop: -100, mobile: 20, tablet: 900 } },
  ],
  [{ 'Desktop Bid Modifier': '-101', 'Mobile Bid Modifier': '901', 'Tablet Bid Modifier': 'x20' }, {}],
  [{ 'Mobile Bid Modifier': '20% a' }, {}],
  [
    { 'Start Date': '2026-11-01', 'End Date': '2026-11-30' },
    { startDate: '2026-11-01', endDate: '2026-11-30' },
  ],
  [
    { 'Tracking template': '{lpurl}?a=1', 'Final URL suffix': 'a=1' },
    { trackingTemplate: '{lpurl}?a=1', finalUrlSuffix: 'a=1' },
  ],
  [{ 'Tracking template': '[]', 'Final URL suffix': '[]' }, {}],
  [
    { 'Tracking template': 'x'.repeat(4000), 'Final URL suffix': 'x'.repeat(2000) },
    { trackingTemplate: 'x'.repeat(4000), finalUrlSuffix: 'x'.repeat(2000) },
  ],
  [{ 'Tracking template': 'x'.repeat(4001), 'Final URL suffix': 'x'.repeat(2001) }, {}],
  [{ 'Ad Schedule': '[]' }, {}],
  [
    { 'Ad Schedule': '(Monday[08:15-18:30]); (Sunday@80%[00:45-24:00])' },
    {
      schedule: [
        { day: 'Monday', from: 8.25, to: 18.5 },
        { day: 'Sunday', from: 0.75, to: 24, bid: -20 },
      ],
    },
  ],
  [{ 'Ad Schedule': '(Monday@100%[08:00-18:00])' }, { schedule: [slot] }],
  [{ 'Ad Schedule': '(Monday@10%[08:00-18:00])' }, { schedule: [{ ...slot, bid: -90 }] }],
  [{ 'Ad Schedule': '(Monday@9%[08:00-18:00])' }, {}],
  [{ 'Ad Schedule': '(Monday@1000%[08:00-18:00])' }, { schedule: [{ ...slot, bid: 900 }] }],
  [{ 'Ad Schedule': '(Monday@1001%[08:00-18:00])' }, {}],
  [{ 'Ad Schedule': '(Segunda[08:00-18:00])' }, {}],
  [{ 'Ad Schedule': '(Monday[08:10-18:00])' }, {}],
  [{ 'Ad Schedule': '(Monday[08:00-18:10])' }, {}],
  [{ 'Ad Schedule': '(Monday[08:00-24:15])' }, {}],
  [{ 'Ad Schedule': '(Monday[08:00-18:00]);algo' }, {}],
  [{ 'Ad Schedule': 'a(Monday[08:00-18:00])' }, {}],
  [{ 'Ad Schedule': '(Monday[08:00-18:00])a' }, {}],
  [{ 'Ad Schedule': slots(42) }, { schedule: Array.from({ length: 42 }, () => slot) }],
  [{ 'Ad Schedule': slots(43) }, {}],
])('%j', (cells, settings) => expect(of(cells)).toEqual({ ...none, ...settings }));
