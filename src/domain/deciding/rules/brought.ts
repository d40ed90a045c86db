import { judgeTogether } from '#domain/deciding/verdict/verdict.ts';
import { type Range, Z_95 } from '#domain/measuring/statistics/intervals.ts';

/** Days of a campaign before or after a change. */
export interface SeenDays {
  /** The cost of each day. */
  costs: readonly number[];
  sales: number;
}

/** What became of cost and sales after a change, for each day. Other things change too: it is no proof of a cause. */
export interface Brought {
  days: { before: number; after: number };
  cost: { change: number; range: Range };
  /** Sales of a day after, as a multiple of those of a day before. */
  sales: { is: 'more' | 'less' | 'equal'; range: Range };
}

/** Fewer days say nothing. */
const FEWEST_DAYS = 3;

/**
 * @param before days up to the one before the change.
 * @param after days from the one after it.
 */
export function broughtBy(before: SeenDays, after: SeenDays): Brought | null {
  const days = { before: before.costs.length, after: after.costs.length };
  if (days.before < FEWEST_DAYS || days.after < FEWEST_DAYS) return null;
  const [old, now] = [momentsOf(before.costs), momentsOf(after.costs)];
  const change = now.mean - old.mean;
  const spread = Z_95 * Math.sqrt(now.variance / days.after + old.variance / days.before);
  const [verdict] = judgeTogether([
    {
      breakEvenCpa: 0,
      // A day takes the place of a click: what is compared are sales for each day.
      result: { clicks: days.after, cost: 0, sales: after.sales },
      rest: { clicks: days.before + days.after, cost: 0, sales: before.sales + after.sales },
    },
  ]);
  const { is, range } = verdict?.againstRest ?? { is: 'equal' as const, range: { low: 0, high: Infinity } };
  return {
    days,
    cost: { change, range: { low: change - spread, high: change + spread } },
    sales: { is, range },
  };
}

function momentsOf(values: readonly number[]): { mean: number; variance: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, variance: square / (values.length - 1) };
}
