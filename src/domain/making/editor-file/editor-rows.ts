import { type Keyword, parseNewKeyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { type GeoCode, locationId, locationName } from '#domain/ads/locations.ts';
import type { DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import type {
  BidStrategy,
  CampaignSettings,
  DraftPromotion,
  ScheduleSlot,
} from '#domain/making/structure/settings.ts';
import type { EditorCells } from './editor-columns.ts';
import type { ExportableDraft } from './exportable-draft.ts';

const matchNames: Readonly<Record<MatchType, string>> = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' };
const strategyNames: Readonly<Record<BidStrategy, string>> = {
  maximize_clicks: 'Maximize clicks',
  maximize_conversions: 'Maximize conversions',
  target_cpa: 'Maximize conversions',
  manual_cpc: 'Manual CPC',
};
/** This text tells Editor to delete a value. An empty cell keeps the value. */
const NONE = '[]';

/** One row per object: campaign, locations, negatives, groups, keywords, ads, assets. */
export function editorRows(ready: ExportableDraft): EditorCells[] {
  const { settings, groups } = ready.draft;
  const campaign = { Campaign: ready.name };
  const inGroups = (rows: (group: DraftGroup) => EditorCells[]) =>
    groups.flatMap((group) =>
      rows(group).map((cells) => ({ ...campaign, 'Ad Group': group.name, ...cells })),
    );
  return [
    { ...campaign, ...campaignCells(settings) },
    ...settings.countries.map((code) => ({ ...campaign, ...locationCells(code) })),
    ...settings.negatives.map((text) => ({ ...campaign, ...campaignNegativeCells(text) })),
    ...inGroups(({ negatives }) => negatives.map(groupNegativeCells)),
    ...inGroups(() => [groupCells(settings)]),
    ...inGroups(({ keywords }) => keywords.map(({ text }) => keywordCells(parseNewKeyword(text)))),
    ...inGroups(({ ads }) => ads.map(adCells)),
    ...assetCells(settings, ready.currency).map(({ cells }) => ({ ...campaign, ...cells })),
  ];
}

export function locationCells(code: GeoCode): EditorCells {
  return { ID: String(locationId(code)), Location: locationName(code), Status: 'Enabled' };
}

export function campaignCells(settings: CampaignSettings): EditorCells {
  const method =
    settings.presence === 'presence' ? 'Location of presence' : 'Location of presence or Area of interest';
  const isLimited = settings.bidStrategy === 'maximize_clicks';
  return {
    'Campaign Type': 'Search',
    Networks: networksOf(settings),
    Budget: money(settings.dailyBudget),
    'Budget type': 'Daily',
    'EU political ads': settings.hasPoliticalAds ? 'Has EU political ads' : "Doesn't have EU political ads",
    'Standard conversion goals': 'Account-level',
    'Customer acquisition': 'Bid equally',
    Languages: settings.languages.join(';'),
    'Bid Strategy Type': strategyNames[settings.bidStrategy],
    'Enhanced CPC': 'Disabled',
    'Maximum CPC bid limit': isLimited ? money(settings.maxCpc) : '',
    'Target CPA': settings.bidStrategy === 'target_cpa' ? money(settings.targetCpa) : '',
    'Start Date': settings.startDate ?? '',
    'End Date': settings.endDate ?? NONE,
    'Broad match keywords': 'Off',
    'Ad Schedule': scheduleText(settings.schedule),
    'Ad rotation': 'Optimize for clicks',
    'Targeting method': method,
    'Exclusion method': 'Location of presence',
    'AI Max': 'Disabled',
    'Text customization': 'Disabled',
    'Final URL expansion': 'Disabled',
    'Desktop Bid Modifier': modifier(settings.devices.desktop),
    'Mobile Bid Modifier': modifier(settings.devices.mobile),
    'Tablet Bid Modifier': modifier(settings.devices.tablet),
    'Tracking template': settings.trackingTemplate.trim(),
    'Final URL suffix': settings.finalUrlSuffix.trim(),
    'Campaign Status': 'Paused',
  };
}

function networksOf({ searchPartners, displayNetwork }: CampaignSettings): string {
  return [
    'Google search',
    ...(searchPartners ? ['Search Partners'] : []),
    ...(displayNetwork ? ['Display Network'] : []),
  ].join(';');
}

/** Formats an amount with a point and two decimal places, whatever the account's language. */
function money(amount: string | null): string {
  return amount === null ? '' : Number(amount).toFixed(2);
}

function modifier(percent: number): string {
  return percent === 0 ? '' : String(percent);
}

/** 8.25 is `08:15`. */
function clock(hour: number): string {
  return [Math.floor(hour), (hour % 1) * 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Formats a schedule as `(Monday[08:00-18:00]);(Tuesday@80%[08:00-18:00])`:
 * https://support.google.com/google-ads/editor/answer/57751.
 */
export function scheduleText(schedule: readonly ScheduleSlot[]): string {
  if (schedule.length === 0) return NONE;
  const times = (bid: number) => (bid === 0 ? '' : `@${100 + bid}%`);
  return schedule
    .map(({ day, from, to, bid = 0 }) => `(${day}${times(bid)}[${clock(from)}-${clock(to)}])`)
    .join(';');
}

export function campaignNegativeCells(written: string): EditorCells {
  return negativeCells(written, 'Campaign Negative');
}

export function groupNegativeCells(written: string): EditorCells {
  return { ...negativeCells(written, 'Negative'), Status: 'Enabled' };
}

function negativeCells(written: string, kind: 'Negative' | 'Campaign Negative'): EditorCells {
  const { text, matchType } = parseNegativeKeyword(written);
  return { Keyword: text, 'Criterion Type': `${kind} ${matchNames[matchType]}` };
}

/** The three small amounts prevent Editor's warnings about missing bids. */
export function groupCells({ bidStrategy, maxCpc }: CampaignSettings): EditorCells {
  return {
    'Max CPC': bidStrategy === 'manual_cpc' ? money(maxCpc) : '',
    'Max CPM': '0.01',
    'Target CPV': '0.01',
    'Target CPM': '0.01',
    'Ad Group Type': 'Standard',
    'Ad Group Status': 'Enabled',
  };
}

export function keywordCells({ text, matchType }: Keyword): EditorCells {
  return { Keyword: text, 'Criterion Type': matchNames[matchType], Status: 'Enabled' };
}

export function adCells({ titles, descriptions, path1, path2, finalUrl }: SearchAd): EditorCells {
  return {
    'Ad type': 'Responsive search ad',
    ...numbered('Headline', titles),
    ...numbered('Description', descriptions),
    'Path 1': path1,
    'Path 2': path2,
    'Final URL': finalUrl,
    Status: 'Enabled',
  };
}

/** Texts with their pins, in the columns that both formats share. */
export function numbered(name: string, texts: SearchAd['titles']): EditorCells {
  return Object.fromEntries(
    texts.flatMap(({ text, pin }, at) => [
      [`${name} ${at + 1}`, text],
      [`${name} ${at + 1} position`, pin === undefined ? '' : String(pin)],
    ]),
  );
}

export const assetKinds = ['sitelinks', 'callouts', 'snippets', 'promotions'] as const;
export type AssetKind = (typeof assetKinds)[number];

interface AssetCells {
  kind: AssetKind;
  /** The asset's place in the settings' list of its kind. */
  at: number;
  cells: EditorCells;
}

/** The campaign's assets, kind by kind. */
export function assetCells(settings: CampaignSettings, currency: string): AssetCells[] {
  const language = settings.languages[0] ?? 'pt';
  const listed = <Item>(kind: AssetKind, items: readonly Item[], cellsOf: (item: Item) => EditorCells) =>
    items.map((item, at) => ({ kind, at, cells: { ...cellsOf(item), ...sharedAssetCells } }));
  return [
    ...listed('sitelinks', settings.sitelinks, ({ text, desc1, desc2, url }) => ({
      'Link Text': text,
      'Description Line 1': desc1,
      'Description Line 2': desc2,
      'Final URL': url,
    })),
    ...listed('callouts', settings.callouts, (text) => ({ 'Callout text': text })),
    ...listed('snippets', settings.snippets, ({ header, values }) => ({
      Header: header,
      'Snippet Values': values.map((value) => `${value}\n`).join(''),
    })),
    ...listed('promotions', settings.promotions, (promotion) => ({
      ...promotionCells(promotion, language, currency),
      'Final URL': settings.finalUrl,
    })),
  ];
}

const sharedAssetCells: EditorCells = {
  Source: 'Advertiser',
  'Link source': 'Advertiser',
  'Upgraded extension': NONE,
  'Start Date': NONE,
  'End Date': NONE,
  'Ad Schedule': NONE,
  Status: 'Enabled',
};

function promotionCells(promotion: DraftPromotion, language: string, currency: string): EditorCells {
  return {
    'Promotion target': promotion.target,
    Occasion: promotion.occasion ?? NONE,
    Language: language,
    Currency: currency,
    'Discount modifier': promotion.isUpTo ? 'Up to' : NONE,
    'Monetary discount': money(promotion.amount),
    'Percent discount': promotion.percent === null ? '' : String(promotion.percent),
    'Orders over amount': money(promotion.ordersOver),
    'Promotion code': promotion.code,
    'Barcode type': 'None',
    'Promotion start': promotion.start ?? NONE,
    'Promotion end': promotion.end ?? NONE,
  };
}
