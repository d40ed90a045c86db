import type { Period } from '../reports/period.ts';

const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export function daysIn({ start, end }: Period): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS) + 1;
}

/** The days before the middle of a period and those after it; null for a single day. */
export function halves(period: Period): [Period, Period] | null {
  const half = Math.floor(daysIn(period) / 2);
  if (half === 0) return null;
  return [
    { start: dayAfter(period.end, 1 - 2 * half), end: dayAfter(period.end, -half) },
    { start: dayAfter(period.end, 1 - half), end: period.end },
  ];
}

/** As many days before the last ones as those; null when there are not enough. */
export function lastDays(known: Period, days: number): [Period, Period] | null {
  if (daysIn(known) < 2 * days) return null;
  return [
    { start: dayAfter(known.end, 1 - 2 * days), end: dayAfter(known.end, -days) },
    { start: dayAfter(known.end, 1 - days), end: known.end },
  ];
}
