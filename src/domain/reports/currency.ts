import type { TableRow } from '../tables/delimited.ts';

const symbols: readonly (readonly [RegExp, string])[] = [
  [/R\$/u, 'BRL'],
  [/US\$|^[-(]*\$/u, 'USD'],
  [/€/u, 'EUR'],
  [/£/u, 'GBP'],
];

/** The ISO codes of a file, from its column of codes or else from the symbols beside its amounts. */
export function findCurrencies(
  rows: readonly TableRow[],
  codes: readonly number[],
  amounts: readonly number[],
): string[] {
  const named = cellsOf(rows, codes).filter((code) => /^[A-Z]{3}$/u.test(code));
  if (named.length > 0) return [...new Set(named)];
  const found = cellsOf(rows, amounts).flatMap((cell) => symbolCurrency(cell) ?? []);
  return [...new Set(found)];
}

/** The ISO code of a symbol in a cell; null without one. */
export function symbolCurrency(cell: string): string | null {
  return symbols.find(([symbol]) => symbol.test(cell))?.[1] ?? null;
}

function cellsOf(rows: readonly TableRow[], columns: readonly number[]): string[] {
  return columns.flatMap((at) => rows.map(({ cells }) => cells[at]?.trim() ?? ''));
}
