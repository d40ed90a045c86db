import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { negativeFinder } from '#domain/ads/negative-blocking.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import { draftNegatives } from '#domain/making/structure/draft-negatives.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { applies, type ChosenNegative } from './chosen-negative.ts';
import type { Term } from './term.ts';

/** A negative that is in force: in the draft here (`written` as there), or in the account by its report. */
export interface ActiveNegative extends ChosenNegative {
  written: string;
  /** The ad group of the draft; null for the campaign. */
  groupId: string | null;
  /** The shared list where it stands. */
  list: NegativeList | null;
  isHere: boolean;
}

/** A negative with the terms that sold and that it blocks from now on, those with the most sales first. */
export interface BlockedSeller {
  negative: ActiveNegative;
  terms: Term[];
  conversions: number;
}

/** Whatever the keywords say, a term that sold needs no negative. The most sales come first. */
export function findBlockedSellers(
  negatives: readonly ActiveNegative[],
  terms: readonly Term[],
): BlockedSeller[] {
  const find = negativeFinder(negatives);
  const blocked = new Map<ActiveNegative, BlockedSeller>();
  const sellers = terms
    .filter(({ conversions }) => conversions > 0)
    .sort((one, other) => other.conversions - one.conversions);
  for (const term of sellers) {
    const found = find(term.text) as ActiveNegative[]; // the finder returns the very negatives it was given
    for (const negative of found.filter((each) => applies(each, term))) {
      const seller = blocked.get(negative) ?? { negative, terms: [], conversions: 0 };
      blocked.set(negative, seller);
      seller.terms.push(term);
      seller.conversions += term.conversions;
    }
  }
  return [...blocked.values()].sort((one, other) => other.conversions - one.conversions);
}

/** The sales that some of the negatives block: a term that several of them block counts once. */
export function blockedSales(blocked: readonly BlockedSeller[]): number {
  const terms = new Set(blocked.flatMap((each) => each.terms));
  return [...terms].reduce((sum, { conversions }) => sum + conversions, 0);
}

/** The negatives of the draft: those of the campaign, of its ad groups and of its shared lists. */
export function negativesOfDraft(draft: CampaignDraft): ActiveNegative[] {
  const names = new Map(draft.groups.map(({ id, name }) => [id, name]));
  return draftNegatives(draft).map((negative) => ({
    ...negative,
    campaign: null,
    adGroup: names.get(negative.groupId ?? '') ?? null,
    isHere: true,
  }));
}

/** The negatives of a report: `[negative, match type, campaign, ad group]`. */
export function negativesOfReport(
  rows: readonly (readonly [string, MatchType | null, string, string])[],
): ActiveNegative[] {
  return rows.map(([written, matchType, campaign, adGroup]) => {
    const negative = parseNegativeKeyword(written);
    return {
      text: negative.text,
      matchType: matchType ?? negative.matchType,
      campaign: campaign === '' ? null : campaign,
      adGroup: adGroup === '' ? null : adGroup,
      written,
      groupId: null,
      list: null,
      isHere: false,
    };
  });
}
