import { findKeywordProblems, keywordKey, parseKeyword } from '../ads/keyword.ts';
import { adLimits } from '../ads/limits.ts';
import { parseNegativeKeyword } from '../ads/negative-keyword.ts';
import { adTextWidth, toLowerCase, toOneLine } from '../ads/text.ts';
import type { Plan, PlannedGroup, PinnedText, SearchAd } from '../structure/plan.ts';
import type { CampaignSettings } from '../structure/settings.ts';

export const exportedKinds = [
  ...([
    'adGroups',
    'keywords',
    'groupNegatives',
    'negatives',
    'ads',
    'sitelinks',
    'callouts',
    'snippets',
  ] as const),
  ...(['promotions', 'locations'] as const),
] as const;
export type ExportedKind = (typeof exportedKinds)[number];

export type OutReason =
  | 'refused'
  | 'repeated'
  | 'too_long'
  | 'few_titles'
  | 'few_descriptions'
  | 'no_url'
  | 'no_discount'
  | 'few_values'
  | 'empty_group'
  | 'not_in_this_file';

/** Part of the plan that is left out of the file, with the reason. */
export interface StaysOut {
  kind: ExportedKind | 'titles' | 'descriptions' | 'settings';
  text: string;
  group: string | null;
  why: OutReason;
}

/** A plan that Google Ads accepts completely. */
export interface ReadyPlan {
  /** The campaign's name. */
  name: string;
  /** ISO 4217 currency code of the promotions' amounts. */
  currency: string;
  plan: Plan;
  counts: Record<ExportedKind, number>;
  out: StaysOut[];
}

export interface ExportRequest {
  name: string;
  currency: string;
  plan: Plan;
}

/** One line without tabs, because both formats need single-line cells. */
function plainLine(text: string): string {
  return toOneLine(text).replace(/\s+/gu, ' ');
}

/**
 * Removes everything that Google Ads would refuse and reports each removal, because one refused row would
 * stop the whole import.
 */
export function prepareExport({ name, currency, plan }: ExportRequest): ReadyPlan {
  const out: StaysOut[] = [];
  const settings = readySettings(plan.settings, out);
  const groups = plan.groups.flatMap((group) => readyGroup(group, settings, out));
  const sum = (count: (group: PlannedGroup) => number) =>
    groups.reduce((total, group) => total + count(group), 0);
  const counts: ReadyPlan['counts'] = {
    adGroups: groups.length,
    keywords: sum(({ keywords }) => keywords.length),
    groupNegatives: sum(({ negatives }) => negatives.length),
    ads: sum(({ ads }) => ads.length),
    negatives: settings.negatives.length,
    sitelinks: settings.sitelinks.length,
    callouts: settings.callouts.length,
    snippets: settings.snippets.length,
    promotions: settings.promotions.length,
    locations: settings.countries.length,
  };
  return { name: plainLine(name), currency, plan: { settings, groups }, counts, out };
}

function readyGroup(group: PlannedGroup, settings: CampaignSettings, out: StaysOut[]): PlannedGroup[] {
  const report = (kind: StaysOut['kind'], text: string, why: OutReason) =>
    void out.push({ kind, text, group: group.name, why });
  const keywords = keepTakable(
    group.keywords,
    ({ text }) => parseKeyword(text),
    (text, why) => report('keywords', text, why),
  );
  const ads = group.ads.flatMap((ad) => readyAd(ad, settings, report));
  if (keywords.length === 0 && ads.length === 0) {
    report('adGroups', group.name, 'empty_group');
    return [];
  }
  const negatives = keepTakable(
    group.negatives.map((text) => ({ text })),
    ({ text }) => parseNegativeKeyword(text),
    (text, why) => report('groupNegatives', text, why),
  );
  return [
    { ...group, name: plainLine(group.name), keywords, ads, negatives: negatives.map(({ text }) => text) },
  ];
}

function keepTakable<Entry extends { text: string }>(
  entries: readonly Entry[],
  read: (entry: Entry) => ReturnType<typeof parseKeyword>,
  leaveOut: (text: string, why: OutReason) => void,
): Entry[] {
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const keyword = read(entry);
    const key = keywordKey(keyword);
    const isRefused = keyword.text === '' || findKeywordProblems(keyword).length > 0;
    const why = isRefused ? 'refused' : seen.has(key) ? 'repeated' : null;
    if (why !== null) leaveOut(entry.text, why);
    seen.add(key);
    return why === null;
  });
}

