import { DAY_MS } from '#domain/shared/days.ts';
import { isDay, parseDay } from '../period.ts';

export type DayOrder = 'day' | 'month';

const NUMERIC = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/u;

const YEAR_FIRST = /^\s*(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|(\d{2})(\d{2}))(?!\d)/u;
/** `4-mai-26`, as a spreadsheet shows a day. */
const NAMED = /^\s*(\d{1,2})[-/](\p{L}{3,9})\.?[-/](\d{4}|\d{2})(?!\d)/u;
const DOTTED = /^\d{1,2}\.\d{1,2}\.\d{2}/u;

/**
 * Whether `05/04/2026` is 5 April or 4 May in a column: a number above 12 decides, and where dots stand between the numbers
 * the day comes first; null when nothing tells.
 */
export function inferDayOrder(cells: readonly string[]): DayOrder | null {
  const parts = cells.flatMap((cell) => {
    const [, first, second] = NUMERIC.exec(cell.trim()) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  if (parts.some(({ first }) => first > 12)) return 'day';
  if (parts.some(({ second }) => second > 12)) return 'month';
  return cells.some((cell) => DOTTED.test(cell.trim())) ? 'day' : null;
}

/** The longest month. */
const MONTH_MS = 31 * DAY_MS;

/**
 * The order of days in a file of sales where no number decides: the one that puts them all in one month, if the other spreads
 * them over the year. Null where that does not tell.
 */
export function closerDayOrder(cells: readonly string[]): DayOrder | null {
  const numeric = [...new Set(cells.filter(isNumericDay))];
  if (numeric.length < 3) return null;
  const [day, month] = [spanOf(numeric, 'day'), spanOf(numeric, 'month')];
  if (day <= MONTH_MS === month <= MONTH_MS) return null;
  return day < month ? 'day' : 'month';
}

/**
 * The order of days in a report where no number decides. A report's days follow one another, so that of both readings the
 * one whose days lie closer together is right. Null where that does not tell, or tells against the language's own order.
 */
export function likelyDayOrder(cells: readonly string[], isDayFirst: boolean): DayOrder | null {
  const numeric = [...new Set(cells.filter(isNumericDay))];
  if (numeric.length === 0) return null;
  const [day, month] = [spanOf(numeric, 'day'), spanOf(numeric, 'month')];
  if (isDayFirst) return day <= month ? 'day' : null;
  if (day === month) return null;
  return day < month ? 'day' : 'month';
}

function spanOf(cells: readonly string[], order: DayOrder): number {
  const days = cells.map((cell) => Date.parse(parseSaleDay(cell, order) ?? ''));
  const [first, last] = [
    days.reduce((one, other) => Math.min(one, other)),
    days.reduce((one, other) => Math.max(one, other)),
  ];
  return last - first;
}

/** Whether the cell is a date in digits alone, such as `05/04/2026`. */
export function isNumericDay(cell: string): boolean {
  return NUMERIC.test(cell.trim());
}

/** `2026/5/4`, `20260504` and `4-mai-26` as other files write them. */
function plainDay(cell: string): string {
  const [first, year = '', , month, day, twoMonth = '', twoDay = ''] = YEAR_FIRST.exec(cell) ?? [];
  if (first !== undefined)
    return `${year}-${(month ?? twoMonth).padStart(2, '0')}-${(day ?? twoDay).padStart(2, '0')}`;
  const [named, date, name, end = ''] = NAMED.exec(cell) ?? [];
  return named === undefined ? cell : `${date} ${name} ${end.length === 2 ? '20' : ''}${end}`;
}

/** A date as networks write it, as `2026-05-04`; null when the cell is none. */
export function parseSaleDay(cell: string, order: DayOrder): string | null {
  const [, first, second, year = ''] = NUMERIC.exec(cell.trim()) ?? [];
  if (first === undefined || second === undefined) return parseDay(plainDay(cell));
  const [day, month] = order === 'day' ? [first, second] : [second, first];
  const full = year.length === 2 ? `20${year}` : year;
  const iso = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}
