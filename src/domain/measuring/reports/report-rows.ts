import { MICROS } from '#domain/shared/money.ts';
import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { SHEET_ERROR } from '#domain/shared/tables/sheet-error.ts';
import { plainCode, quoteCell, ROUNDED_CODE } from './cell-text.ts';
import { columnsOf, findLanguage } from './header.ts';
import { doubtText, type MetricValues, REWRITTEN } from './metrics.ts';
import { cellAt, cellName, readColumn, signOfOthers } from './number-columns.ts';
import { isEmptyCell } from './numbers.ts';
import { type ColumnKey, keptColumns, reportColumns } from './report-columns.ts';
import { type ReportType, subjectOf } from './report-words.ts';
import {
  type DayOrder,
  inferDayOrder,
  isNumericDay,
  likelyDayOrder,
  parseSaleDay,
} from './sales/sale-days.ts';
import { guessWarning } from './sales/sale-warnings.ts';
import { parseSearches, readAdded, readMatchType, type Added, type ReportMatch } from './row-values.ts';

/** Other columns of this type of report, by their key. */
export type ReportDetails = Partial<Record<ColumnKey, string>>;

/** One row of a report. `subject` is what it is about: the search term, the keyword, the change and so on. */
export interface ReportRow {
  day: string | null;
  campaign: string;
  adGroup: string;
  subject: string;
  keyword: string;
  matchType: ReportMatch | null;
  added: Added | null;
  impressions: number | null;
  clicks: number | null;
  /** In millionths of the currency, so that sums are exact. */
  costMicros: number | null;
  conversions: number | null;
  conversionValue: number | null;
  details: ReportDetails;
}

/** Between the texts of an ad. */
export const BETWEEN_TEXTS = ' | ';

type Read = { rows: ReportRow[]; warnings: string[] } | { error: string };

export function readRows(
  type: ReportType,
  labels: readonly string[],
  rows: readonly TableRow[],
  values: MetricValues,
): Read {
  const positions = (key: ColumnKey): number[] => columnsOf(labels, key);
  const conversionValue = positions('conversionValue');
  const worth =
    conversionValue.length > 0
      ? readColumn(rows, conversionValue, [], () => signOfOthers(rows, conversionValue))
      : null;
  if (worth && 'error' in worth) return { error: `${worth.error}: ${REWRITTEN}` };
  const searches = type === 'planner' ? checkSearches(rows, positions('monthlySearches')) : null;
  if (searches !== null) return { error: searches };
  const spoiled = findSheetError(rows, [subjectOf[type], 'campaign', 'adGroup', 'keyword'], positions);
  if (spoiled !== null) return { error: spoiled };
  const text = textReader(positions);
  const day = dayReader(
    rows,
    positions(type === 'change_history' ? 'changedAt' : 'day'),
    findLanguage(labels) !== 'en',
  );
  const wrongDay = type === 'change_history' ? null : day.wrong;
  if (wrongDay !== null) return { error: `${wrongDay}: ${REWRITTEN}` };
  const details = keptColumns(type);
  const numbers = new Map(
    details
      .filter((key) => reportColumns[key].kind === 'number')
      .map((key) => [key, plainNumbers(rows, positions(key))]),
  );
  const read = rows.map((row, at): ReportRow => {
    const cost = values.cost?.[at];
    return {
      day: day.values[at] ?? null,
      campaign: text(row, 'campaign'),
      adGroup: text(row, 'adGroup'),
      subject: text(row, subjectOf[type]),
      keyword: text(row, 'keyword'),
      matchType: readMatchType(text(row, 'matchType')),
      added: readAdded(text(row, 'added')),
      impressions: values.impressions?.[at] ?? null,
      clicks: values.clicks?.[at] ?? null,
      costMicros: cost === undefined ? null : Math.round(cost * MICROS),
      conversions: values.conversions?.[at] ?? null,
      conversionValue: worth?.values[at] ?? null,
      details: textsOf(details, (key) =>
        reportColumns[key].kind === 'texts'
          ? textsIn(row, positions(key))
          : (numbers.get(key)?.[at] ?? (idKeys.includes(key) ? idOf(text(row, key)) : text(row, key))),
      ),
    };
  });
  return {
    rows: read,
    warnings: [
      ...(worth?.doubtful == null ? [] : [doubtText('valor de conversão', worth.doubtful)]),
      ...roundedIds(rows, positions),
      ...day.warnings,
    ],
  };
}

function findSheetError(
  rows: readonly TableRow[],
  keys: readonly ColumnKey[],
  positions: (key: ColumnKey) => number[],
): string | null {
  const columns = keys.map(positions).filter((at) => at.length > 0);
  for (const row of rows) {
    const at = columns.find((each) => SHEET_ERROR.test(cellAt(row, each).trim()));
    if (at) return `${cellName(row, at)}: ${quoteCell(cellAt(row, at))} é um erro de planilha: ${REWRITTEN}`;
  }
  return null;
}

