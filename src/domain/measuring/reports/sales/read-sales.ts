import { MICROS } from '#domain/shared/money.ts';
import type { TableRow } from '#domain/shared/tables/delimited.ts';
import type { Period } from '../period.ts';
import { findUneven } from '../uneven.ts';
import { readSale, saleCell } from './read-sale.ts';
import { currencyReader } from './sale-currency.ts';
import { closerDayOrder, inferDayOrder, isNumericDay } from './sale-days.ts';
import { readAmounts, saleRows } from './sale-rows.ts';
import { ownRows } from './sale-roles.ts';
import { keptAmounts, readStatus, statusWarnings, type RowStatus } from './sale-status.ts';
import { type Sale, saleFields, type SalesColumns, type SalesFacts } from './sale.ts';
import { currencyWarning, guessWarning, missingWarning, repeatWarning } from './sale-warnings.ts';
import { missingText, type SalesTable } from './sales-columns.ts';

interface Failure {
  error: string;
}
interface SalesRead {
  facts: SalesFacts;
  currency: string | null;
  period: Period | null;
  warnings: string[];
  sales: Sale[];
}

/** Reads a network's sales. The first cell that cannot be read refuses the whole file. */
export function readSalesTable(table: readonly TableRow[], found: SalesTable): SalesRead | Failure {
  const all = table.slice(found.at + 1);
  const missing = missingColumns(found);
  if (missing !== null) return { error: `Linha ${table[found.at]?.line ?? 1}, coluna 1: ${missing}` };
  const uneven = findUneven(all, found.labels.length);
  if (uneven !== null) return { error: uneven };
  const own = ownRows(saleRows(all, found.columns), found.columns);
  if ('error' in own) return own;
  const read = readSales(own.rows, found);
  if ('error' in read) return read;
  const { sales } = read;
  const warnings = [...own.warnings, ...read.warnings];
  const days = sales.map(({ day }) => day).sort();
  const [start, end] = [days[0], days.at(-1)];
  return {
    facts: factsOf(sales, found),
    currency: currencyOfAll(sales),
    period: start === undefined || end === undefined ? null : { start, end },
    warnings: sales.length === 0 ? ['O arquivo não tem nenhuma venda.'] : warnings,
    sales,
  };
}

/** The first currency; null when a line with money names none, so that it does not get that of another line unasked. */
function currencyOfAll(sales: readonly Sale[]): string | null {
  const nameless = sales.filter(({ currency }) => currency === null);
  if (nameless.some(({ commissionMicros, amountMicros }) => (commissionMicros ?? amountMicros) !== 0))
    return null;
  return sales.find(({ currency }) => currency !== null)?.currency ?? null;
}

function missingColumns({ columns }: SalesTable): string | null {
  const { orderId, soldAt, commission, amount = commission } = columns;
  return orderId && soldAt && amount ? null : missingText({ orderId, soldAt, amount });
}

function readSales(
  rows: readonly TableRow[],
  { columns, dayFirst, labels }: SalesTable,
): { sales: Sale[]; warnings: string[] } | Failure {
  const amounts = readAmounts(rows, columns, labels);
  if ('error' in amounts) return amounts;
  const dates = rows.map((row) => saleCell(row, columns, 'soldAt'));
  const proven = inferDayOrder(dates);
  const order = proven ?? closerDayOrder(dates) ?? (dayFirst ? 'day' : 'month');
  const currencyOf = currencyReader(labels, columns);
  const sales: Sale[] = [];
  const statuses: RowStatus[] = [];
  const unknown = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const own = amounts.values[at] ?? { amount: null, commission: null, refunded: null };
    const rowStatus = readStatus(row, columns, own);
    const money = currencyOf(row);
    const kept = keptAmounts(own);
    const sale = readSale(row, columns, kept, { order, labels, status: rowStatus.status, money });
    if (typeof sale === 'string') return { error: sale };
    statuses.push(rowStatus);
    if (money.unknown !== null) unknown.add(money.unknown);
    sales.push(sale);
  }
  const warnings = [
    ...(proven === null && dates.some(isNumericDay) ? [guessWarning(order)] : []),
    ...missingWarning(columns),
    ...amounts.warnings,
    ...statusWarnings(statuses),
    ...currencyWarning(unknown),
    ...repeatWarning(sales),
  ];
  return { sales, warnings };
}

function factsOf(sales: readonly Sale[], { network, columns, labels }: SalesTable): SalesFacts {
  const approved = sales.filter(({ status }) => status === 'approved');
  const revenue = approved.reduce((sum, sale) => sum + (sale.commissionMicros ?? sale.amountMicros ?? 0), 0);
  const currencies = new Set(approved.map(({ currency }) => currency));
  return {
    network,
    approved: approved.length,
    refunded: sales.filter(({ status }) => status === 'refunded' || status === 'chargeback').length,
    revenue: currencies.size > 1 ? null : Math.round(revenue / 10_000) / (MICROS / 10_000),
    columns: namesOf(columns, labels),
  };
}

function namesOf(columns: SalesColumns, labels: readonly string[]): SalesFacts['columns'] {
  const names: SalesFacts['columns'] = {};
  for (const field of saleFields) {
    const name = labels[columns[field]?.[0] ?? -1];
    if (name !== undefined) names[field] = name;
  }
  return names;
}
