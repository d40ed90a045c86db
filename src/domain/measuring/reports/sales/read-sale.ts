import { MICROS } from '#domain/shared/money.ts';
import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { braidOf, gclidOf } from '#domain/measuring/networks/click-ids.ts';
import { plainCode, quoteCell, ROUNDED_CODE } from '../cell-text.ts';
import { cellAt } from '../number-columns.ts';
import type { Sale, SaleAmounts, SaleField, SalesColumns, SaleStatus, SubId } from './sale.ts';
import type { SaleCurrency } from './sale-currency.ts';
import type { DayOrder } from './sale-days.ts';
import { parseSaleTime, splitZone } from './sale-times.ts';

const SPOILED = 'é um código arredondado por uma planilha. Baixe o original da rede e envie sem abrir antes.';

interface SaleContext {
  order: DayOrder;
  labels: readonly string[];
  status: SaleStatus;
  money: SaleCurrency;
}

export function saleCell(row: TableRow, columns: SalesColumns, field: SaleField): string {
  return cellAt(row, columns[field] ?? []).trim();
}

/** Reads one sale. The result is a text when it cannot be read, which says why. */
export function readSale(
  row: TableRow,
  columns: SalesColumns,
  { amount, commission }: SaleAmounts,
  { order, labels, status, money }: SaleContext,
): Sale | string {
  const text = (field: SaleField) => saleCell(row, columns, field);
  const soldAt = parseSaleTime(momentOf(row, columns.soldAt ?? [], labels), order);
  if (soldAt === null) return problemAt(row, columns.soldAt, `${quoteCell(text('soldAt'))} não é uma data.`);
  if (text('orderId') === '') return problemAt(row, columns.orderId, 'a venda não tem código do pedido.');
  if (ROUNDED_CODE.test(text('orderId')))
    return problemAt(row, columns.orderId, `${quoteCell(text('orderId'))} ${SPOILED}`);
  const click = text('click');
  const subIds = [...subIdsOf(row, columns.subId ?? [], labels), ...braidOf(click)];
  return {
    orderId: plainCode(text('orderId')),
    day: soldAt.slice(0, 10),
    soldAt,
    status,
    product: text('product'),
    amountMicros: micros(amount),
    commissionMicros: micros(commission),
    currency: money.currency,
    exchange: money.isConverted ? null : exchangeOf(text('exchange')),
    country: text('country'),
    gclid: gclidOf(click, subIds),
    clickedAt: parseSaleTime(text('clickedAt'), order),
    subIds,
    keyword: text('keyword'),
  };
}

/** The date, the time of a column of its own where the date has none, and the zone that the column's name tells. */
function momentOf({ cells }: TableRow, columns: readonly number[], labels: readonly string[]): string {
  return columns
    .map((column) => `${cells[column]?.trim() ?? ''} ${splitZone(labels[column] ?? '').zone}`.trim())
    .join(' ')
    .trim();
}

function subIdsOf({ cells }: TableRow, columns: readonly number[], labels: readonly string[]): SubId[] {
  return columns
    .map((column) => ({ name: labels[column] ?? '', value: plainCode(cells[column]?.trim() ?? '') }))
    .filter(({ value }) => value !== '');
}

/**
 * Null when the cell is no rate above zero; at most 8 decimals are kept. A single point or comma is the decimal sign,
 * because no rate is five thousand: `5,432` is 5.432. A rate of 1 is that of a currency to itself, and converts nothing.
 */
function exchangeOf(cell: string): string | null {
  const signs = cell.match(/[.,]/gu) ?? [];
  const last = signs.at(-1);
  const isDecimal = last !== undefined && signs.filter((sign) => sign === last).length === 1;
  const at = isDecimal ? cell.lastIndexOf(last) : cell.length;
  const text = `${cell.slice(0, at).replace(/[.,]/gu, '')}.${cell.slice(at + 1)}`;
  const rate = /^\s*\d{1,12}\.\d*\s*$/u.test(text) ? Number(text) : 0;
  if (rate < 1e-8 || rate >= 1e7 || rate === 1) return null;
  return rate.toFixed(8).replace(/\.?0+$/u, '');
}

function problemAt({ line }: TableRow, column: readonly number[] | undefined, problem: string): string {
  return `Linha ${line}, coluna ${(column?.[0] ?? 0) + 1}: ${problem}`;
}

function micros(value: number | null): number | null {
  return value === null ? null : Math.round(value * MICROS);
}
