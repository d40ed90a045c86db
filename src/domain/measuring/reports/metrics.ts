import { numberText } from '#domain/shared/numbers.ts';
import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from './cell-text.ts';
import { cellAt, cellName, findConflict, readColumn, signOfOthers } from './number-columns.ts';
import { parseNumber } from './numbers.ts';
import type { TotalRow } from './total-rows.ts';

export const metrics = ['impressions', 'clicks', 'cost', 'conversions'] as const;
export type Metric = (typeof metrics)[number];
export type Totals = Record<Metric, number | null>;
/** The numbers of each row, in the order of the rows; null when the file lacks the column. */
export type MetricValues = Record<Metric, number[] | null>;

type Columns = Readonly<Record<Metric, readonly number[]>>;
interface Failure {
  error: string;
}
export interface MetricsRead {
  totals: Totals;
  values: MetricValues;
  warnings: string[];
  /** Whether the rows sum to one of the total rows in each metric. */
  isTotalRight: boolean;
}

export const metricNames: Readonly<Record<Metric, string>> = {
  impressions: 'impressões',
  clicks: 'cliques',
  cost: 'custo',
  conversions: 'conversões',
};
/**
 * Only a cost can be negative: a credit. Impressions and clicks are whole; a spreadsheet that reads `1.300` as 1.3
 * makes others of them.
 */
function isPossible(metric: Metric, value: number): boolean {
  if (metric === 'cost') return Math.abs(value) <= 1e9;
  return value >= 0 && value <= 1e12 && (metric === 'conversions' || Number.isInteger(value));
}

/** The tolerated difference between a sum and the file's own total, besides rounding. */
const tolerances: Record<Metric, number> = { impressions: 0.5, clicks: 0.5, cost: 0.055, conversions: 0.055 };
/** Google rounds each cost and each conversion to hundredths. */
const HALF_CENT = 0.005;
/** Many rows round up and down. Seven times the standard deviation of their sum is small enough to notice a missing row. */
const ROUNDED_SUM = 0.02;
export const REWRITTEN =
  'uma planilha alterou este arquivo. Baixe o original do Google Ads e envie sem abrir antes.';

const SUBTOTALS =
  'as linhas somam o dobro deste total: há subtotais entre elas. Apague as linhas de subtotal, ou traga o original do Google Ads.';

/** Reads each metric, sums it over the rows and compares the sums with the file's own total rows. */
export function readMetrics(
  rows: readonly TableRow[],
  totalRows: readonly TotalRow[],
  columns: Columns,
): MetricsRead | Failure {
  const totals: Totals = { impressions: null, clicks: null, cost: null, conversions: null };
  const values: MetricValues = { impressions: null, clicks: null, cost: null, conversions: null };
  const warnings: string[] = [];
  const differences: string[] = [];
  const isDouble: boolean[] = [];
  for (const metric of metrics) {
    const at = columns[metric];
    if (at.length === 0) continue;
    const read = readMetric(metric, rows, at, totalRows);
    if ('error' in read) return read;
    if (read.isMixed)
      warnings.push(
        `A coluna de ${metricNames[metric]} mistura vírgula e ponto nos decimais: confira os valores.`,
      );
    if (!isWhole(metric) && read.doubtful !== null)
      warnings.push(doubtText(metricNames[metric], read.doubtful));
    values[metric] = read.values;
    const sum = read.values.reduce((total, value) => total + value, 0);
    totals[metric] = round(sum);
    const fileTotals = totalRows.map((row) => ({
      isOwn: row.isOwn,
      value: parseNumber(cellAt(row, at), read.sign) ?? 0,
    }));
    differences.push(...compare(metric, read.values, fileTotals));
    if (sum !== 0) isDouble.push(fileTotals.some(({ value }) => Math.abs(2 * value - sum) < 0.005));
  }
  const [total] = totalRows;
  if (total && rows.length > 2 && isDouble.length > 1 && isDouble.every(Boolean))
    return { error: `Linha ${total.line}, coluna 1: ${SUBTOTALS}` };
  return { totals, values, warnings: [...warnings, ...differences], isTotalRight: differences.length === 0 };
}

function readMetric(
  metric: Metric,
  rows: readonly TableRow[],
  at: readonly number[],
  totalRows: readonly TotalRow[],
) {
  const conflict = findConflict(rows, at);
  if (conflict !== null) return { error: conflict };
  const read = readColumn(rows, at, totalRows, isWhole(metric) ? null : () => signOfOthers(rows, at));
  if ('error' in read) return { error: `${read.error}: ${REWRITTEN}` };
  const wrong = read.values.findIndex((value) => !isPossible(metric, value));
  return wrong === -1 ? read : wrongCell(rows[wrong], at);
}

function isWhole(metric: Metric): boolean {
  return metric === 'impressions' || metric === 'clicks';
}

/** @param name of the column. */
export function doubtText(name: string, cell: string): string {
  return `Nada diz se ${quoteCell(cell)}, na coluna de ${name}, tem milhares ou decimais: lido com milhares.`;
}

function wrongCell(row: TableRow | undefined, at: readonly number[]): Failure {
  const cell = row ? cellAt(row, at) : '';
  return { error: `${cellName(row, at)}: ${quoteCell(cell)} não é um valor possível: ${REWRITTEN}` };
}

/**
 * The total of the rows' own kind counts, or else any total of the file. Search terms that Google hides are only
 * part of the account's total: we report the difference and do not distribute it over the rows.
 */
function compare(
  metric: Metric,
  values: readonly number[],
  fileTotals: readonly { isOwn: boolean; value: number }[],
): string[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const own = fileTotals.filter(({ isOwn }) => isOwn);
  const totals = (own.length > 0 ? own : fileTotals).map(({ value }) => value);
  const allowed = toleranceOf(metric, values.filter((value) => value !== 0).length);
  if (totals.length === 0 || totals.some((total) => Math.abs(total - sum) <= allowed)) return [];
  const total = totals.reduce((largest, value) => Math.max(largest, value));
  const [all, rows, left] = [total, sum, total - sum].map((value) => numberText(round(value)));
  return [
    `O total de ${metricNames[metric]} do arquivo é ${all} e as linhas somam ${rows}: diferença de ${left}.`,
  ];
}

/** @param count rows that are rounded; a zero is not. */
function toleranceOf(metric: Metric, count: number): number {
  const isRounded = metric === 'cost' || metric === 'conversions';
  const rounding = isRounded ? Math.min(count * HALF_CENT, Math.sqrt(count) * ROUNDED_SUM) : 0;
  return tolerances[metric] + rounding;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
