import { withoutBroadModifier } from '#domain/ads/broad-modifier.ts';
import { formatKeyword, parseKeyword } from '#domain/ads/keyword.ts';
import { negativeBlocks } from '#domain/ads/negative-blocking.ts';
import {
  type Conflict,
  findConflicts,
  type LocatedKeyword,
} from '#domain/making/conflicts/find-conflicts.ts';
import { type DraftNegative, draftNegatives } from '#domain/making/structure/draft-negatives.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import { type Finding, finding } from './finding.ts';

export type WrittenKeyword = LocatedKeyword & { written: string };

export interface DraftConflict extends Omit<Conflict, 'negative' | 'examples'> {
  negative: DraftNegative;
  examples: { keyword: WrittenKeyword; kind: Conflict['examples'][number]['kind'] }[];
  /** Whether the person has accepted this conflict. */
  isKept: boolean;
}

/** The key that identifies a negative of a draft. */
export function conflictKey({ written, groupId, list }: DraftNegative): string {
  return `${list ? `list ${list.id}` : (groupId ?? '')}:${written}`;
}

/** @param onProgress receives the finished share, from 0 to 1. */
export function draftConflicts(draft: CampaignDraft, onProgress?: (share: number) => void): DraftConflict[] {
  const negatives = draftNegatives(draft);
  const keywords = draft.groups.flatMap(({ id, keywords: own }) =>
    own.map(({ text }) => ({ ...parseKeyword(text), written: text, groupId: id })),
  );
  const acceptedKeys = new Set(draft.settings.keptConflicts);
  return findConflicts(negatives, keywords, onProgress).flatMap(
    ({ negative: location, examples, ...counts }) => {
      const found = negatives[location];
      if (!found) return [];
      const shown = examples.flatMap(({ keyword, kind }) => {
        const blocked = keywords[keyword];
        return blocked ? [{ keyword: blocked, kind }] : [];
      });
      return [{ ...counts, negative: found, examples: shown, isKept: acceptedKeys.has(conflictKey(found)) }];
    },
  );
}

/** The exact form of a conflict's negative; null when it blocks as much, or when the negative is exact already. */
export function narrowedNegative({ negative, examples }: DraftConflict): string | null {
  const exact = { text: negative.text, matchType: 'exact' } as const;
  const blocksAsMuch = examples.some(({ keyword }) =>
    negativeBlocks(exact, withoutBroadModifier(keyword).text),
  );
  return blocksAsMuch ? null : formatKeyword(exact);
}

/** The conflicts of one shared list with the keywords of a campaign, whatever else blocks them. */
export function listConflicts({ settings, groups }: CampaignDraft, list: NegativeList): DraftConflict[] {
  return draftConflicts({
    settings: { ...settings, negatives: [] },
    groups: groups.map((group) => ({ ...group, negatives: [] })),
    lists: [list],
  });
}

/** A shared list holds in other campaigns too, so no fix of this draft mends it. */
export function conflictFindings(draft: CampaignDraft): Finding[] {
  return draftConflicts(draft)
    .filter(({ isKept }) => !isKept)
    .map(({ negative: { written, groupId, list }, total, partial }) =>
      finding(
        total > 0 ? 'negative_total' : 'negative_partial',
        total > 0 ? 'bloqueia' : 'aviso',
        'negatives',
        {
          text: written,
          location: { tab: 'conflicts', ...(list && { list: list.name }) },
          count: total > 0 ? total : partial,
          ...(list === null && { fix: { kind: 'negative', from: written, to: null, groupId } }),
        },
      ),
    );
}
