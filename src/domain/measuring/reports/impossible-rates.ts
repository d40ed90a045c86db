import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from './cell-text.ts';
import { type MetricValues, REWRITTEN } from './metrics.ts';
import { cellAt, cellName, readColumn, signOfOthers } from './number-columns.ts';

/** Google counts a second click of one impression, and a click after midnight whose impression came before. */
const FEW_CLICKS = 4;

interface Columns {
  clicks: readonly number[];
  ctr: readonly number[];
}

/**
 * More clicks than impressions, or a click-through rate above 100 %: a spreadsheet lost the decimal signs of the file, so
 * its costs are wrong too. Null when there is no such row.
 */
export function findImpossibleRate(
  rows: readonly TableRow[],
  { clicks, impressions }: MetricValues,
  columns: Columns,
): string | null {
  const isMany = (at: number) => (clicks?.[at] ?? FEW_CLICKS + 1) > FEW_CLICKS;
  const many = rows.findIndex((_, at) => isMany(at) && (clicks?.[at] ?? 0) > (impressions?.[at] ?? Infinity));
  if (many !== -1)
    return `${cellName(rows[many], columns.clicks)}: ${clicks?.[many] ?? 0} cliques em ${impressions?.[many] ?? 0} impressões não é possível: ${REWRITTEN}`;
  const rates = readColumn(rows, columns.ctr, [], () => signOfOthers(rows, columns.ctr));
  if (columns.ctr.length === 0 || 'error' in rates) return null;
  const high = rows.find(
    (row, at) => isMany(at) && (rates.values[at] ?? 0) > 100 && cellAt(row, columns.ctr).includes('%'),
  );
  if (!high) return null;
  return `${cellName(high, columns.ctr)}: uma CTR de ${quoteCell(cellAt(high, columns.ctr))} não é possível: ${REWRITTEN}`;
}
