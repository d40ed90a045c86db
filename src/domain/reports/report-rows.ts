import type { TableRow } from '../tables/delimited.ts';
import { quoteCell } from './cell-text.ts';
import { columnsOf } from './header.ts';
import { cellAt, type MetricValues, readColumn, REWRITTEN } from './metrics.ts';
import { isEmptyCell } from './numbers.ts';
import { parseDay } from './period.ts';
import { type ColumnKey, type ReportType, subjectOf } from './report-words.ts';
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

const detailKeys: Partial<Record<ReportType, readonly ColumnKey[]>> = {
  keywords: ['qualityScore', 'reasons'],
  assets: ['assetType', 'performance'],
  negatives: ['level'],
  change_history: ['user', 'changedAt'],
  planner: ['monthlySearches', 'competition', 'lowBid', 'highBid'],
  auction_insights: ['overlap'],
};
const MICROS = 1_000_000;

type Read = { rows: ReportRow[] } | { error: string };

export function readRows(
  type: ReportType,
  labels: readonly string[],
  rows: readonly TableRow[],
  values: MetricValues,
): Read {
  const places = (key: ColumnKey): number[] => columnsOf(labels, key);
  const conversionValue = places('conversionValue');
  const worth = conversionValue.length > 0 ? readColumn(rows, conversionValue) : null;
  if (worth && 'error' in worth) return { error: `${worth.error}: ${REWRITTEN}` };
  const searches = type === 'planner' ? checkSearches(rows, places('monthlySearches')) : null;
  if (searches !== null) return { error: searches };
  const text = textReader(places);
  const details = detailKeys[type] ?? [];
  const read = rows.map((row, at): ReportRow => {
    const cost = values.cost?.[at];
    return {
      day: parseDay(text(row, type === 'change_history' ? 'changedAt' : 'day')),
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
      details: textsOf(details, (key) => text(row, key)),
    };
  });
  return { rows: read };
}

function textsOf(keys: readonly ColumnKey[], text: (key: ColumnKey) => string): ReportDetails {
  const texts: ReportDetails = {};
  for (const key of keys) {
    const value = text(key);
    if (value !== '') texts[key] = value;
  }
  return texts;
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