const idKeys: readonly ColumnKey[] = ['campaignId', 'adGroupId'];

/** Several campaigns may share a rounded id, so that it counts as none. */
function idOf(cell: string): string {
  return ROUNDED_CODE.test(cell) ? '' : plainCode(cell);
}

function roundedIds(rows: readonly TableRow[], positions: (key: ColumnKey) => number[]): string[] {
  return idKeys.flatMap((key) => {
    const at = positions(key);
    const row = at.length === 0 ? undefined : rows.find((each) => ROUNDED_CODE.test(cellAt(each, at).trim()));
    return row ? [`${cellName(row, at)}: ${quoteCell(cellAt(row, at))} ${ROUNDED}`] : [];
  });
}

const ROUNDED = 'é um código arredondado por uma planilha: contam os nomes, e não os códigos.';

/**
 * The days of a column. `wrong` describes the first cell that is no day: a spreadsheet turns days into numbers such as
 * 45231. Rows without a day are reported, because the report then counts as one period.
 */
function dayReader(rows: readonly TableRow[], at: readonly number[], isDayFirst: boolean) {
  if (at.length === 0) return { values: [], wrong: null, warnings: [] };
  const cells = rows.map((row) => cellAt(row, at).trim());
  const proven = inferDayOrder(cells);
  const order = proven ?? likelyDayOrder(cells, isDayFirst);
  const read = (cell: string) =>
    order === null && isNumericDay(cell) ? null : parseSaleDay(cell, order ?? 'day');
  const values = cells.map(read);
  const nameless = rows.filter((_, index) => values[index] === null);
  const unread = nameless.find((row) => !isEmptyCell(cellAt(row, at)));
  const wrong = unread
    ? `${cellName(unread, at)}: ${quoteCell(cellAt(unread, at))} ${whyNoDay(cellAt(unread, at), order)}`
    : null;
  if (wrong !== null) return { values, wrong, warnings: [`${wrong}.`] };
  const guess = proven === null && order !== null && cells.some(isNumericDay) ? [guessWarning(order)] : [];
  const [first] = nameless;
  if (!first || nameless.length === rows.length) return { values, wrong, warnings: guess };
  const many =
    nameless.length === 1
      ? 'uma linha não tem data'
      : `${nameless.length} linhas não têm data, esta a primeira`;
  return {
    values,
    wrong,
    warnings: [...guess, `${cellName(first, at)}: ${many}. Os dias não são contados um a um.`],
  };
}

function whyNoDay(cell: string, order: DayOrder | null): string {
  return order === null && isNumericDay(cell) ? 'não diz se o dia vem antes do mês' : 'não é uma data';
}

/** The cells of a column as plain numbers; those of shares as parts of one, with Google's `<` and `>` kept. */
function plainNumbers(rows: readonly TableRow[], at: readonly number[]): string[] | null {
  const read = readColumn(rows, at, [], () => signOfOthers(rows, at));
  if (at.length === 0 || 'error' in read) return null;
  return rows.map((row, index) => {
    const cell = cellAt(row, at).trim();
    if (isEmptyCell(cell)) return '';
    const value = read.values[index] ?? 0;
    const plain = cell.endsWith('%') ? Math.round(value * 1e4) / 1e6 : value;
    return `${/^[<>]/u.exec(cell)?.[0] ?? ''}${plain}`;
  });
}

function textsOf(keys: readonly ColumnKey[], text: (key: ColumnKey) => string): ReportDetails {
  const texts: ReportDetails = {};
  for (const key of keys) {
    const value = text(key);
    if (value !== '') texts[key] = value;
  }
  return texts;
}

function textsIn({ cells }: TableRow, at: readonly number[]): string {
  return at
    .map((column) => cells[column] ?? '')
    .filter((cell) => !isEmptyCell(cell))
    .map((cell) => cell.trim())
    .join(BETWEEN_TEXTS);
}

/** Reads a cell by its column's key; a column is looked up once, because a file may have 300,000 rows. */
function textReader(positions: (key: ColumnKey) => number[]) {
  const known = new Map<ColumnKey, number[]>();
  return (row: TableRow, key: ColumnKey): string => {
    let at = known.get(key);
    if (!at) known.set(key, (at = positions(key)));
    if (at.length === 0) return '';
    const cell = cellAt(row, at);
    return isEmptyCell(cell) ? '' : cell.trim();
  };
}

function checkSearches(rows: readonly TableRow[], at: readonly number[]): string | null {
  for (const row of rows) {
    const cell = cellAt(row, at);
    if (at.length > 0 && cell !== '' && parseSearches(cell) === null)
      return `${cellName(row, at)}: ${quoteCell(cell)} não é uma média de pesquisas: ${REWRITTEN}`;
  }
  return null;
}
