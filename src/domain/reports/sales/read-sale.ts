import type { TableRow } from '../../tables/delimited.ts';
import { quoteCell } from '../cell-text.ts';
import { findCurrencies } from '../currency.ts';
import { cellAt } from '../metrics.ts';
import type { Sale, SaleField, SalesColumns, SaleStatus } from './sale.ts';
import { type DayOrder, parseSaleDay } from './sale-days.ts';
import { statusWords } from './sale-words.ts';

const MICROS = 1_000_000;
/** Google's click ids are long and have no blanks; networks keep them in a field of the affiliate's choice. */
const GCLID = /^(?:Cj|EAIaIQ)[\w-]{20,}$/u;

/** The amounts of the row, read with their whole column. */
export interface SaleAmounts {
  amount: number | null;
  commission: number | null;
}

export function saleCell(row: TableRow, columns: SalesColumns, field: SaleField): string {
  return cellAt(row, columns[field] ?? []).trim();
}

/** Reads one sale; a text says why it cannot be read. */
export function readSale(
  row: TableRow,
  columns: SalesColumns,
  { amount, commission }: SaleAmounts,
  order: DayOrder,
): Sale | string {
  const text = (field: SaleField) => saleCell(row, columns, field);
  const day = parseSaleDay(text('soldAt'), order);
  if (day === null) return at(row, columns.soldAt, `${quoteCell(text('soldAt'))} não é uma data.`);
  if (text('orderId') === '') return at(row, columns.orderId, 'a venda não tem código do pedido.');
  const subIds = (columns.subId ?? []).map((place) => row.cells[place]?.trim() ?? '');
  return {
    orderId: text('orderId'),
    day,
    status: columns.status ? statusOf(text('status')) : statusOfAmount(commission ?? amount ?? 0),
    product: text('product'),
    amountMicros: micros(amount),
    commissionMicros: micros(commission),
    currency:
      findCurrencies([row], columns.currency ?? [], [...(columns.commission ?? columns.amount ?? [])])[0] ??
      null,
    country: text('country'),
    gclid: [text('click'), ...subIds].find((value) => GCLID.test(value)) ?? null,
    subIds: subIds.filter((value) => value !== ''),
    keyword: text('keyword'),
  };
}

function at({ line }: TableRow, column: readonly number[] | undefined, problem: string): string {
  return `Linha ${line}, coluna ${(column?.[0] ?? 0) + 1}: ${problem}`;
}

function statusOf(cell: string): SaleStatus {
  return statusWords.find(([words]) => words.test(cell))?.[1] ?? 'other';
}

/** Without a column of status a negative amount is a refund. */
function statusOfAmount(value: number): SaleStatus {
  return value < 0 ? 'refunded' : 'approved';
}

function micros(value: number | null): number | null {
  return value === null ? null : Math.round(value * MICROS);
}
