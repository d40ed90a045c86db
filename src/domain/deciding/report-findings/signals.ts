import { parseKeyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { ReportDetails } from '#domain/measuring/reports/report-rows.ts';
import { isKeywordStopped } from '#domain/measuring/reports/state-cells.ts';
import type { StoredCounts, StoredSignals } from '#domain/measuring/reports/stored.ts';

export interface Sums {
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** A keyword of the account. Google writes the signs of the match type in some reports only. */
export interface AccountKeyword extends Sums {
  text: string;
  matchType: MatchType;
  campaign: string;
  adGroup: string;
  details: ReportDetails;
}

export function keywordsOf({ keywords }: Pick<StoredSignals, 'keywords'>): AccountKeyword[] {
  return keywords.map(([written, matchType, campaign, adGroup, counts, details]) => {
    const keyword = parseKeyword(written);
    return {
      text: keyword.text,
      matchType: matchType ?? keyword.matchType,
      campaign,
      adGroup,
      ...sumsOf(counts),
      details: details ?? {},
    };
  });
}

export function sumsOf([impressions, clicks, costMicros, conversions]: StoredCounts): Sums {
  return { impressions, clicks, costMicros, conversions };
}

/** Whether the keyword, its ad group or its campaign is paused or removed. */
export function isStopped({ details }: AccountKeyword): boolean {
  return isKeywordStopped(details);
}
