import { formatKeyword } from '#domain/ads/keyword.ts';
import type { Change } from '#domain/ads/account-change.ts';
import { plainNumber } from '#domain/measuring/reports/plain-number.ts';
import type { ProblemOf, Rating } from './problem.ts';
import { type AccountKeyword, isStopped } from './signals.ts';

/** Below it a keyword costs more per click for the same place. */
const LOW_SCORE = 4;
const BELOW_FIRST_PAGE = /(?:first|primeira|primera)\s+p[aá]g/iu;

/** @param cpc what a click may cost with a profit, in the account's currency; null while unknown. */
export function firstPageProblems(
  keywords: readonly AccountKeyword[],
  cpc: number | null,
): ProblemOf<'first_page'>[] {
  return keywords.flatMap((keyword) => {
    const bid = plainNumber(keyword.details.firstPageBid);
    const maxCpc = plainNumber(keyword.details.maxCpc);
    const isBelow =
      BELOW_FIRST_PAGE.test(keyword.details.reasons ?? '') ||
      (bid !== null && maxCpc !== null && maxCpc < bid);
    if (!isBelow || isStopped(keyword)) return [];
    const isAffordable = bid === null || cpc === null ? null : bid <= cpc;
    const pause: Change[] = keyword.conversions > 0 || isAffordable !== false ? [] : [pauseOf(keyword)];
    return [
      { ...about('first_page', keyword), kind: 'first_page', bid, maxCpc, isAffordable, changes: pause },
    ];
  });
}

export function qualityProblems(keywords: readonly AccountKeyword[]): ProblemOf<'low_quality'>[] {
  return keywords.flatMap((keyword) => {
    const { qualityScore, expectedCtr, adRelevance, landingPage } = keyword.details;
    const score = plainNumber(qualityScore);
    if (score === null || score < 1 || score > LOW_SCORE || isStopped(keyword)) return [];
    const parts = {
      expectedCtr: readRating(expectedCtr),
      adRelevance: readRating(adRelevance),
      landingPage: readRating(landingPage),
    };
    return [{ ...about('low_quality', keyword), kind: 'low_quality', score, parts, changes: [] }];
  });
}

/** In the report's language: `Below average`, `Acima da média`, `Por debajo del promedio`. */
export function readRating(cell = ''): Rating | null {
  if (/below|abaixo|debajo|inferior/iu.test(cell)) return 'below';
  if (/above|acima|encima|superior/iu.test(cell)) return 'above';
  return /average|m[ée]dia|promedio/iu.test(cell) ? 'average' : null;
}

function pauseOf({ text, matchType, campaign, adGroup }: AccountKeyword): Change {
  return { kind: 'pause', text, matchType, campaign, adGroup };
}

function about(kind: string, keyword: AccountKeyword) {
  const { campaign, adGroup, costMicros, conversions } = keyword;
  const subject = formatKeyword(keyword);
  const key = [kind, campaign, adGroup, subject].join(':');
  return { key, subject, campaign, adGroup, costMicros, conversions, tier: null, confidence: null };
}