function readyAd(
  ad: SearchAd,
  { finalUrl }: CampaignSettings,
  report: (kind: StaysOut['kind'], text: string, why: OutReason) => void,
): SearchAd[] {
  const titles = readyTexts(ad.titles, adLimits.title, (text, why) => report('titles', text, why));
  const descriptions = readyTexts(ad.descriptions, adLimits.description, (text, why) =>
    report('descriptions', text, why),
  );
  const url = ad.finalUrl.trim() || finalUrl.trim();
  const why =
    titles.length < 3
      ? 'few_titles'
      : descriptions.length < 2
        ? 'few_descriptions'
        : url === ''
          ? 'no_url'
          : null;
  if (why !== null) {
    report('ads', titles[0]?.text ?? '', why);
    return [];
  }
  const path1 = readyPath(ad.path1);
  return [{ titles, descriptions, path1, path2: path1 === '' ? '' : readyPath(ad.path2), finalUrl: url }];
}

function readyTexts(
  texts: readonly PinnedText[],
  limit: number,
  leaveOut: (text: string, why: OutReason) => void,
): PinnedText[] {
  const seen = new Set<string>();
  return texts
    .map((each) => ({ ...each, text: plainLine(each.text) }))
    .filter(({ text }) => {
      if (text === '') return false;
      const key = toLowerCase(text);
      const why = adTextWidth(text) > limit ? 'too_long' : seen.has(key) ? 'repeated' : null;
      if (why !== null) leaveOut(text, why);
      seen.add(key);
      return why === null;
    });
}

/** The display path may not contain blanks or slashes. */
function readyPath(path: string): string {
  const written = plainLine(path).replace(/[\s/]+/g, '-');
  return adTextWidth(written) > adLimits.path ? '' : written;
}

function readySettings(settings: CampaignSettings, out: StaysOut[]): CampaignSettings {
  const report = (kind: StaysOut['kind'], text: string, why: OutReason) =>
    void out.push({ kind, text, group: null, why });
  const negatives = keepTakable(
    settings.negatives.map((text) => ({ text })),
    ({ text }) => parseNegativeKeyword(text),
    (text, why) => report('negatives', text, why),
  );
  const callouts = readyTexts(
    settings.callouts.map((text) => ({ text })),
    adLimits.callout,
    (text, why) => report('callouts', text, why),
  );
  return {
    ...settings,
    finalUrl: settings.finalUrl.trim(),
    negatives: negatives.map(({ text }) => text),
    callouts: callouts.map(({ text }) => text),
    sitelinks: readySitelinks(settings, (text, why) => report('sitelinks', text, why)),
    snippets: settings.snippets.flatMap((snippet) => {
      const values = readyTexts(
        snippet.values.map((text) => ({ text })),
        adLimits.snippetValue,
        (text, why) => report('snippets', text, why),
      );
      if (values.length >= 3) return [{ ...snippet, values: values.map(({ text }) => text) }];
      report('snippets', snippet.header, 'few_values');
      return [];
    }),
    promotions: readyPromotions(settings, (text, why) => report('promotions', text, why)),
  };
}

function readySitelinks(
  { sitelinks, finalUrl }: CampaignSettings,
  leaveOut: (text: string, why: OutReason) => void,
): CampaignSettings['sitelinks'] {
  const seen = new Set<string>();
  return sitelinks.flatMap((link) => {
    const text = plainLine(link.text);
    const [desc1, desc2] = [plainLine(link.desc1), plainLine(link.desc2)];
    const url = link.url.trim() || finalUrl.trim();
    const isLong =
      adTextWidth(text) > adLimits.sitelinkText ||
      Math.max(adTextWidth(desc1), adTextWidth(desc2)) > adLimits.sitelinkDescription;
    const why = isLong ? 'too_long' : seen.has(toLowerCase(text)) ? 'repeated' : url === '' ? 'no_url' : null;
    if (text === '') return [];
    if (why !== null) leaveOut(text, why);
    seen.add(toLowerCase(text));
    // Google accepts both descriptions or none.
    const lines = desc1 !== '' && desc2 !== '' ? { desc1, desc2 } : { desc1: '', desc2: '' };
    return why === null ? [{ text, ...lines, url }] : [];
  });
}

function readyPromotions(
  { promotions, finalUrl }: CampaignSettings,
  leaveOut: (text: string, why: OutReason) => void,
): CampaignSettings['promotions'] {
  return promotions.flatMap((promotion) => {
    const target = plainLine(promotion.target);
    if (target === '') return [];
    const hasDiscount = promotion.percent !== null || promotion.amount !== null;
    const why =
      adTextWidth(target) > adLimits.promotion
        ? 'too_long'
        : !hasDiscount
          ? 'no_discount'
          : finalUrl.trim() === ''
            ? 'no_url'
            : null;
    if (why !== null) leaveOut(target, why);
    // A percentage excludes an amount, and a promotion code excludes a minimum order.
    const amount = promotion.percent === null ? promotion.amount : null;
    const ordersOver = promotion.code.trim() === '' ? promotion.ordersOver : null;
    return why === null
      ? [{ ...promotion, target, amount, ordersOver, code: plainLine(promotion.code) }]
      : [];
  });
}
