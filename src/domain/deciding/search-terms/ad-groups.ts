import { type Keyword, keywordReach, parseKeyword } from '#domain/ads/keyword.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';

/** An ad group of the account, of the draft here, or of both. */
export interface KnownGroup {
  campaign: string;
  adGroup: string;
  keywords: Keyword[];
  isHere: boolean;
}

interface AdGroupRef {
  campaign: string;
  adGroup: string;
}

/**
 * The account's name of the draft's campaign: the only one of the reports, or the one with the draft's name. Otherwise
 * the draft's own name, so that nothing lands in a campaign by chance.
 */
export function ownCampaign(names: readonly string[], known: readonly string[]): string {
  const [first = '', ...others] = names;
  const knownNames = [...new Set(known)].filter((name) => name !== '');
  if (knownNames.length === 1) return knownNames[0] ?? first;
  const own = new Set([first, ...others].map(foldSearch));
  return knownNames.find((name) => own.has(foldSearch(name))) ?? first;
}

/** All ad groups: those of the draft under the account's name of its campaign, and those of the reports. */
export function groupsOf(
  draft: CampaignDraft,
  own: string,
  terms: readonly AdGroupRef[],
  keywords: readonly (AdGroupRef & Keyword)[],
): KnownGroup[] {
  const groups = new Map<string, KnownGroup>();
  const at = (campaign: string, adGroup: string): KnownGroup => {
    const key = JSON.stringify([campaign === '' ? own : campaign, adGroup]);
    const known = groups.get(key) ?? {
      campaign: campaign === '' ? own : campaign,
      adGroup,
      keywords: [],
      isHere: false,
    };
    groups.set(key, known);
    return known;
  };
  for (const { name, keywords: planned } of draft.groups) {
    const group = at(own, name);
    group.isHere = true;
    for (const { text } of planned) group.keywords.push(parseKeyword(text));
  }
  for (const { campaign, adGroup, text, matchType } of keywords)
    if (adGroup !== '') at(campaign, adGroup).keywords.push({ text, matchType });
  for (const { campaign, adGroup } of terms) if (adGroup !== '') at(campaign, adGroup);
  return [...groups.values()];
}

/** The ad groups that have the keyword already, in the same campaign. */
export function groupsWith(keyword: Keyword, campaign: string, groups: readonly KnownGroup[]): KnownGroup[] {
  const reach = keywordReach(keyword);
  return groups.filter(
    (group) => group.campaign === campaign && group.keywords.some((each) => keywordReach(each) === reach),
  );
}
