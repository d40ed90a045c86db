import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from './cell-text.ts';
import { type DecimalSign, inferDecimalSign, isEmptyCell, parseNumber } from './numbers.ts';

/** The first non-empty cell among the positions of a repeated column. */
export function cellAt({ cells }: TableRow, at: readonly number[]): string {
  return at.map((column) => cells[column] ?? '').find((cell) => !isEmptyCell(cell)) ?? '';
}

/** Where a cell stands in the file, for a message. */
export function cellName(row: TableRow | undefined, at: readonly number[]): string {
  return `Linha ${row?.line ?? 1}, coluna ${(at[0] ?? 0) + 1}`;
}

interface Numbers {
  values: number[];
  sign: DecimalSign | null;
  isMixed: boolean;
  /** A cell such as `1,034` where nothing shows whether its sign separates thousands or decimals. */
  doubtful: string | null;
}
type Column = Numbers | { error: string };

/**
 * @param others rows that help to find the decimal sign and are not read.
 * @param otherSign the sign of the other columns, asked for when this one does not show its own: where `0.50`
 * stands beside it, `1.500` is no 1500.
 */
export function readColumn(
  rows: readonly TableRow[],
  at: readonly number[],
  others: readonly TableRow[] = [],
  otherSign: (() => DecimalSign | null) | null = null,
): Column {
  const cells = rows.map((row) => cellAt(row, at));
  const inferred = inferDecimalSign([...cells, ...others.map((row) => cellAt(row, at))]);
  const open = inferred === null ? cells.find((cell) => /\d[.,]\d/.test(cell)) : undefined;
  const sign = inferred === 'mixed' ? null : open === undefined ? inferred : (otherSign?.() ?? null);
  const values: number[] = [];
  for (const [index, cell] of cells.entries()) {
    const value = parseNumber(cell, sign);
    if (value === null)
      return {
        error: `${cellName(rows[index], at)}: ${quoteCell(cell)} não é um número`,
      };
    values.push(value);
  }
  return { values, sign, isMixed: inferred === 'mixed', doubtful: sign === null ? (open ?? null) : null };
}

/** Enough rows to see how a file writes its numbers. */
const SAMPLE = 5000;

/** The decimal sign of all other columns together; null when they show none, or both. */
export function signOfOthers(rows: readonly TableRow[], at: readonly number[]): DecimalSign | null {
  const cells = rows.slice(0, SAMPLE).flatMap((row) => row.cells.filter((_, column) => !at.includes(column)));
  const sign = inferDecimalSign(cells);
  return sign === 'mixed' ? null : sign;
}

/** The decimal sign of a column; null when it shows none, or both. */
export function signOf(rows: readonly TableRow[], at: readonly number[]): DecimalSign | null {
  const sign = inferDecimalSign(rows.map((row) => cellAt(row, at)));
  return sign === 'mixed' ? null : sign;
}

/** Of a repeated column, the first cell that differs from the one before it; null when each row has one value. */
export function findConflict(rows: readonly TableRow[], at: readonly number[]): string | null {
  if (at.length < 2) return null;
  for (const { line, cells } of rows) {
    const filled = at.filter((column) => !isEmptyCell(cells[column] ?? ''));
    const [first = 0] = filled;
    const other = filled.find((column) => cells[column]?.trim() !== cells[first]?.trim());
    if (other === undefined) continue;
    const [one, two] = [quoteCell(cells[first] ?? ''), quoteCell(cells[other] ?? '')];
    return `Linha ${line}, coluna ${other + 1}: a coluna se repete, aqui com ${two} e antes com ${one}. Deixe só uma delas.`;
  }
  return null;
}
