import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { findMicros, findMixedCosts } from './costs.ts';
import { findCurrencies } from './currency.ts';
import { columnsOf } from './header.ts';
import { findImpossibleRate } from './impossible-rates.ts';
import { type Metric, metrics, type MetricsRead, readMetrics } from './metrics.ts';
import type { ReportLanguage, ReportType } from './report-words.ts';
import { splitTotals } from './total-rows.ts';

type Columns = Record<Metric, number[]>;

export interface TableNumbers extends MetricsRead {
  /** The rows that are no totals. */
  rows: TableRow[];
  currency: string | null;
}

/** @param unit the currency in the names of the columns. */
export interface TableHeader {
  type: ReportType;
  labels: readonly string[];
  language: ReportLanguage | null;
  unit: string | null;
}

/** Reads the numbers of a report without its totals, and the currency of its costs. */
export function readTableNumbers(
  { type, labels, language, unit }: TableHeader,
  body: readonly TableRow[],
): TableNumbers | { error: string } {
  const columns = columnsOfMetrics(labels);
  const { rows, numbers } = withoutTotals(type, labels, body, columns);
  if ('error' in numbers) return numbers;
  const codes = columnsOf(labels, 'currency');
  const currencies = findCurrencies(rows, codes, columns.cost, language);
  const currency = currencies[0] ?? unit;
  const error =
    findMicros(rows, columns.cost, numbers.values, currency) ??
    findMixedCosts(rows, codes, columns.cost) ??
    findImpossibleRate(rows, numbers.values, { clicks: columns.clicks, ctr: columnsOf(labels, 'ctr') });
  if (error !== null) return { error };
  const mixed = currencies.length > 1 ? [`O arquivo tem mais de uma moeda: ${currencies.join(', ')}.`] : [];
  return { ...numbers, rows, currency, warnings: [...numbers.warnings, ...mixed] };
}

function columnsOfMetrics(labels: readonly string[]): Columns {
  const found = metrics.map((metric) => [metric, columnsOf(labels, metric)] as const);
  return Object.fromEntries(found) as Columns; // one entry for each metric
}

function withoutTotals(
  type: ReportType,
  labels: readonly string[],
  body: readonly TableRow[],
  columns: Columns,
) {
  const { rows, totals, doubtful } = splitTotals(type, labels, body);
  const hasNumbers = metrics.some((metric) => columns[metric].length > 0);
  if (doubtful !== null && hasNumbers) {
    const others = rows.slice(0, -1);
    const numbers = readMetrics(others, [{ ...doubtful, isOwn: true }], columns);
    if (!('error' in numbers) && numbers.isTotalRight) return { rows: others, numbers };
  }
  return { rows, numbers: readMetrics(rows, totals, columns) };
}
