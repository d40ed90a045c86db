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
