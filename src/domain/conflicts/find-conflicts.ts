import { type Keyword, normalForm } from '../ads/keyword.ts';
import type { MatchType } from '../ads/match-types.ts';
import type { NegativeKeyword } from '../ads/negative-keyword.ts';
import { negativeBlocks } from '../ads/negative-blocking.ts';
import { negativeIndex } from './negative-index.ts';

/** A negative acts in one group, or in all groups of the campaign where `groupId` is null. */
export interface PlacedNegative extends NegativeKeyword {
  groupId: string | null;
}
export interface PlacedKeyword extends Keyword {
  groupId: string;
}

export type ConflictKind = 'total' | 'partial';

/** One negative with the keywords it blocks, as places in the lists that were given. */
export interface Conflict {
  negative: number;
  total: number;
  partial: number;
  /** The first keywords, those blocked wholly before the others. */
  examples: { keyword: number; kind: ConflictKind }[];
}

const EXAMPLES = 50;
const narrowness: readonly MatchType[] = ['broad', 'phrase', 'exact'];

/**
 * Google's own rule: a negative that is no narrower than the keyword and blocks its text blocks the keyword wholly.
 * https://developers.google.com/google-ads/scripts/docs/solutions/manager-negative-keyword-conflicts
 */
export function conflictKind(negative: NegativeKeyword, keyword: Keyword): ConflictKind | null {
  return negativeBlocks(negative, keyword.text) ? kindOf(negative, keyword) : null;
}

function kindOf(negative: NegativeKeyword, keyword: Keyword): ConflictKind {
  const isNarrower = narrowness.indexOf(negative.matchType) > narrowness.indexOf(keyword.matchType);
  return isNarrower ? 'partial' : 'total';
}

/** The negatives that block something, in the order in which they were given. */
export function findConflicts(
  negatives: readonly PlacedNegative[],
  keywords: readonly PlacedKeyword[],
): Conflict[] {
  const index = negativeIndex(negatives);
  const found = new Map<number, Conflict>();
  keywords.forEach((keyword, at) => {
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
