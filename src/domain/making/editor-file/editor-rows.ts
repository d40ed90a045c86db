import { type Keyword, parseNewKeyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { type GeoCode, locationId, locationName } from '#domain/ads/locations.ts';
import type { DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import {
  type BidStrategy,
  type CampaignSettings,
  cpaStrategies,
  type ScheduleSlot,
  type ShareLocation,
} from '#domain/making/structure/settings.ts';
import { assetCells } from './asset-formats.ts';
import { moneyCell, NONE } from './cell-values.ts';
import type { EditorCells } from './editor-columns.ts';
import type { ExportableDraft } from './exportable-draft.ts';

const matchNames: Readonly<Record<MatchType, string>> = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' };
const strategyNames: Readonly<Record<BidStrategy, string>> = {
  maximize_clicks: 'Maximize clicks',
  maximize_conversions: 'Maximize conversions',
  target_cpa: 'Maximize conversions',
  maximize_value: 'Maximize conversion value',
  target_roas: 'Maximize conversion value',
  target_impression_share: 'Target impression share',
  manual_cpc: 'Manual CPC',
  // A portfolio's name stands alone: https://support.google.com/google-ads/editor/answer/94241
  portfolio: '',
};
/** As in Google's own template for the upload in the browser, which names them alike. */
export const shareLocationNames: Readonly<Record<ShareLocation, string>> = {
  anywhere: 'Anywhere on results page',
  top: 'Top of results page',
  absolute_top: 'Absolute top of results page',
};

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
    ...inGroups((group) => [groupCells(settings, group)]),
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
  const { bidStrategy } = settings;
  const isLimited = bidStrategy === 'maximize_clicks' || bidStrategy === 'target_impression_share';
  return {
    'Campaign Type': 'Search',
    Networks: networksOf(settings),
    Budget: moneyCell(settings.dailyBudget),
    'Budget type': 'Daily',
    'EU political ads': settings.hasPoliticalAds ? 'Has EU political ads' : "Doesn't have EU political ads",
    'Standard conversion goals': 'Account-level',
    'Customer acquisition': 'Bid equally',
    Languages: settings.languages.join(';'),
    'Bid Strategy Type': strategyNames[bidStrategy],
    'Bid Strategy Name': bidStrategy === 'portfolio' ? settings.portfolioName.trim() : '',
    'Enhanced CPC': 'Disabled',
    'Maximum CPC bid limit': isLimited ? moneyCell(settings.maxCpc) : '',
    'Target CPA': bidStrategy === 'target_cpa' ? moneyCell(settings.targetCpa) : '',
    'Target ROAS': bidStrategy === 'target_roas' ? percentCell(settings.targetRoas) : '',
    ...(bidStrategy === 'target_impression_share' && {
      'Target impression share': percentCell(settings.impressionShare),
      'Ad location': shareLocationNames[settings.shareLocation],
    }),
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

/** `400.00%`. */
function percentCell(percent: string | number | null): string {
  return percent === null ? '' : `${Number(percent).toFixed(2)}%`;
}

function networksOf({ searchPartners, displayNetwork }: CampaignSettings): string {
  return [
    'Google search',
    ...(searchPartners ? ['Search Partners'] : []),
    ...(displayNetwork ? ['Display Network'] : []),
  ].join(';');
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

/** A negative of a shared list: its level stands in the list's own columns. */
export function listNegativeCells(written: string): EditorCells {
  return negativeCells(written, 'Negative');
}

export function groupNegativeCells(written: string): EditorCells {
  return { ...negativeCells(written, 'Negative'), Status: 'Enabled' };
}

function negativeCells(written: string, kind: 'Negative' | 'Campaign Negative'): EditorCells {
  const { text, matchType } = parseNegativeKeyword(written);
  return { Keyword: text, 'Criterion Type': `${kind} ${matchNames[matchType]}` };
}

/** The three small amounts prevent Editor's warnings about missing bids. */
export function groupCells(
  { bidStrategy, maxCpc }: CampaignSettings,
  { targetCpa }: Pick<DraftGroup, 'targetCpa'>,
): EditorCells {
  return {
    'Target CPA': cpaStrategies.includes(bidStrategy) ? moneyCell(targetCpa ?? null) : '',
    'Max CPC': bidStrategy === 'manual_cpc' ? moneyCell(maxCpc) : '',
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
