import { addDays, daysIn } from '#domain/shared/days.ts';
import type { Period } from '#domain/measuring/reports/period.ts';

/** The days before the middle of a period and those after it; null for a single day. */
export function halves(period: Period): [Period, Period] | null {
  const half = Math.floor(daysIn(period) / 2);
  if (half === 0) return null;
  return [
    { start: addDays(period.end, 1 - 2 * half), end: addDays(period.end, -half) },
    { start: addDays(period.end, 1 - half), end: period.end },
  ];
}

/** The period of the same length before the last days; null when there are not enough days. */
export function lastDays(known: Period, days: number): [Period, Period] | null {
  if (daysIn(known) < 2 * days) return null;
  return [
    { start: addDays(known.end, 1 - 2 * days), end: addDays(known.end, -days) },
    { start: addDays(known.end, 1 - days), end: known.end },
  ];
}
