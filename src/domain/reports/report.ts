import { decodeTable, type Encoding } from '../tables/decode.ts';
import { type Delimiter, detectDelimiter, parseDelimited, type TableRow } from '../tables/delimited.ts';
import { findCurrencies } from './currency.ts';
import { columnsOf, findLanguage, findType, isHeader } from './header.ts';
import { type Metric, metrics, readMetrics, type Totals } from './metrics.ts';
import { parsePeriod, type Period } from './period.ts';
import { readRows, type ReportRow } from './report-rows.ts';
import { normalLabel, type ReportLanguage, type ReportType } from './report-words.ts';
import { readSalesTable } from './sales/read-sales.ts';
import type { Sale, SalesColumns, SalesFacts } from './sales/sale.ts';
import { findSales, type SalesTable } from './sales/sales-columns.ts';
import { findUneven } from './uneven.ts';

export interface Report {
  type: ReportType | 'sales' | null;
  language: ReportLanguage | null;
  encoding: Encoding | null;
  delimiter: Delimiter | null;
  currency: string | null;
  period: Period | null;
  rows: number;
  totals: Totals;
  warnings: string[];
  error: string | null;
  /** Only of a network's sales. */
  sales?: SalesFacts;
}

export interface ReportFile {
  report: Report;
  rows: ReportRow[];
  sales: Sale[];
}

const nothing: Report = {
  type: null,
  language: null,
  encoding: null,
  delimiter: null,
  currency: null,
  period: null,
  rows: 0,
  totals: { impressions: null, clicks: null, cost: null, conversions: null },
  warnings: [],
  error: null,
};

/** Recognises a report downloaded from Google Ads, or the sales of a network, and sums it. */
export function readReport(bytes: Uint8Array): Report {
  return readReportFile(bytes).report;
}

/**
 * Reads a file with its rows. A malformed file gives an error message and no row. @param chosen the columns of
 * a network's sales as a person chose them; without it they are recognised.
 */
export function readReportFile(bytes: Uint8Array, chosen?: SalesColumns): ReportFile {
  const decoded = decodeTable(bytes);
  if (!decoded.ok) return refuse(nothing, decoded.error);
  const { encoding, text } = decoded;
  const delimiter = detectDelimiter(text);
  const about = { ...nothing, encoding, delimiter };
  const table = parseDelimited(text, delimiter);
  if (!table.ok) return refuse(about, table.error);
  const sales = findSales(table.rows, chosen);
  if (sales) return readSales(about, table.rows, sales);
  const at = table.rows.slice(0, 10).findIndex(isHeader);
  const header = table.rows[at];
  if (!header)
    return refuse(about, 'Linha 1, coluna 1: não é um relatório do Google Ads: nenhum cabeçalho conhecido.');
  return readTable(about, table.rows.slice(0, at), header, table.rows.slice(at + 1));
}

function refuse(report: Report, error: string): ReportFile {
  return { report: { ...report, error }, rows: [], sales: [] };
}

function readSales(about: Report, table: readonly TableRow[], found: SalesTable): ReportFile {
  const read = readSalesTable(table, found);
  const known = { ...about, type: 'sales' as const, language: found.language };
  if ('error' in read) return refuse(known, read.error);
  const { facts, currency, period, warnings, sales } = read;
  const totals = { ...nothing.totals, conversions: facts.approved };
  const report = { ...known, currency, period, warnings, totals, rows: sales.length, sales: facts };
  return { report, rows: [], sales };
}

function readTable(
  about: Report,
  lead: readonly TableRow[],
  header: TableRow,
  body: readonly TableRow[],
): ReportFile {
  const labels = header.cells.map(normalLabel);
  const titles = lead.map(({ cells }) => cells.join(',')); // a period without quotes is cut at its commas
  const type = findType(titles, labels);
  const known = { ...about, type, language: findLanguage(labels), period: findPeriod(titles) };
  if (type === null) return refuse(known, `Linha ${header.line}, coluna 1: tipo de relatório desconhecido.`);
  const uneven = findUneven(body, labels.length);
  if (uneven !== null) return refuse(known, uneven);
  const columns = Object.fromEntries(metrics.map((metric) => [metric, columnsOf(labels, metric)])) as Record<
    Metric,
    number[]
  >; // one entry for each metric
  const kept = body.filter((row) => !isTotal(row));
  const numbers = readMetrics(kept, body.filter(isTotal), columns);
  if ('error' in numbers) return refuse(known, numbers.error);
  const read = readRows(type, labels, kept, numbers.values);
  if ('error' in read) return refuse(known, read.error);
  const currencies = findCurrencies(body, columnsOf(labels, 'currency'), columns.cost);
  const report = {
    ...known,
    totals: numbers.totals,
    rows: kept.length,
    currency: currencies[0] ?? null,
    period: known.period ?? periodOf(read.rows),
    warnings: [...emptyWarning(kept), ...numbers.warnings, ...read.warnings, ...mixedWarning(currencies)],
  };
  return { report, rows: read.rows, sales: [] };
}

function emptyWarning(rows: readonly TableRow[]): string[] {
  return rows.length === 0 ? ['O relatório não tem nenhuma linha.'] : [];
}

function mixedWarning(currencies: readonly string[]): string[] {
  return currencies.length > 1 ? [`O arquivo tem mais de uma moeda: ${currencies.join(', ')}.`] : [];
}

/** `Total: Account` in one of the first three columns is a total row; `Total Wine` is a search term. */
function isTotal({ cells }: TableRow): boolean {
  return cells.slice(0, 3).some((cell) => /^\s*total\s*:/iu.test(cell));
}

function findPeriod(titles: readonly string[]): Period | null {
  return titles.map(parsePeriod).find((period) => period !== null) ?? null;
}

/** The first and the last day of the rows. */
function periodOf(rows: readonly ReportRow[]): Period | null {
  let [start, end] = [rows[0]?.day ?? null, rows[0]?.day ?? null];
  for (const { day } of rows) {
    if (day === null) return null;
    if (start === null || day < start) start = day;
    if (end === null || day > end) end = day;
  }
  return start === null || end === null ? null : { start, end };
}
