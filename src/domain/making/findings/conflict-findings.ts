import { parseKeyword } from '#domain/ads/keyword.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import {
  type Conflict,
  findConflicts,
  type PlacedKeyword,
  type PlacedNegative,
} from '#domain/making/conflicts/find-conflicts.ts';
import type { Plan } from '#domain/making/structure/plan.ts';
import { type Finding, finding } from './finding.ts';

/** A negative in the plan's notation, with its place. */
export type WrittenNegative = PlacedNegative & { written: string };
export type WrittenKeyword = PlacedKeyword & { written: string };

export interface PlanConflict extends Omit<Conflict, 'negative' | 'examples'> {
  negative: WrittenNegative;
  examples: { keyword: WrittenKeyword; kind: Conflict['examples'][number]['kind'] }[];
  /** Whether the person has accepted this conflict. */
  isKept: boolean;
}

/** The key that identifies a negative of a plan. */
export function conflictKey({ written, groupId }: Pick<WrittenNegative, 'written' | 'groupId'>): string {
  return `${groupId ?? ''}:${written}`;
}

/** @param onProgress receives the finished share, from 0 to 1. */
export function planConflicts(
  { settings, groups }: Plan,
  onProgress?: (share: number) => void,
): PlanConflict[] {
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
    ({ negative: place, examples, ...counts }) => {
      const found = negatives[place];
      if (!found) return [];
      const shown = examples.flatMap(({ keyword, kind }) => {
        const blocked = keywords[keyword];
        return blocked ? [{ keyword: blocked, kind }] : [];
      });
      return [{ ...counts, negative: found, examples: shown, isKept: acceptedKeys.has(conflictKey(found)) }];
    },
  );
}

export function conflictFindings(plan: Plan): Finding[] {
  return planConflicts(plan)
    .filter(({ isKept }) => !isKept)
    .map(({ negative: { written, groupId }, total, partial }) =>
      finding(
        total > 0 ? 'negative_total' : 'negative_partial',
        total > 0 ? 'bloqueia' : 'aviso',
        'negatives',
        {
          text: written,
          place: { tab: 'conflicts' },
          count: total > 0 ? total : partial,
          fix: { kind: 'negative', from: written, to: null, groupId },
        },
      ),
    );
}
