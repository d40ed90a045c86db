import { withoutBroadModifier } from '#domain/ads/broad-modifier.ts';
import type { Keyword } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { isBlockedByWrittenWords, negativeBlocks } from '#domain/ads/negative-blocking.ts';
import { negativeIndex } from './negative-index.ts';

/** A negative of one group, or of all groups of the campaign when `groupId` is null. */
export interface LocatedNegative extends NegativeKeyword {
  groupId: string | null;
}
export interface LocatedKeyword extends Keyword {
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

/** Examples of each conflict. The screen shows fewer. */
const EXAMPLES = 10;
/** Keywords between two reports of progress. */
const REPORT_EVERY = 1000;
const narrowness: Readonly<Record<MatchType, number>> = { broad: 0, phrase: 1, exact: 2 };

/**
 * Google's rule: a negative that is at least as broad as the keyword and blocks its text blocks the keyword
 * completely. In languages without blanks between words, we only say that it blocks the text.
 * https://developers.google.com/google-ads/scripts/docs/solutions/manager-negative-keyword-conflicts
 */
export function conflictKind(negative: NegativeKeyword, written: Keyword): ConflictKind | null {
  const keyword = withoutBroadModifier(written);
  return negativeBlocks(negative, keyword.text) ? kindOf(negative, keyword) : null;
}

function kindOf(negative: NegativeKeyword, keyword: Keyword): ConflictKind {
  const isNarrower = narrowness[negative.matchType] > narrowness[keyword.matchType];
  return isNarrower || !isBlockedByWrittenWords(negative, keyword.text) ? 'partial' : 'total';
}

/**
 * The negatives that block a keyword, in the given order.
 * @param onProgress receives the finished share, from 0 to 1.
 */
export function findConflicts(
  negatives: readonly LocatedNegative[],
  keywords: readonly LocatedKeyword[],
  onProgress?: (share: number) => void,
): Conflict[] {
  const index = negativeIndex(negatives);
  const found: (Found | undefined)[] = negatives.map(() => undefined);
  keywords.forEach((written, at) => {
    if (at % REPORT_EVERY === 0) onProgress?.(at / keywords.length);
    const keyword = withoutBroadModifier(written);
    for (const negative of index.blocking(keyword.text)) {
      const placed = negatives[negative];
      if (!placed || (placed.groupId !== null && placed.groupId !== written.groupId)) continue;
      const blocked = (found[negative] ??= { total: noKeywords(), partial: noKeywords() });
      const ofKind = blocked[kindOf(placed, keyword)];
      ofKind.count += 1;
      if (ofKind.first.length < EXAMPLES) ofKind.first.push(at);
    }
  });
  return found.flatMap((blocked, negative) => (blocked ? [conflictOf(negative, blocked)] : []));
}

/** The keywords that a negative blocks, by kind: their number and the first of them. */
type Found = Record<ConflictKind, { count: number; first: number[] }>;

const noKeywords = (): Found['total'] => ({ count: 0, first: [] });

function conflictOf(negative: number, { total, partial }: Found): Conflict {
  const examples = [
    ...total.first.map((keyword) => ({ keyword, kind: 'total' as const })),
    ...partial.first.map((keyword) => ({ keyword, kind: 'partial' as const })),
  ];
  return { negative, total: total.count, partial: partial.count, examples: examples.slice(0, EXAMPLES) };
}
