/** Formats a timestamp as `21/11/2026` in the person's time zone. */
export function formatDay(iso: string): string {
  const date = new Date(iso);
  return `${padded(date.getDate())}/${padded(date.getMonth() + 1)}/${padded(date.getFullYear(), 4)}`;
}

/** Formats `2026-11-21` as `21/11/2026`. A day has no time zone. */
export function formatPlainDay(plainDay: string): string {
  return plainDay.split('-').reverse().join('/');
}

/** Formats days as `01/05/2026 a 31/05/2026`, or as one day. */
export function periodText({ start, end }: { start: string; end: string }): string {
  return start === end ? formatPlainDay(start) : `${formatPlainDay(start)} a ${formatPlainDay(end)}`;
}

/** Formats a timestamp as `21/11/2026, 14:05`. */
export function formatMoment(iso: string): string {
  const date = new Date(iso);
  return `${formatDay(iso)}, ${padded(date.getHours())}:${padded(date.getMinutes())}`;
}

function padded(part: number, digits = 2): string {
  return String(part).padStart(digits, '0');
}

/** Like `formatDay`, for a value that may be missing or invalid. */
export function formatDayOrNone(iso: string | null): string {
  if (iso === null || iso === '') return 'N/A';
  return Number.isNaN(Date.parse(iso)) ? 'Data inválida' : formatDay(iso);
}

/**
 * Parses a typed day (`21/11/2026`, `21/11/26` or `21112026`) into `2026-11-21`.
 * @returns null for anything else, such as a day that the month does not have.
 */
export function parseDay(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\s*$/.exec(typed) ??
    /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(typed) ??
    [];
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return exists && iso >= '1900' ? iso : null;
}
