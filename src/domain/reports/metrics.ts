import type { TableRow } from '../tables/delimited.ts';
import { type DecimalSign, inferDecimalSign, isEmptyCell, parseNumber } from './numbers.ts';

export const metrics = ['impressions', 'clicks', 'cost', 'conversions'] as const;
export type Metric = (typeof metrics)[number];
export type Totals = Record<Metric, number | null>;

type Columns = Readonly<Record<Metric, readonly number[]>>;
type Read = { rows: number; totals: Totals; warnings: string[] } | { error: string };

const names: Record<Metric, string> = {
  impressions: 'impressões',
  clicks: 'cliques',
  cost: 'custo',
  conversions: 'conversões',
};
const tolerances: Record<Metric, number> = { impressions: 0.5, clicks: 0.5, cost: 0.055, conversions: 0.055 };
const REWRITTEN =
  'uma planilha alterou este arquivo. Baixe o original do Google Ads e envie sem abrir antes.';

/** Sums each metric over the rows and compares the sums with the file's own total rows. */
export function readMetrics(
  rows: readonly TableRow[],
  totalRows: readonly TableRow[],
  columns: Columns,
): Read {
  const totals: Totals = { impressions: null, clicks: null, cost: null, conversions: null };
  const warnings: string[] = rows.length === 0 ? ['O relatório não tem nenhuma linha.'] : [];
  for (const metric of metrics) {
    const at = columns[metric];
    if (at.length === 0) continue;
    const sign = inferDecimalSign([...rows, ...totalRows].map((row) => cellAt(row, at)));
    if (sign === 'mixed')
      warnings.push(`A coluna de ${names[metric]} mistura vírgula e ponto nos decimais: confira os valores.`);
    const decimal = sign === 'mixed' ? null : sign;
    const read = sumColumn(rows, at, decimal);
    if (typeof read !== 'number') return read;
    totals[metric] = round(read);
    const difference = compare(
      metric,
      read,
      totalRows.map((row) => parseNumber(cellAt(row, at), decimal) ?? 0),
    );
    if (difference !== null) warnings.push(difference);
  }
  return { rows: rows.length, totals, warnings };
}

/** The first non-empty cell among the positions of a repeated column. */
function cellAt({ cells }: TableRow, at: readonly number[]): string {
  return at.map((place) => cells[place] ?? '').find((cell) => !isEmptyCell(cell)) ?? '';
}

function sumColumn(
  rows: readonly TableRow[],
  at: readonly number[],
  sign: DecimalSign | null,
): number | { error: string } {
  let sum = 0;
  for (const row of rows) {
    const cell = cellAt(row, at);
    const value = parseNumber(cell, sign);
    if (value === null)
      return {
        error: `Linha ${row.line}, coluna ${(at[0] ?? 0) + 1}: "${cell.trim()}" não é um número: ${REWRITTEN}`,
      };
    sum += value;
  }
  return sum;
}

/**
 * Search terms that Google hides are only part of the total. We report the difference and do not distribute
 * it over the rows.
 */
function compare(metric: Metric, sum: number, told: readonly number[]): string | null {
  if (told.length === 0 || told.some((total) => Math.abs(total - sum) <= tolerances[metric])) return null;
  const total = Math.max(...told);
  return `O total de ${names[metric]} do arquivo é ${round(total)} e as linhas somam ${round(sum)}: diferença de ${round(total - sum)}.`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
