import type { Period } from '#domain/measuring/reports/period.ts';
import { addDays } from '#domain/shared/days.ts';
import { figuresOf } from './figures.ts';
import type { CampaignResult } from './results.ts';
import { baseCurrency, periodSubjects } from './subjects.ts';

/** Sums of some days. Null: not known. */
export interface DaySums {
  cost: number;
  sales: number;
  revenue: number | null;
  profit: number | null;
}

/** A campaign's last days beside as many days before them. */
export interface LastDays {
  id: string;
  name: string;
  currency: string;
  lastDay: string;
  now: DaySums;
  before: DaySums;
  /** What a sale may cost without loss. */
  breakEven: number | null;
}

/** @returns null while no report says a day. All campaigns are compared over the same days. */
export function lastDays(
  results: readonly CampaignResult[],
  days: number,
): { period: Period; campaigns: LastDays[] } | null {
  const ends = results.flatMap(({ spans }) => spans.map(([, end]) => end)).sort();
  const end = ends.at(-1);
  if (end === undefined) return null;
  const start = addDays(end, 1 - days);
  const now = { start, end };
  const before = { start: addDays(start, -days), end: addDays(start, -1) };
  const campaigns = results.flatMap((result): LastDays[] => {
    const lastDay = result.spans
      .map((span) => span[1])
      .sort()
      .at(-1);
    if (lastDay === undefined) return [];
    const money = { base: baseCurrency([result]), rates: {} };
    const [own, earlier] = periodSubjects(result, [now, before], money, ({ start: first }) => first);
    if (!own || !earlier || (own.cost === 0 && earlier.cost === 0)) return [];
    const sums = (subject: typeof own): DaySums => {
      const { revenue, profit } = figuresOf(subject);
      return { cost: subject.cost, sales: subject.sales, revenue, profit: profit?.value ?? null };
    };
    return [
      {
        ...{ id: result.id, name: result.name, currency: money.base, lastDay },
        ...{ now: sums(own), before: sums(earlier), breakEven: figuresOf(own).breakEven },
      },
    ];
  });
  return { period: now, campaigns };
}

/** The sums of campaigns of one currency. A profit is known where that of every campaign is. */
export function sumDays(campaigns: readonly DaySums[]): DaySums {
  const sum = (of: (each: DaySums) => number) => campaigns.reduce((total, each) => total + of(each), 0);
  const known = (of: (each: DaySums) => number | null) =>
    campaigns.some((each) => of(each) === null) ? null : sum((each) => of(each) ?? 0);
  return {
    cost: sum(({ cost }) => cost),
    sales: sum(({ sales }) => sales),
    revenue: known(({ revenue }) => revenue),
    profit: known(({ profit }) => profit),
  };
}

/** The change from one sum to another as a share of the first; null where that says nothing. */
export function changeOf(now: number | null, before: number | null): number | null {
  return now === null || before === null || before <= 0 ? null : now / before - 1;
}
