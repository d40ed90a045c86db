import { foldSearch } from '#domain/language/fold-search.ts';
import { intentByWords } from '#domain/language/intent-words.ts';
import type { Intent } from '#domain/language/intents.ts';
import { parseNumber } from './numbers.ts';
import { parseSearches } from './row-values.ts';

/** A keyword of the planner as the API sends it, with the cells of its file. */
export interface StoredIdea {
  text: string;
  currency: string | null;
  searches: string;
  competition: string;
  lowBid: string;
  highBid: string;
  /** Changes of the searches, as `12%` or `-900%`. */
  quarter: string;
  year: string;
  /** Whether a campaign of the account has it as a keyword. */
  isOwned: boolean;
}

export type Competition = 'low' | 'medium' | 'high';

/** A keyword that the planner proposes, with what it says of it. */
export interface KeywordIdea {
  text: string;
  currency: string | null;
  /** Searches a month: the ends of a range, where Google says no more. */
  searches: { low: number; high: number } | null;
  competition: Competition | null;
  lowBid: number | null;
  highBid: number | null;
  /** The change of the searches over three months, as a share. */
  change: number | null;
  intent: Intent | null;
  isOwned: boolean;
}

const competitions: readonly (readonly [RegExp, Competition])[] = [
  [/^(?:low|baixa|baja)/iu, 'low'],
  [/^(?:medium|m[ée]dia|media)/iu, 'medium'],
  [/^(?:high|alta)/iu, 'high'],
];

export function toIdea(stored: StoredIdea): KeywordIdea {
  const { text, currency, isOwned } = stored;
  return {
    text,
    currency,
    isOwned,
    searches: parseSearches(stored.searches),
    competition: competitions.find(([name]) => name.test(stored.competition))?.[1] ?? null,
    lowBid: amountOf(stored.lowBid),
    highBid: amountOf(stored.highBid),
    change: shareOf(stored.quarter),
    intent: intentByWords(foldSearch(text)) ?? null,
  };
}

/** What a click may cost without loss in a campaign, by what its sales bring and how many clicks each one takes. */
export function mostPerClick(limit: number | null, clicks: number, sales: number): number | null {
  return limit === null || clicks <= 0 || sales <= 0 ? null : (limit * sales) / clicks;
}

export type BidFit = 'fits' | 'partly' | 'above' | 'unknown';

/** Whether the bids of the top of the page are within what a click may cost. */
export function bidFit(
  { lowBid, highBid }: Pick<KeywordIdea, 'lowBid' | 'highBid'>,
  most: number | null,
): BidFit {
  if (most === null || lowBid === null) return 'unknown';
  if (lowBid > most) return 'above';
  return (highBid ?? lowBid) <= most ? 'fits' : 'partly';
}

function amountOf(cell: string): number | null {
  return cell === '' ? null : parseNumber(cell, null);
}

function shareOf(cell: string): number | null {
  const value = parseNumber(cell.replace(/%$/u, ''), null);
  return cell === '' || value === null ? null : value / 100;
}
