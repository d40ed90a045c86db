import type { Period } from '#domain/measuring/reports/period.ts';
import { chooseSource, type SourcePart } from '#domain/measuring/reports/sources.ts';
import type { ImportSource } from '../db/import-sources.ts';

export interface ImportRow extends ImportSource {
  /** Whether its rows are split by conversion action. Such a file has no cost and no clicks. */
  byAction: boolean;
}

interface Chosen {
  from: string | null;
  currency: string | null;
  parts: SourcePart[];
  actionParts: SourcePart[];
  /** The days of `actionParts`. */
  covered: Period[];
}

/** Chooses the type of report that hides least, and the imports of that type that count. */
export function chooseReports(imports: readonly ImportRow[]): Chosen {
  const { from, own, parts } = chooseSource(imports.filter(({ byAction }) => !byAction));
  const split = chooseSource(imports.filter(({ byAction }) => byAction));
  return {
    from,
    parts,
    actionParts: split.parts,
    covered: split.periods,
    currency: own.find((each) => each.currency !== null)?.currency ?? null,
  };
}
