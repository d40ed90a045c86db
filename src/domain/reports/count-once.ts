import type { Period } from './period.ts';

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

const DAY_MS = 86_400_000;

/**
 * Chooses what to count so that no day counts twice. Of imports without days those are chosen that cover the
 * most days together; imports with days then fill the days that are left, the newest first.
 */
export function countOnce(imports: readonly Covering[]): CountedPart[] {
  const dated = imports
    .filter(({ byDay }) => byDay)
    .toSorted((one, other) => compare(other.createdAt, one.createdAt));
  const covered = daySet(dated.map(({ period }) => period));
  const whole = imports.filter(
    ({ byDay, period }) => !byDay && !daysOf(period).every((day) => covered.has(day)),
  );
  const chosen = mostDays(whole);
  const taken = daySet(chosen.map(({ period }) => period));
  const parts: CountedPart[] = chosen.map(({ id }) => ({ id, days: null }));
  for (const { id, period } of dated) {
    const free = daysOf(period).filter((day) => !taken.has(day));
    for (const day of free) taken.add(day);
    parts.push(...rangesOf(free).map((days) => ({ id, days })));
  }
  return parts;
}

/** Periods that do not overlap and have the most days together; of equal ones the newer imports. */
function mostDays(imports: readonly Covering[]): Covering[] {
  const sorted = imports.toSorted(
    (one, other) => compare(one.period.end, other.period.end) || compare(one.createdAt, other.createdAt),
  );
  const best: { days: number; chosen: Covering[] }[] = [{ days: 0, chosen: [] }];
  for (const [at, each] of sorted.entries()) {
    const before = sorted.slice(0, at).findLastIndex(({ period }) => period.end < each.period.start) + 1;
    const base = best[before] ?? { days: 0, chosen: [] };
    const withIt = { days: base.days + daysOf(each.period).length, chosen: [...base.chosen, each] };
    const without = best[at] ?? { days: 0, chosen: [] };
    best.push(withIt.days >= without.days ? withIt : without);
  }
  return best.at(-1)?.chosen ?? [];
}

function daySet(periods: readonly Period[]): Set<string> {
  return new Set(periods.flatMap(daysOf));
}

function daysOf({ start, end }: Period): string[] {
  const days: string[] = [];
  for (let at = Date.parse(start); at <= Date.parse(end); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}

function rangesOf(days: readonly string[]): Period[] {
  const ranges: Period[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && Date.parse(day) - Date.parse(last.end) === DAY_MS) last.end = day;
    else ranges.push({ start: day, end: day });
  }
  return ranges;
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
