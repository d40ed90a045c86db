import type { SentRow } from './stored-schema.ts';

/** The sums of a report's rows of one day. Null: rows without a day. */
export interface DaySum {
  day: string | null;
  impressions: number;
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** Sums rows by day. Rows without any number, as those of negatives, are left out. */
export function sumByDay(rows: readonly SentRow[]): DaySum[] {
  const days = new Map<string | null, DaySum>();
  for (const [day, , , , , , , impressions, clicks, costMicros, conversions] of rows) {
    if ([impressions, clicks, costMicros, conversions].every((value) => value === null)) continue;
    const sum = days.get(day) ?? { day, impressions: 0, clicks: 0, costMicros: 0, conversions: 0 };
    sum.impressions += impressions ?? 0;
    sum.clicks += clicks ?? 0;
    sum.costMicros += costMicros ?? 0;
    sum.conversions += conversions ?? 0;
    days.set(day, sum);
  }
  return [...days.values()];
}
