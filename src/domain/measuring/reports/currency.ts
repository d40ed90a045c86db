import type { TableRow } from '#domain/shared/tables/delimited.ts';
import type { ReportLanguage } from './report-words.ts';

const symbols: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})R\$/u, 'BRL'],
  [/(?<!\p{L})US\$|^[-(]*\$/u, 'USD'],
  [/(?<!\p{L})MX\$/u, 'MXN'],
  [/(?<!\p{L})CA\$/u, 'CAD'],
  [/(?<!\p{L})AU?\$/u, 'AUD'],
  [/(?<!\p{L})NZ\$/u, 'NZD'],
  [/€/u, 'EUR'],
  [/£/u, 'GBP'],
  [/zł/u, 'PLN'],
  [/₹/u, 'INR'],
  [/₺/u, 'TRY'],
  [/^-?S\//u, 'PEN'],
];

/** The ISO codes of a file, from its column of codes or else from the symbols beside its amounts. */
export function findCurrencies(
  rows: readonly TableRow[],
  codes: readonly number[],
  amounts: readonly number[],
  language: ReportLanguage | null = null,
): string[] {
  const named = cellsOf(rows, codes).filter((code) => /^[A-Z]{3}$/u.test(code));
  if (named.length > 0) return [...new Set(named)];
  // Many countries where Spanish is spoken write a lone `$` for their own money.
  const amountCells = cellsOf(rows, amounts).filter((cell) => language !== 'es' || !/^[-(]*\$/u.test(cell));
  const found = amountCells.flatMap((cell) => amountCurrency(cell) ?? []);
  return [...new Set(found)];
}

/** The currency that stands beside an amount, as a code or a symbol; null without one. */
export function amountCurrency(cell: string): string | null {
  return codeIn(cell) ?? symbolCurrency(cell);
}

/** The ISO code in a cell; null without one. */
export function codeIn(cell: string): string | null {
  return /(?<!\p{L})[A-Z]{3}(?!\p{L})/u.exec(cell)?.[0] ?? null;
}

/** The ISO code of a symbol in a cell; null without one. */
export function symbolCurrency(cell: string): string | null {
  return symbols.find(([symbol]) => symbol.test(cell))?.[1] ?? null;
}

function cellsOf(rows: readonly TableRow[], columns: readonly number[]): string[] {
  return columns.flatMap((at) => rows.map(({ cells }) => cells[at]?.trim() ?? ''));
}
