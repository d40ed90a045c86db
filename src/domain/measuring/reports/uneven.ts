import type { TableRow } from '#domain/shared/tables/delimited.ts';

/** The message of the first row that has more or fewer cells than the header; null when there is none. */
export function findUneven(rows: readonly TableRow[], expected: number): string | null {
  const row = rows.find(({ cells }) => cells.length !== expected);
  if (!row) return null;
  const column = Math.min(row.cells.length, expected) + 1;
  return `Linha ${row.line}, coluna ${column}: a linha tem ${row.cells.length} colunas e o cabeçalho tem ${expected}: o arquivo foi cortado ou alterado.`;
}
