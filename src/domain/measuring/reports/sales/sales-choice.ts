import * as z from 'zod/mini';
import type { AffiliateNetworkId } from '#domain/ads/affiliate-networks.ts';
import { currencyCode } from '#domain/shared/currency-code.ts';
import { decodeTable } from '#domain/shared/tables/decode.ts';
import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import type { ReportFile } from '../report.ts';
import { MOST_LEAD } from '../header.ts';
import { parseReportTable } from '../report-table.ts';
import { normalLabel } from '../report-words.ts';
import { type Sale, saleFields, type SalesColumns } from './sale.ts';
import { columnsOf, findSales, isStatement } from './sales-columns.ts';

/** The person's choices for a file of sales: its columns, and the facts that the file does not contain. */
export const salesChoiceSchema = z.object({
  columns: z.partialRecord(
    z.enum(saleFields),
    z.array(z.int().check(z.nonnegative())).check(z.maxLength(20)),
  ),
  /** The currency of the lines that name none. */
  currency: z.nullable(currencyCode),
  /** The products that belong to the campaign; empty means all. */
  products: z.array(z.string()).check(z.maxLength(200)),
});
export type SalesChoice = z.output<typeof salesChoiceSchema>;

/** A file as the person chooses its columns. */
export interface SalesPreview {
  labels: string[];
  /** Some different values of each column. */
  values: string[][];
  /** The columns that we recognised. */
  columns: SalesColumns;
  network: AffiliateNetworkId | null;
}

const MOST_VALUES = 50;
const SHOWN = 80;

/** Null when the file is no table with a header and a row. */
export function previewSales(bytes: Uint8Array): SalesPreview | null {
  const decoded = decodeTable(bytes);
  if (!decoded.ok) return null;
  const { table } = parseReportTable(decoded.text);
  if (!table.ok) return null;
  const recognised = findSales(table.rows);
  const found = recognised ?? findSales(table.rows, {});
  const header = table.rows[found?.at ?? 0];
  const rows = table.rows.slice((found?.at ?? 0) + 1);
  if (!header || rows.length === 0 || header.cells.length < 3) return null;
  if (table.rows.slice(0, MOST_LEAD).some(({ cells }) => isStatement(cells.map(normalLabel)))) return null;
  return {
    labels: header.cells.map((cell) => cutText(cell.trim(), SHOWN)),
    values: header.cells.map((_, at) => valuesOf(rows, at)),
    columns: columnsOf(header.cells.map(normalLabel)),
    network: recognised?.network ?? null,
  };
}

function valuesOf(rows: readonly TableRow[], at: number): string[] {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cells[at]?.trim() ?? '';
    if (value !== '') values.add(cutText(value, SHOWN));
    if (values.size > MOST_VALUES) break;
  }
  return [...values];
}

/** The missing part of a choice; null when the file can be read with it. */
export function findChoiceProblem({ columns }: SalesChoice): string | null {
  if (!columns.orderId?.length) return 'Escolha a coluna do código do pedido.';
  if (!columns.soldAt?.length) return 'Escolha a coluna da data da venda.';
  if (!columns.commission?.length && !columns.amount?.length)
    return 'Escolha a coluna da comissão ou a do valor.';
  return null;
}

/** Leaves out other products and counts their lines. The file's own currency stays. */
export function applyChoice({ report, sales }: ReportFile, { currency, products }: SalesChoice): ReportFile {
  if (report.error !== null) return { report, rows: [], sales };
  const chosen = new Set(products);
  const kept = chosen.size === 0 ? sales : sales.filter(({ product }) => chosen.has(cutText(product, SHOWN)));
  const known = report.currency ?? currency;
  const error = kept.some((sale) => sale.currency === null) && known === null ? NO_CURRENCY : null;
  const left = sales.length - kept.length;
  const warnings = left === 0 ? report.warnings : [...report.warnings, leftText(left)];
  const totals = { ...report.totals, conversions: countApproved(kept) };
  const applied = { ...report, currency: currency ?? known, warnings, totals, rows: kept.length, error };
  return { report: applied, rows: [], sales: error === null ? kept : [] };
}

export const NO_CURRENCY = 'O arquivo não diz a moeda de todas as vendas: escolha a moeda.';

function leftText(count: number): string {
  return count === 1
    ? '1 linha de outro produto ficou de fora.'
    : `${count} linhas de outros produtos ficaram de fora.`;
}

function countApproved(sales: readonly Sale[]): number {
  return sales.filter(({ status }) => status === 'approved').length;
}
