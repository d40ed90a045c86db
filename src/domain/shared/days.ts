const BRASILIA_BEHIND_UTC_MS = 3 * 60 * 60 * 1000;

/** `2026-11-21`, in the machine's own time zone. */
export function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The timestamp that stands for a day: at noon UTC it is the same day in every time zone of Brazil. */
export function timestampOfDay(day: string): string {
  return `${day}T12:00:00.000Z`;
}

/**
 * The inverse of `timestampOfDay`. Timestamps with another hour, kept before days were, show their day in Brasília
 * (UTC-3 the whole year).
 */
export function dayOfTimestamp(timestamp: string): string {
  return new Date(Date.parse(timestamp) - BRASILIA_BEHIND_UTC_MS).toISOString().slice(0, 10);
}
