import { cutText } from '#domain/shared/cut-text.ts';

export interface Period {
  start: string;
  end: string;
}

export function isIn(day: string, { start, end }: Period): boolean {
  return start <= day && day <= end;
}

/** From the first day of these periods to the last. */
export function wholePeriod(periods: readonly Period[]): Period | null {
  const [first] = periods;
  if (!first) return null;
  return periods.reduce(
    ({ start, end }, period) => ({
      start: period.start < start ? period.start : start,
      end: period.end > end ? period.end : end,
    }),
    first,
  );
}

const months: readonly RegExp[] = [
  /^(?:jan|ene)/,
  /^(?:feb|fev|fév)/,
  /^(?:mar|mär)/,
  /^(?:apr|abr|avr)/,
  /^(?:may|mai|mayo)/,
  /^(?:jun|juin)/,
  /^jui?l/,
  /^(?:aug|ago|ao[uû])/,
  /^(?:sep|set)/,
  /^(?:oct|out|okt)/,
  /^nov/,
  /^(?:dec|dez|dic|déc)/,
];
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,})\.? (\d{1,2}), (\d{4})/gu;
const DAY_FIRST = /(\d{1,2})\.? (?:de )?(\p{L}{3,})\.?,? (?:de |del )?(\d{4})/gu;

/** `1 a 15 de maio de 2026`, `28 de abr. – 15 de mai. de 2026`: the year stands behind the last day alone. */
const SHORT_DAY_FIRST =
  /(?<!\d)(\d{1,2})(?: (?:de )?(\p{L}{3,})\.?)? ?(?:[-–—]|a|al|to) ?(\d{1,2}) (?:de )?(\p{L}{3,})\.?,? (?:de |del )?(\d{4})/gu;
/** `May 1 - 15, 2026`, `Apr 28 – May 15, 2026`. */
const SHORT_MONTH_FIRST =
  /(?<!\p{L})(\p{L}{3,})\.? (\d{1,2}) ?[-–—] ?(?:(\p{L}{3,})\.? )?(\d{1,2}), (\d{4})/gu;

/** The line with the year behind both days. */
function withBothYears(text: string): string {
  return text
    .replace(SHORT_DAY_FIRST, (_, first, month: string | undefined, last, lastMonth: string, year) =>
      [`${first} ${month ?? lastMonth} ${year}`, `${last} ${lastMonth} ${year}`].join(' - '),
    )
    .replace(SHORT_MONTH_FIRST, (_, month: string, first, lastMonth: string | undefined, last, year) =>
      [`${month} ${first}, ${year}`, `${lastMonth ?? month} ${last}, ${year}`].join(' - '),
    );
}

/** The expressions are slow on a long line, and a period stands at its beginning. */
const LONGEST = 300;

/** Whether the calendar has this day, and Google Ads can have reported it. */
export function isDay(iso: string): boolean {
  const at = Date.parse(iso);
  return iso >= '2000' && !Number.isNaN(at) && new Date(at).toISOString().startsWith(iso);
}

/**
 * Parses `5 de maio de 2026 - 15 de maio de 2026` or `January 17, 2024 - February 15, 2024`; null for `All
 * time`.
 */
export function parsePeriod(line: string): Period | null {
  const text = withBothYears(
    cutText(line, LONGEST)
      .toLowerCase()
      .replace(/[\s\u00a0]+/gu, ' '),
  );
  const dates = [
    ...[...text.matchAll(MONTH_FIRST)].map(([, month, day, year]) => toIso(day, month, year)),
    ...[...text.matchAll(DAY_FIRST)].map(([, day, month, year]) => toIso(day, month, year)),
    ...[...text.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([iso]) => iso),
  ]
    .filter((date) => date !== null)
    .filter(isDay);
  const [start, end = start] = dates;
  return start === undefined || end === undefined || start > end ? null : { start, end };
}

/**
 * The period that stands above a report. Its title comes first and may hold a day of its own, such as that of the
 * download, so it counts only where no other line has a period.
 */
export function findPeriod([title = '', ...lines]: readonly string[]): Period | null {
  return [...lines, title].map(parsePeriod).find((period) => period !== null) ?? null;
}

/** The first date in a cell, as `2026-05-05`; null when there is none. */
export function parseDay(cell: string): string | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return isDay(cell) ? cell : null; // the usual form, quickly
  return cell === '' ? null : (parsePeriod(cell)?.start ?? null);
}

function toIso(day = '', month = '', year = ''): string | null {
  const at = months.findIndex((name) => name.test(month));
  return at === -1 ? null : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
