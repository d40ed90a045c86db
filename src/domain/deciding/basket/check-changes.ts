import { formatKeyword, keywordReach } from '#domain/ads/keyword.ts';
import { findConflicts } from '#domain/making/conflicts/find-conflicts.ts';
import type { Change, KeywordChange } from '#domain/ads/account-change.ts';
import type { KnownGroup } from '#domain/deciding/search-terms/ad-groups.ts';

/** A negative of the basket with keywords that it blocks: those of the campaign, and those of the basket. */
export interface BlockedKeywords {
  negative: string;
  keywords: string[];
  count: number;
}

const NAMED = 5;

/** The negatives of the basket that block keywords completely, each with some of them. */
export function blockedKeywords(
  changes: readonly Change[],
  groups: readonly KnownGroup[],
): BlockedKeywords[] {
  const negatives = changes.filter((change) => change.kind === 'negative');
  const added = changes.filter((change): change is KeywordChange => change.kind === 'keyword');
  const paused = new Set(
    changes.flatMap((change) => (change.kind === 'pause' ? [placeKey(change, keywordReach(change))] : [])),
  );
  const campaigns = new Set([...groups, ...added].map(({ campaign }) => campaign));
  const found = new Map<string, BlockedKeywords>();
  for (const campaign of campaigns) {
    const keywords = [
      ...groups
        .filter((group) => group.campaign === campaign)
        .flatMap(({ adGroup, keywords: own }) => own.map((each) => ({ ...each, groupId: adGroup }))),
      ...added
        .filter((change) => change.campaign === campaign)
        .map(({ text, matchType, adGroup }) => ({ text, matchType, groupId: adGroup })),
    ].filter((each) => !paused.has(placeKey({ campaign, adGroup: each.groupId }, keywordReach(each))));
    const placed = negatives
      .filter((each) => each.campaign === null || each.campaign === campaign)
      .map(({ text, matchType, adGroup }) => ({ text, matchType, groupId: adGroup }));
    for (const { negative, total, examples } of findConflicts(placed, keywords)) {
      const text = placed[negative];
      if (!text || total === 0) continue;
      const written = formatKeyword(text);
      const known = found.get(written) ?? { negative: written, keywords: [], count: 0 };
      found.set(written, known);
      known.count += total;
      for (const { keyword, kind } of examples) {
        const blocked = keywords[keyword];
        if (blocked && kind === 'total' && known.keywords.length < NAMED)
          known.keywords.push(formatKeyword(blocked));
      }
    }
  }
  return [...found.values()];
}

function placeKey({ campaign, adGroup }: { campaign: string; adGroup: string }, reach: string): string {
  return JSON.stringify([campaign, adGroup, reach]);
}
