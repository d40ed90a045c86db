import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from './cell-text.ts';
import { columnsOf } from './header.ts';
import { type MetricValues, REWRITTEN } from './metrics.ts';
import { cellAt, readColumn, signOfOthers } from './number-columns.ts';
import { isEmptyCell } from './numbers.ts';
import { type ColumnKey, type ReportType, subjectOf } from './report-words.ts';
import { inferDayOrder, isNumericDay, parseSaleDay } from './sales/sale-days.ts';
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

const times = ['weekday', 'hour', 'device'] as const;
/** Sub-ids of sales name campaigns and ad groups by Google's ids. */
const ids = ['campaignId', 'adGroupId'] as const;
const shares = ['impressionShare', 'lostToBudget', 'lostToRank'] as const;
const sharesAndTimes = [...shares, 'conversionAction', ...times, ...ids] as const;
/** Of each advertiser in the same auctions. */
const auctionShares = ['auctionShare', 'overlap', 'positionAbove'] as const;
const detailKeys: Partial<Record<ReportType, readonly ColumnKey[]>> = {
  keywords: [
    'qualityScore',
    'expectedCtr',
    'adRelevance',
    'landingPage',
    'firstPageBid',
    'maxCpc',
    'reasons',
    'keywordStatus',
    ...times,
    ...ids,
  ],
  campaigns: sharesAndTimes,
  ad_groups: sharesAndTimes,
  clicks: ids,
  search_terms: ids,
  assets: ['assetType', 'performance', ...ids],
  ads: ['approval', 'reasons', 'headlines', 'descriptions', ...ids],
  places: ids,
  ages: ids,
  genders: ids,
  negatives: ['level', ...ids],
  change_history: ['user', 'changedAt'],
  planner: ['monthlySearches', 'competition', 'lowBid', 'highBid', 'searchesQuarter', 'searchesYear'],
  auction_insights: [...auctionShares, ...ids],
};
/** Their decimal sign is known only from the whole column, so they are kept as `1.5`, `0.45` or `<0.1`. */
const numberKeys: ReadonlySet<ColumnKey> = new Set([
  ...(['firstPageBid', 'maxCpc', 'lowBid', 'highBid'] as const),
  ...shares,
  ...auctionShares,
]);
/** Several columns of one ad, whose cells are kept together. */
const manyColumns: ReadonlySet<ColumnKey> = new Set(['headlines', 'descriptions']);
/** Between the texts of an ad. */
export const BETWEEN_TEXTS = ' | ';
const MICROS = 1_000_000;

type Read = { rows: ReportRow[]; warnings: string[] } | { error: string };

export function readRows(
  type: ReportType,
  labels: readonly string[],
  rows: readonly TableRow[],
  values: MetricValues,
): Read {
  const places = (key: ColumnKey): number[] => columnsOf(labels, key);
  const conversionValue = places('conversionValue');
  const worth =
    conversionValue.length > 0
      ? readColumn(rows, conversionValue, [], () => signOfOthers(rows, conversionValue))
      : null;
  if (worth && 'error' in worth) return { error: `${worth.error}: ${REWRITTEN}` };
  const searches = type === 'planner' ? checkSearches(rows, places('monthlySearches')) : null;
  if (searches !== null) return { error: searches };
  const text = textReader(places);
  const day = dayReader(rows, places(type === 'change_history' ? 'changedAt' : 'day'));
  const wrongDay = type === 'change_history' ? null : day.wrong;
  if (wrongDay !== null) return { error: `${wrongDay}: ${REWRITTEN}` };
  const details = detailKeys[type] ?? [];
  const numbers = new Map(
    details.filter((key) => numberKeys.has(key)).map((key) => [key, plainNumbers(rows, places(key))]),
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
        manyColumns.has(key) ? textsIn(row, places(key)) : (numbers.get(key)?.[at] ?? text(row, key)),
      ),
    };
  });
  return { rows: read, warnings: day.warnings };
}

/**
 * The days of a column. `wrong` tells of the first cell that is no day: a spreadsheet turns days into numbers such as
 * 45231. Rows without a day are told, because the report then counts as one period.
 */
function dayReader(rows: readonly TableRow[], at: readonly number[]) {
  if (at.length === 0) return { values: [], wrong: null, warnings: [] };
  const cells = rows.map((row) => cellAt(row, at).trim());
  const order = inferDayOrder(cells);
  const read = (cell: string) =>
    order === null && isNumericDay(cell) ? null : parseSaleDay(cell, order ?? 'day');
  const values = cells.map(read);
  const nameless = rows.filter((_, place) => values[place] === null);
  const unread = nameless.find((row) => !isEmptyCell(cellAt(row, at)));
  const wrong = unread ? `${placeOf(unread, at)}: ${quoteCell(cellAt(unread, at))} não é uma data` : null;
  if (wrong !== null) return { values, wrong, warnings: [`${wrong}.`] };
  const [first] = nameless;
  if (!first || nameless.length === rows.length) return { values, wrong, warnings: [] };
  const many =
    nameless.length === 1
      ? 'uma linha não tem data'
      : `${nameless.length} linhas não têm data, esta a primeira`;
  return { values, wrong, warnings: [`${placeOf(first, at)}: ${many}. Os dias não são contados um a um.`] };
}

function placeOf({ line }: TableRow, at: readonly number[]): string {
  return `Linha ${line}, coluna ${(at[0] ?? 0) + 1}`;
}

/** The cells of a column as plain numbers; those of shares as parts of one, with Google's `<` and `>` kept. */
function plainNumbers(rows: readonly TableRow[], at: readonly number[]): string[] | null {
  const read = readColumn(rows, at, [], () => signOfOthers(rows, at));
  if (at.length === 0 || 'error' in read) return null;
  return rows.map((row, place) => {
    const cell = cellAt(row, at).trim();
    if (isEmptyCell(cell)) return '';
    const value = read.values[place] ?? 0;
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
    .map((place) => cells[place] ?? '')
    .filter((cell) => !isEmptyCell(cell))
    .map((cell) => cell.trim())
    .join(BETWEEN_TEXTS);
}

/** Reads a cell by its column's key; a column is looked up once, because a file may have 300,000 rows. */
function textReader(places: (key: ColumnKey) => number[]) {
  const known = new Map<ColumnKey, number[]>();
  return (row: TableRow, key: ColumnKey): string => {
    let at = known.get(key);
    if (!at) known.set(key, (at = places(key)));
    if (at.length === 0) return '';
    const cell = cellAt(row, at);
    return isEmptyCell(cell) ? '' : cell.trim();
  };
}

function checkSearches(rows: readonly TableRow[], at: readonly number[]): string | null {
  for (const row of rows) {
    const cell = cellAt(row, at);
    if (at.length > 0 && cell !== '' && parseSearches(cell) === null)
      return `Linha ${row.line}, coluna ${(at[0] ?? 0) + 1}: ${quoteCell(cell)} não é uma média de pesquisas: ${REWRITTEN}`;
  }
  return null;
}
