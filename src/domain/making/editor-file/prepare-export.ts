import { parseNewKeyword } from '#domain/ads/keyword.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { plainLine, plainName } from '#domain/ads/plain-line.ts';
import { adTextWidth } from '#domain/ads/text.ts';
import { type AssetKind, assetKinds } from '#domain/making/structure/campaign-assets.ts';
import type { DraftGroup, SearchAd } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import type { ExportRequest, ExportableDraft, OmissionNote, Omission } from './exportable-draft.ts';
import { readySettings } from './exportable-settings.ts';
import { acceptedKeywords, exportableTexts } from './exportable-texts.ts';
import { readyLists } from './shared-lists.ts';

/**
 * Removes everything that Google Ads would refuse and reports each removal, because one refused row would
 * stop the whole import.
 * @param onProgress receives the finished share, from 0 to 1.
 */
export function prepareExport(
  { name, currency, draft }: ExportRequest,
  onProgress?: (share: number) => void,
): ExportableDraft {
  const out: Omission[] = [];
  const settings = readySettings(draft.settings, out);
  const lists = readyLists(draft.lists ?? [], (text, why) =>
    out.push({ kind: 'negativeLists', text, group: null, why }),
  );
  const groups = draft.groups.flatMap((group, at) => {
    onProgress?.(at / draft.groups.length);
    return readyGroup(group, settings, out);
  });
  const sum = (count: (group: DraftGroup) => number) =>
    groups.reduce((total, group) => total + count(group), 0);
  const counts: ExportableDraft['counts'] = {
    adGroups: groups.length,
    keywords: sum(({ keywords }) => keywords.length),
    groupNegatives: sum(({ negatives }) => negatives.length),
    ads: sum(({ ads }) => ads.length),
    negatives: settings.negatives.length,
    negativeLists: lists.length,
    ...countAssets(settings),
    locations: settings.countries.length,
  };
  return { name: plainName(name), currency, draft: { settings, groups, lists }, counts, out };
}

function countAssets(settings: CampaignSettings): Record<AssetKind, number> {
  const counts = assetKinds.map((kind) => [kind, settings[kind].length]);
  return Object.fromEntries(counts) as Record<AssetKind, number>; // every kind has its count
}

function readyGroup(group: DraftGroup, settings: CampaignSettings, out: Omission[]): DraftGroup[] {
  const report: OmissionNote = (kind, text, why) => void out.push({ kind, text, group: group.name, why });
  const keywords = acceptedKeywords(
    group.keywords,
    ({ text }) => parseNewKeyword(text),
    (text, why) => report('keywords', text, why),
  );
  const ads = withoutRepeats(
    group.ads.flatMap((ad) => readyAd(ad, settings, report)),
    report,
  );
  if (keywords.length === 0 && ads.length === 0) {
    report('adGroups', group.name, 'empty_group');
    return [];
  }
  const negatives = acceptedKeywords(
    group.negatives.map((text) => ({ text })),
    ({ text }) => parseNegativeKeyword(text),
    (text, why) => report('groupNegatives', text, why),
  );
  return [
    { ...group, name: plainName(group.name), keywords, ads, negatives: negatives.map(({ text }) => text) },
  ];
}

function withoutRepeats(ads: readonly SearchAd[], report: OmissionNote): SearchAd[] {
  const seen = new Set<string>();
  return ads.filter((ad) => {
    const key = JSON.stringify(ad);
    const isNew = !seen.has(key);
    if (!isNew) report('ads', ad.titles[0]?.text ?? '', 'repeated');
    seen.add(key);
    return isNew;
  });
}

/** The ad without what Google Ads would refuse; an empty list when too little of it stays. */
export function readyAd(ad: SearchAd, { finalUrl }: CampaignSettings, report: OmissionNote): SearchAd[] {
  const titles = exportableTexts(ad.titles, adLimits.title, (text, why) => report('titles', text, why));
  const descriptions = exportableTexts(ad.descriptions, adLimits.description, (text, why) =>
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

/** The display path may not contain blanks or slashes. */
function readyPath(path: string): string {
  const written = plainLine(path).replace(/[\s/]+/g, '-');
  return adTextWidth(written) > adLimits.path ? '' : written;
}
