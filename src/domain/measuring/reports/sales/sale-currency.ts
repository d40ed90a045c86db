import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { codeIn, symbolCurrency } from '../currency.ts';
import { isEmptyCell } from '../numbers.ts';
import type { SalesColumns } from './sale.ts';
import { currencySides, isNamed, saleColumnWords } from './sale-words.ts';

const UNIT = /^(.*?)(?<!\s)\s*[([](r\$|us\$|\$|€|£|brl|usd|eur|gbp|cad|aud|mxn)[)\]]$/u;

type Labels = readonly string[];
type Side = keyof typeof currencySides;

export interface SaleCurrency {
  currency: string | null;
  /** Whether the row names another currency too. The rate of a file belongs to the price, and not to a converted part. */
  isConverted: boolean;
  /** Text in the currency column that is not a currency that we know. */
  unknown: string | null;
}

/** Reads the currency of a row's counted amount: of the commission, or of the price where there is none. */
export function currencyReader(labels: Labels, columns: SalesColumns): (row: TableRow) => SaleCurrency {
  const side: Side = columns.commission ? 'commission' : 'amount';
  const counted = columns[side] ?? [];
  const own = new Map(
    counted.map((at) => [at, currencyColumns(labels, columns.currency ?? [], at, side)[0]]),
  );
  const all = labels.flatMap((label, at) => (isCurrency(label) ? [at] : []));
  return ({ cells }) => {
    const cell = (column: number | undefined) => (cells[column ?? -1] ?? '').trim();
    const at = counted.find((column) => !isEmptyCell(cell(column))) ?? counted[0];
    const column = own.get(at ?? -1);
    const columnCurrency = currencyNamed(cell(column));
    const { unit } = splitLabel(labels[at ?? -1] ?? '');
    const currency = shownIn(cell(at), columnCurrency) ?? shownIn(unit, columnCurrency) ?? columnCurrency;
    const named = [
      ...all.filter((other) => other !== column).map((other) => currencyNamed(cell(other))),
      columnCurrency,
    ];
    return {
      currency,
      isConverted: currency !== null && named.some((other) => other !== null && other !== currency),
      unknown: currency === null && cell(column) !== '' ? cell(column) : null,
    };
  };
}

/**
 * The columns of currencies, that of the counted amount first: the one beside it, or the one that is named after it, or
 * the nearest.
 * @param counted the column of the amount.
 */
export function currencyColumns(
  labels: Labels,
  candidates: readonly number[],
  counted: number,
  side: Side,
): number[] {
  const other = currencySides[side === 'commission' ? 'amount' : 'commission'];
  const beside = counted + (standsBehind(labels, candidates) ? 1 : -1);
  const rank = (at: number): number => {
    const label = labels[at] ?? '';
    if (other.test(label)) return 3;
    if (at === beside) return 0;
    return currencySides[side].test(label) ? 1 : 2;
  };
  const far = (at: number) => Math.abs(at - counted);
  return candidates.toSorted((one, two) => rank(one) - rank(two) || far(one) - far(two) || one - two);
}

/** Whether the file writes a currency behind its amount, and not before it. */
function standsBehind(labels: Labels, candidates: readonly number[]): boolean {
  const before = labels[Math.min(...candidates) - 1] ?? '';
  return [...saleColumnWords.amount, ...saleColumnWords.commission].some((words) => isNamed(before, words));
}

/** The name of a column without the currency that may stand behind it, as in `Comissão (R$)`. */
export function splitLabel(label: string): { name: string; unit: string } {
  const [, name = label, unit = ''] = UNIT.exec(label) ?? [];
  return { name, unit: unit.toUpperCase() };
}

function isCurrency(label: string): boolean {
  return saleColumnWords.currency.some((words) => isNamed(label, words));
}

const names: readonly (readonly [RegExp, string])[] = [
  [/^rea(?:l|is)(?: brasileiros?)?$/iu, 'BRL'],
  [/^(?:d[óo]lar(?:es)?(?: americanos?)?|us dollars?)$/iu, 'USD'],
  [/^euros?$/iu, 'EUR'],
];

/** `brl`, `R$` or `Reais` as an ISO code; null for other words. */
export function currencyNamed(cell: string): string | null {
  if (/^[A-Za-z]{3}$/u.test(cell)) return cell.toUpperCase();
  return names.find(([name]) => name.test(cell))?.[1] ?? symbolCurrency(cell);
}

/** The currency that stands with the amount or in its header. Many countries write a lone `$`, so there the column counts more. */
function shownIn(cell: string, columnCurrency: string | null): string | null {
  const code = codeIn(cell);
  if (code !== null) return code;
  return columnCurrency !== null && /^[-(]*\$/u.test(cell) ? null : symbolCurrency(cell);
}
