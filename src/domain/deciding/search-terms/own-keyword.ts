import { normalForm, parseKeyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { Added } from '#domain/measuring/reports/row-values.ts';

/** A search as a report of search terms has it. */
export interface ServedSearch {
  text: string;
  /** The keyword that served it, in Google's notation; empty where the report does not say. */
  keyword: string;
  matchType: MatchType | null;
  /** Whether it is a keyword or a negative of the account, by the report's own mark. */
  added: Added | null;
}

/** The report's mark lags behind: a search that its own exact keyword served is a keyword without it. */
export function isKeyword({ text, keyword, matchType, added }: ServedSearch): boolean {
  if (added === 'added' || added === 'added_excluded') return true;
  const served = parseKeyword(keyword, matchType ?? undefined);
  return served.matchType === 'exact' && normalForm(served.text) === normalForm(text);
}
