import { daysIn } from '#domain/shared/days.ts';
import { freeDays } from './free-days.ts';
import { isIn, type Period } from './period.ts';

/** An import with the days that it covers. */
export interface Covering {
  id: string;
  period: Period;
  /** Whether each row has its day. Only then can a part of the period be counted. */
  byDay: boolean;
  createdAt: string;
}

/** The days of an import that count. Null: all its rows, which have no day. */
export interface CountedPart {
  id: string;
  days: Period | null;
}

/**
 * Chooses the imports to count so that no day counts twice. Among imports without days it chooses those that
 * together cover the most days. Imports with days then fill the remaining days, the newest first.
 */
export function countOnce(imports: readonly Covering[]): CountedPart[] {
  const dated = imports
    .filter(({ byDay }) => byDay)
    .toSorted((one, other) => compare(other.createdAt, one.createdAt));
  const periods = imports.map(({ period }) => period);
  const undated = freeDays(periods);
  for (const { period } of dated) undated.take(period);
  const chosen = mostDays(imports.filter(({ byDay, period }) => !byDay && undated.hasFree(period)));
  const free = freeDays(periods);
  for (const { period } of chosen) free.take(period);
  return [
    ...chosen.map(({ id }) => ({ id, days: null })),
    ...dated.flatMap(({ id, period }) => free.take(period).map((days) => ({ id, days }))),
  ];
}

/** What the imports say of some days: one with days says its own part, one without days counts only as a whole. */
export function coveringWithin<Import extends Covering>(imports: readonly Import[], days: Period): Import[] {
  return imports.flatMap((each): Import[] => {
    const { start, end } = each.period;
    if (!each.byDay) return isIn(start, days) && isIn(end, days) ? [each] : [];
    const period = {
      start: start < days.start ? days.start : start,
      end: end > days.end ? days.end : end,
    };
    return period.start > period.end ? [] : [{ ...each, period }];
  });
}

/** Chosen imports: how many days they have together, the last of them, and the choice of those before it. */
interface Choice {
  days: number;
  last: Covering;
  before: Choice | null;
}

/** Periods that do not overlap and have the most days together; of equal ones the newer imports. */
function mostDays(imports: readonly Covering[]): Covering[] {
  const sorted = imports.toSorted(
    (one, other) => compare(one.period.end, other.period.end) || compare(one.createdAt, other.createdAt),
  );
  const best: (Choice | null)[] = [null];
  for (const [at, last] of sorted.entries()) {
    const before = best[countUntil(sorted, last.period.start)] ?? null;
    const days = (before?.days ?? 0) + daysIn(last.period);
    const without = best[at] ?? null;
    best.push(days >= (without?.days ?? 0) ? { days, last, before } : without);
  }
  const chosen: Covering[] = [];
  for (let choice = best.at(-1) ?? null; choice; choice = choice.before) chosen.push(choice.last);
  return chosen.reverse();
}

/** How many of the imports, sorted by their ends, end before a day. */
function countUntil(sorted: readonly Covering[], day: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle]?.period.end ?? '') < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
