import { normalForm, parseNewKeyword } from '#domain/ads/keyword.ts';
import { groupFinder } from '#domain/deciding/search-terms/closest-group.ts';
import { isKeyword } from '#domain/deciding/search-terms/own-keyword.ts';
import { groupsOf } from '#domain/deciding/search-terms/ad-groups.ts';
import type { Target } from '#domain/deciding/search-terms/evidence.ts';
import type { Term } from '#domain/deciding/search-terms/term.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { ProblemOf } from './problem.ts';
import type { AccountKeyword } from './signals.ts';

/** Searches that sold and that no keyword has: each may become an exact keyword of the closest ad group. */
export function unlistedSellers(
  terms: readonly Term[],
  { keywords, sold }: { keywords: readonly AccountKeyword[] } & Pick<StoredSignals, 'sold'>,
  draft: CampaignDraft,
  own: string,
  target: Target | null = null,
): ProblemOf<'unlisted_seller'>[] {
  const listed = new Set([
    ...keywords.map(({ text }) => normalForm(text)),
    ...sold.flatMap(([text, keyword, matchType, added]) =>
      isKeyword({ text, keyword, matchType, added }) ? [normalForm(text)] : [],
    ),
    ...draft.groups.flatMap((group) =>
      group.keywords.map(({ text }) => normalForm(parseNewKeyword(text).text)),
    ),
  ]);
  const find = groupFinder(groupsOf(draft, own, terms, keywords));
  const sellers = sellersByText(terms.filter(({ text }) => !listed.has(normalForm(text))));
  return sellers
    .filter((seller) => isMoreThanLuck(seller, target))
    .map((seller) => {
      const { text, campaign, adGroup, clicks, costMicros, conversions } = seller;
      const location = find(text) ?? { campaign, adGroup };
      return {
        kind: 'unlisted_seller',
        key: `unlisted_seller:${text}`,
        subject: text,
        campaign,
        adGroup,
        clicks,
        costMicros,
        conversions,
        tier: null,
        confidence: null,
        changes:
          location.adGroup === ''
            ? []
            : [
                {
                  kind: 'keyword',
                  text,
                  matchType: 'exact',
                  campaign: location.campaign,
                  adGroup: location.adGroup,
                },
              ],
      };
    });
}

/** Requires two sales, or a cost per sale within the limit, so that a single lucky sale makes no keyword. */
function isMoreThanLuck({ conversions, costMicros }: Term, target: Target | null): boolean {
  return conversions >= 2 || (target !== null && costMicros <= target.cpaMicros * conversions);
}

/** Each search once, in the place where it sold most. */
function sellersByText(terms: readonly Term[]): Term[] {
  const sellers = new Map<string, Term>();
  const sorted = terms
    .filter(({ conversions }) => conversions > 0)
    .sort((one, other) => other.conversions - one.conversions);
  for (const term of sorted) {
    const known = sellers.get(term.text);
    if (!known) sellers.set(term.text, { ...term });
    else {
      known.clicks += term.clicks;
      known.costMicros += term.costMicros;
      known.conversions += term.conversions;
    }
  }
  return [...sellers.values()];
}
