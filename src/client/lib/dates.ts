const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** `21/11/2026`, where the person is. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso));
}

/** `21/11/2026`, from `2026-11-21`: a day has no time zone. */
export function formatPlainDay(plainDay: string): string {
  return plainDay.split('-').reverse().join('/');
}

/** `21/11/2026, 14:05`. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso));
}

/** A day that may be missing or no date at all. */
export function formatDayOrNone(iso: string | null): string {
  if (iso === null || iso === '') return 'N/A';
  return Number.isNaN(Date.parse(iso)) ? 'Data inválida' : formatDay(iso);
}

/**
 * A day as it is typed, `21/11/2026`, `21/11/26` or `21112026`, as `2026-11-21`.
 * @returns null for anything else, such as a day that its month does not have.
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
