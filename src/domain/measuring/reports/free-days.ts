import { dayNumber, dayOfNumber } from '#domain/shared/days.ts';
import type { Period } from './period.ts';

/**
 * Gives each day of some periods away once. It goes from edge to edge of the periods instead of from day to day, and skips
 * what is taken, so that thousands of long periods cost little.
 * @param periods those that it will be asked about.
 */
export function freeDays(periods: readonly Period[]) {
  const edges = [...new Set(periods.flatMap((period) => [firstOf(period), endOf(period)]))].sort(
    (one, other) => one - other,
  );
  const indexes = new Map(edges.map((edge, index) => [edge, index]));
  /** For each stretch between two edges: itself while it is free, else a later stretch to look at next. */
  const next = edges.map((_, index) => index);
  const freeFrom = (index: number): number => {
    let at = index;
    for (let to = next[at]; to !== undefined && to !== at; to = next[at]) {
      next[at] = next[to] ?? to;
      at = to;
    }
    return at;
  };
  const stretchesOf = (period: Period) => ({
    start: freeFrom(indexes.get(firstOf(period)) ?? edges.length),
    end: indexes.get(endOf(period)) ?? 0,
  });

  return {
    hasFree(period: Period): boolean {
      const { start, end } = stretchesOf(period);
      return start < end;
    },
    /** @returns the days that were free until now, in periods that do not touch. */
    take(period: Period): Period[] {
      const { start, end } = stretchesOf(period);
      const stretches: { first: number; end: number }[] = [];
      for (let index = start; index < end; index = freeFrom(index)) {
        next[index] = index + 1;
        const stretch = { first: edges[index] ?? 0, end: edges[index + 1] ?? 0 };
        const last = stretches.at(-1);
        if (last?.end === stretch.first) last.end = stretch.end;
        else stretches.push(stretch);
      }
      return stretches.map(({ first, end: after }) => ({
        start: dayOfNumber(first),
        end: dayOfNumber(after - 1),
      }));
    },
  };
}

function firstOf({ start }: Period): number {
  return dayNumber(start);
}

/** The day behind the last one. */
function endOf({ end }: Period): number {
  return dayNumber(end) + 1;
}
