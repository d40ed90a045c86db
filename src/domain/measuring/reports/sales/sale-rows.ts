import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { quoteCell } from '../cell-text.ts';
import { cellAt, findConflict, readColumn, signOf } from '../number-columns.ts';
import type { SaleAmounts, SalesColumns } from './sale.ts';

const TOTAL =
  /^(?:(?:grand |sub-?)?tota(?:l|is|les|ls)(?: geral| general)?|gesamt(?:summe)?|summe|soma|suma|somme) ?:?$/iu;
/** What begins so in the place of an order or of a date is a total: `Total de vendas: 3`. */
const TOTAL_OF = /^tota(?:l|is|les|ls)(?!\p{L})/iu;
const ZERO = /^\s*[-+]?0+(?:[.,]0*)?\s*$/u;
const PRODUCER = /^\s*(?:co-?)?produc?tor/iu;
const CHECK = 'confira se a coluna é mesmo a do valor.';

type Amounts = { values: readonly SaleAmounts[]; warnings: string[] } | { error: string };
type Column = { values: readonly number[]; warnings: string[] } | { error: string };

/** The rows that may be sales: neither empty ones nor totals, which have no date. Hotmart writes `(none)` for nothing. */
export function saleRows(rows: readonly TableRow[], columns: SalesColumns): TableRow[] {
  const kept: TableRow[] = [];
  for (const { line, cells } of rows) {
    const row = withoutOthersParts({ line, cells: cells.map(plainCell) }, columns);
    if (isEmpty(row) || isTotal(row, columns) || isItem(row, kept.at(-1), columns)) continue;
    kept.push(row);
  }
  return kept;
}

/**
 * A shop writes each further item of an order in a line of its own, without state and money, and without a date or with that
 * of the order. A line with another date may be a sale whose money is missing.
 */
function isItem(row: TableRow, before: TableRow | undefined, columns: SalesColumns): boolean {
  const { orderId = [], soldAt = [], status = [], amount = [], commission = [] } = columns;
  const filled = [status, amount, commission];
  if (!before || orderId.length === 0 || filled.some((at) => cellAt(row, at).trim() !== '')) return false;
  const isEmptyOrSame = (at: readonly number[]) =>
    ['', cellAt(before, at).trim()].includes(cellAt(row, at).trim());
  return isEmptyOrSame(orderId) && isEmptyOrSame(soldAt);
}

/** An affiliate's part of zero, or that of somebody else's in a producer's row: then a later column says what was earned. */
function withoutOthersParts(row: TableRow, { commission = [], role = [] }: SalesColumns): TableRow {
  const parts = commission.slice(0, -1);
  const isProducer = PRODUCER.test(cellAt(row, role));
  const cells = row.cells.map((cell, at) =>
    parts.includes(at) && (isProducer || ZERO.test(cell)) ? '' : cell,
  );
  return { line: row.line, cells };
}

/** `="00123"` and `'00123` keep a spreadsheet from changing a code. */
function plainCell(cell: string): string {
  if (/^\s*\(none\)\s*$/iu.test(cell)) return '';
  if (cell.startsWith('="') && cell.endsWith('"')) return cell.slice(2, -1);
  return /^'[\d=+@-]/u.test(cell) ? cell.slice(1) : cell;
}

function isEmpty({ cells }: TableRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** A total may stand in the column of dates itself. */
function isDateless(cell: string): boolean {
  return cell === '' || TOTAL.test(cell) || TOTAL_OF.test(cell);
}

/** A total has no date; behind the third column a word may name a product, so that it has no order either. */
function isTotal(row: TableRow, { soldAt = [], orderId = [] }: SalesColumns): boolean {
  const [date, order] = [cellAt(row, soldAt).trim(), cellAt(row, orderId).trim()];
  if (!isDateless(date)) return false;
  if (TOTAL_OF.test(date) || TOTAL_OF.test(order)) return true;
  const isNameless = orderId.length > 0 && order === '';
  const cells = isNameless ? row.cells : row.cells.slice(0, 3);
  return cells.some((cell) => TOTAL.test(cell.trim()));
}

/** The amounts of each row, read with their whole columns. */
export function readAmounts(
  rows: readonly TableRow[],
  { amount, commission, refunded }: SalesColumns,
  labels: readonly string[],
): Amounts {
  for (const at of [amount, commission, refunded]) {
    const conflict = findConflict(rows, sameNamed(at ?? [], labels));
    if (conflict !== null) return { error: conflict };
  }
  const prices = readMoney(rows, amount, 'do valor', commission);
  const parts = readMoney(rows, commission, 'da comissão', amount);
  const backs = readMoney(rows, refunded, 'do valor devolvido', amount);
  if ('error' in prices) return prices;
  if ('error' in parts) return parts;
  if ('error' in backs) return backs;
  const values = rows.map((_, at) => ({
    amount: prices.values[at] ?? null,
    commission: parts.values[at] ?? null,
    refunded: backs.values[at] ?? null,
  }));
  return { values, warnings: [...prices.warnings, ...parts.warnings, ...backs.warnings] };
}

/** The columns that are called as the first one. */
function sameNamed([first = -1, ...others]: readonly number[], labels: readonly string[]): number[] {
  return [first, ...others.filter((at) => labels[at] === labels[first])];
}

/** @param beside another column of money, which may show the decimal sign where this one does not. */
function readMoney(
  rows: readonly TableRow[],
  at: readonly number[] | undefined,
  name: string,
  beside: readonly number[] = [],
): Column {
  if (!at) return { values: [], warnings: [] };
  const read = readColumn(rows, at, [], () => signOf(rows, beside));
  if ('error' in read) return { error: `${read.error}: ${CHECK}` };
  const wrong = rows.find((row) => /[%<>]/u.test(cellAt(row, at)));
  if (wrong) {
    const column = at.find((each) => wrong.cells[each] === cellAt(wrong, at)) ?? 0;
    return {
      error: `Linha ${wrong.line}, coluna ${column + 1}: ${quoteCell(cellAt(wrong, at))} não é um valor em dinheiro: ${CHECK}`,
    };
  }
  const mixed = `A coluna ${name} mistura vírgula e ponto nos decimais: confira os valores.`;
  const doubt = `Nada diz se ${quoteCell(read.doubtful ?? '')}, na coluna ${name}, tem milhares ou decimais: lido com milhares.`;
  return {
    values: read.values,
    warnings: [...(read.isMixed ? [mixed] : []), ...(read.doubtful === null ? [] : [doubt])],
  };
}
