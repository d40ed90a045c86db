import type { TableRow } from '../tables/delimited.ts';
import { quoteCell } from './cell-text.ts';
import { type DecimalSign, inferDecimalSign, isEmptyCell, parseNumber } from './numbers.ts';

export const metrics = ['impressions', 'clicks', 'cost', 'conversions'] as const;
export type Metric = (typeof metrics)[number];
export type Totals = Record<Metric, number | null>;
/** The numbers of each row, in the order of the rows; null when the file lacks the column. */
export type MetricValues = Record<Metric, number[] | null>;

type Columns = Readonly<Record<Metric, readonly number[]>>;
type Read = { totals: Totals; values: MetricValues; warnings: string[] } | { error: string };

const names: Record<Metric, string> = {
  impressions: 'impressões',
  clicks: 'cliques',
  cost: 'custo',
  conversions: 'conversões',
};
/** Only a cost can be negative: a credit. */
function isPossible(metric: Metric, value: number): boolean {
  return metric === 'cost' ? Math.abs(value) <= 1e9 : value >= 0 && value <= 1e12;
}

const tolerances: Record<Metric, number> = { impressions: 0.5, clicks: 0.5, cost: 0.055, conversions: 0.055 };
export const REWRITTEN =
  'uma planilha alterou este arquivo. Baixe o original do Google Ads e envie sem abrir antes.';

/** Reads each metric, sums it over the rows and compares the sums with the file's own total rows. */
export function readMetrics(
  rows: readonly TableRow[],
  totalRows: readonly TableRow[],
  columns: Columns,
): Read {
  const totals: Totals = { impressions: null, clicks: null, cost: null, conversions: null };
  const values: MetricValues = { impressions: null, clicks: null, cost: null, conversions: null };
  const warnings: string[] = [];
  for (const metric of metrics) {
    const at = columns[metric];
    if (at.length === 0) continue;
    const read = readColumn(rows, at, totalRows);
    if ('error' in read) return { error: `${read.error}: ${REWRITTEN}` };
    if (read.isMixed)
      warnings.push(`A coluna de ${names[metric]} mistura vírgula e ponto nos decimais: confira os valores.`);
    const wrong = read.values.findIndex((value) => !isPossible(metric, value));
    if (wrong !== -1) return { error: wrongCell(rows[wrong], at) };
    values[metric] = read.values;
    const sum = read.values.reduce((total, value) => total + value, 0);
    totals[metric] = round(sum);
    const told = totalRows.map((row) => parseNumber(cellAt(row, at), read.sign) ?? 0);
    const difference = compare(metric, sum, told);
    if (difference !== null) warnings.push(difference);
  }
  return { totals, values, warnings };
}

function wrongCell(row: TableRow | undefined, at: readonly number[]): string {
  const cell = row ? cellAt(row, at) : '';
  return `Linha ${row?.line ?? 1}, coluna ${(at[0] ?? 0) + 1}: ${quoteCell(cell)} não é um valor possível: ${REWRITTEN}`;
}

/** The first non-empty cell among the positions of a repeated column. */
export function cellAt({ cells }: TableRow, at: readonly number[]): string {
  return at.map((place) => cells[place] ?? '').find((cell) => !isEmptyCell(cell)) ?? '';
}

type Column = { values: number[]; sign: DecimalSign | null; isMixed: boolean } | { error: string };

/** @param others rows that help to find the decimal sign and are not read. */
export function readColumn(
  rows: readonly TableRow[],
  at: readonly number[],
  others: readonly TableRow[] = [],
): Column {
  const inferred = inferDecimalSign([...rows, ...others].map((row) => cellAt(row, at)));
  const sign = inferred === 'mixed' ? null : inferred;
  const values: number[] = [];
  for (const row of rows) {
    const cell = cellAt(row, at);
    const value = parseNumber(cell, sign);
    if (value === null)
      return { error: `Linha ${row.line}, coluna ${(at[0] ?? 0) + 1}: ${quoteCell(cell)} não é um número` };
    values.push(value);
  }
  return { values, sign, isMixed: inferred === 'mixed' };
}

/**
 * Search terms that Google hides are only part of the total. We report the difference and do not distribute
 * it over the rows.
 */
function compare(metric: Metric, sum: number, told: readonly number[]): string | null {
  if (told.length === 0 || told.some((total) => Math.abs(total - sum) <= tolerances[metric])) return null;
  const total = told.reduce((largest, value) => Math.max(largest, value));
  return `O total de ${names[metric]} do arquivo é ${round(total)} e as linhas somam ${round(sum)}: diferença de ${round(total - sum)}.`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
