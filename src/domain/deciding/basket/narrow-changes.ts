import type { MatchType } from '#domain/ads/match-types.ts';
import { comparedWords, negativeBlocker } from '#domain/ads/negative-blocking.ts';
import type { Change, NegativeChange } from '#domain/ads/account-change.ts';

/** A search or a keyword that is to show ads, with its place. */
export interface Kept {
  text: string;
  campaign: string;
  adGroup: string;
}

const narrower: Record<MatchType, readonly MatchType[]> = {
  broad: ['broad', 'phrase', 'exact'],
  phrase: ['phrase', 'exact'],
  exact: ['exact'],
};

/** Gives each negative the widest form, from its own on, that blocks nothing of what is kept. One that has none leaves. */
export function narrowChanges(changes: readonly Change[], protectedTexts: readonly Kept[]): Change[] {
  const searched = protectedTexts.map((each) => ({ ...each, words: comparedWords(each.text) }));
  return changes.flatMap((change): Change[] => {
    if (change.kind !== 'negative') return [change];
    const near = searched.filter((each) => isReached(change, each));
    const matchType = narrower[change.matchType].find((each) => {
      const blocks = negativeBlocker({ text: change.text, matchType: each });
      return !near.some(({ words }) => blocks(words));
    });
    return matchType === undefined ? [] : [{ ...change, matchType }];
  });
}

function isReached({ campaign, adGroup }: NegativeChange, keyword: Kept): boolean {
  return (
    (campaign === null || campaign === '' || campaign === keyword.campaign) &&
    (adGroup === null || adGroup === keyword.adGroup)
  );
}
