import { countOnce } from './count-once.ts';
import type { Period } from './period.ts';

/** The types of reports that hold costs, the one that hides least first. */
export const costTypes = ['campaigns', 'ad_groups', 'keywords', 'search_terms'] as const;
export type CostType = (typeof costTypes)[number];

/** The properties of an import that decide whether it counts. */
export interface SourceImport {
  id: string;
  type: string;
  start: string;
  end: string;
  byDay: boolean;
  createdAt: string;
}

/** An import that counts, or days of it. Without `dated` all its rows count, which have no day. */
export interface SourcePart {
  id: string;
  first: string;
  last: string;
  dated: boolean;
}

/** The first type, from `widest` on, that one of the imports has. */
export function firstCostType(
  imports: readonly Pick<SourceImport, 'type'>[],
  widest: CostType = 'campaigns',
): CostType | null {
  const types = costTypes.slice(costTypes.indexOf(widest));
  return types.find((type) => imports.some((each) => each.type === type)) ?? null;
}

/** The type of report that hides least, its imports, and which of their days count so that no day counts twice. */
export function chooseSource<Import extends SourceImport>(
  imports: readonly Import[],
  widest: CostType = 'campaigns',
) {
  const from = firstCostType(imports, widest);
  const own = imports.filter(({ type }) => type === from);
  const counted = countOnce(own.map((each) => ({ ...each, period: { start: each.start, end: each.end } })));
  const byId = new Map(own.map((each) => [each.id, each]));
  const parts = counted.flatMap(({ id, days }): SourcePart[] => {
    const { start, end } = days ?? byId.get(id) ?? {};
    return start === undefined || end === undefined
      ? []
      : [{ id, first: start, last: end, dated: days !== null }];
  });
  const periods = parts.map(({ first, last }): Period => ({ start: first, end: last }));
  return { from, own, parts, periods };
}
