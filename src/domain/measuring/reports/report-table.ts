import {
  chooseDelimiter,
  type Delimited,
  type Delimiter,
  delimiters,
  parseDelimited,
  type TableRow,
} from '#domain/shared/tables/delimited.ts';
import { isHeader, MOST_LEAD } from './header.ts';
import { findSales } from './sales/sales-columns.ts';

function hasHeader(rows: readonly TableRow[]): boolean {
  return findSales(rows) !== null || rows.slice(0, MOST_LEAD).some(isHeader);
}

/** The rows of a report or of a network's sales, with the delimiter between their cells. */
export function parseReportTable(text: string): { table: Delimited; delimiter: Delimiter } {
  const delimiter = chooseDelimiter(text, hasHeader);
  const table = parseDelimited(text, delimiter);
  if (!table.ok || !table.rows.some(isWrapped)) return { table, delimiter };
  const tries = [delimiter, ...delimiters].map((each) => ({ each, rows: unwrap(table.rows, each) }));
  const known = tries.find(({ rows }) => hasHeader(rows));
  return known ? { table: { ok: true, rows: known.rows }, delimiter: known.each } : { table, delimiter };
}

/** A period stands in quotes too: `"May 1, 2026 - May 15, 2026"`. */
const PERIOD = /\d{4} [-–] [\p{L}\d]/u;

function isWrapped({ cells: [first = '', ...others] }: TableRow): boolean {
  return others.length === 0 && delimiters.some((each) => first.includes(each)) && !PERIOD.test(first);
}

/**
 * A spreadsheet that opened the file in one column writes its lines in quotes: `"vita,BR,3,""10,50"""`. Such a line has as many
 * cells as the widest one.
 */
function unwrap(rows: readonly TableRow[], delimiter: Delimiter): TableRow[] {
  const inner = rows.map((row) => (isWrapped(row) ? cellsIn(row.cells[0] ?? '', delimiter) : row.cells));
  const widest = inner.reduce((most, { length }) => Math.max(most, length), 0);
  return rows.map((row, at) => ({
    line: row.line,
    cells: inner[at]?.length === widest ? inner[at] : row.cells,
  }));
}

function cellsIn(line: string, delimiter: Delimiter): string[] {
  const table = parseDelimited(line, delimiter);
  return table.ok && table.rows.length === 1 ? (table.rows[0]?.cells ?? []) : [];
}
