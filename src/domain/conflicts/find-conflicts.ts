import { type Keyword, normalForm } from '../ads/keyword.ts';
import type { MatchType } from '../ads/match-types.ts';
import type { NegativeKeyword } from '../ads/negative-keyword.ts';
import { negativeBlocks } from '../ads/negative-blocking.ts';
import { negativeIndex } from './negative-index.ts';

/** A negative of one group, or of all groups of the campaign when `groupId` is null. */
export interface PlacedNegative extends NegativeKeyword {
  groupId: string | null;
}
export interface PlacedKeyword extends Keyword {
  groupId: string;
}

export type ConflictKind = 'total' | 'partial';

/** A negative and the keywords that it blocks, as indexes into the given lists. */
export interface Conflict {
  negative: number;
  total: number;
  partial: number;
  /** The first keywords, with completely blocked ones first. */
  examples: { keyword: number; kind: ConflictKind }[];
}

const EXAMPLES = 50;
/** Keywords between two reports of progress. */
const REPORT_EVERY = 1000;
const narrowness: readonly MatchType[] = ['broad', 'phrase', 'exact'];

/**
 * Google's rule: a negative that is at least as broad as the keyword and blocks its text blocks the keyword
 * completely.
 * https://developers.google.com/google-ads/scripts/docs/solutions/manager-negative-keyword-conflicts
 */
export function conflictKind(negative: NegativeKeyword, keyword: Keyword): ConflictKind | null {
  return negativeBlocks(negative, keyword.text) ? kindOf(negative, keyword) : null;
}

function kindOf(negative: NegativeKeyword, keyword: Keyword): ConflictKind {
  const isNarrower = narrowness.indexOf(negative.matchType) > narrowness.indexOf(keyword.matchType);
  return isNarrower ? 'partial' : 'total';
}

/**
 * The negatives that block a keyword, in the given order. @param onProgress receives the finished share, from 0
 * to 1.
 */
export function findConflicts(
  negatives: readonly PlacedNegative[],
  keywords: readonly PlacedKeyword[],
  onProgress?: (share: number) => void,
): Conflict[] {
  const index = negativeIndex(negatives);
  const found = new Map<number, Conflict>();
  keywords.forEach((keyword, at) => {
    if (at % REPORT_EVERY === 0) onProgress?.(at / keywords.length);
    for (const negative of index.blocking(normalForm(keyword.text))) {
      const placed = negatives[negative];
      if (!placed || (placed.groupId !== null && placed.groupId !== keyword.groupId)) continue;
      let conflict = found.get(negative);
      if (!conflict) found.set(negative, (conflict = { negative, total: 0, partial: 0, examples: [] }));
      const kind = kindOf(placed, keyword);
      conflict[kind] += 1;
      if (conflict.examples.length < EXAMPLES) conflict.examples.push({ keyword: at, kind });
    }
  });
  const byKind = (one: { kind: ConflictKind }, other: { kind: ConflictKind }) =>
    Number(other.kind === 'total') - Number(one.kind === 'total');
  return [...found.values()]
    .map((conflict) => ({ ...conflict, examples: conflict.examples.toSorted(byKind) }))
    .sort((one, other) => one.negative - other.negative);
}
