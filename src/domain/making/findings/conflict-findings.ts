import { parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import {
  type Conflict,
  findConflicts,
  type LocatedKeyword,
  type LocatedNegative,
} from '#domain/making/conflicts/find-conflicts.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import { type Finding, finding } from './finding.ts';

/** A negative in the draft's notation, with its place. */
export type WrittenNegative = LocatedNegative & { written: string };
export type WrittenKeyword = LocatedKeyword & { written: string };

export interface DraftConflict extends Omit<Conflict, 'negative' | 'examples'> {
  negative: WrittenNegative;
  examples: { keyword: WrittenKeyword; kind: Conflict['examples'][number]['kind'] }[];
  /** Whether the person has accepted this conflict. */
  isKept: boolean;
}

/** The key that identifies a negative of a draft. */
export function conflictKey({ written, groupId }: Pick<WrittenNegative, 'written' | 'groupId'>): string {
  return `${groupId ?? ''}:${written}`;
}

/** @param onProgress receives the finished share, from 0 to 1. */
export function draftConflicts(
  { settings, groups }: CampaignDraft,
  onProgress?: (share: number) => void,
): DraftConflict[] {
  const negative = (written: string, groupId: string | null) => ({
    ...parseNegativeKeyword(written),
    written,
    groupId,
  });
  const negatives = [
    ...settings.negatives.map((text) => negative(text, null)),
    ...groups.flatMap(({ id, negatives: own }) => own.map((text) => negative(text, id))),
  ];
  const keywords = groups.flatMap(({ id, keywords: own }) =>
    own.map(({ text }) => ({ ...parseKeyword(text), written: text, groupId: id })),
  );
  const acceptedKeys = new Set(settings.keptConflicts);
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

export function conflictFindings(draft: CampaignDraft): Finding[] {
  return draftConflicts(draft)
    .filter(({ isKept }) => !isKept)
    .map(({ negative: { written, groupId }, total, partial }) =>
      finding(
        total > 0 ? 'negative_total' : 'negative_partial',
        total > 0 ? 'bloqueia' : 'aviso',
        'negatives',
        {
          text: written,
          location: { tab: 'conflicts' },
          count: total > 0 ? total : partial,
          fix: { kind: 'negative', from: written, to: null, groupId },
        },
      ),
    );
}
