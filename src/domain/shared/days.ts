const BRASILIA_BEHIND_UTC_MS = 3 * 60 * 60 * 1000;

/** Formats a date as `2026-11-21` in the machine's time zone. */
export function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The timestamp that stands for a day. Noon UTC falls on the same day in every time zone of Brazil. */
export function timestampOfDay(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/**
 * The inverse of `timestampOfDay`. Older versions stored timestamps of any hour; those give their day in
 * Brasília (UTC-3 all year).
 */
export function dayOfTimestamp(timestamp: string): string {
  return new Date(Date.parse(timestamp) - BRASILIA_BEHIND_UTC_MS).toISOString().slice(0, 10);
}

/** The length of a day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** Days since 1970 of `2026-05-05`. */
export function dayNumber(day: string): number {
  return Math.round(Date.parse(day) / DAY_MS);
}

/** The inverse of `dayNumber`. */
export function dayOfNumber(days: number): string {
  return new Date(days * DAY_MS).toISOString().slice(0, 10);
}

/** The days of a period, its first and its last among them. */
export function daysIn({ start, end }: { start: string; end: string }): number {
  return dayNumber(end) - dayNumber(start) + 1;
}

/** @param days may be negative. */
export function addDays(day: string, days: number): string {
  return dayOfNumber(dayNumber(day) + days);
}
