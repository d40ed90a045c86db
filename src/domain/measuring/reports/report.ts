import { decodeTable, type Encoding } from '#domain/shared/tables/decode.ts';
import type { Delimiter, TableRow } from '#domain/shared/tables/delimited.ts';
import { columnsOf, findLanguage, findType, isHeader, MOST_LEAD } from './header.ts';
import type { Totals } from './metrics.ts';
import { cellAt } from './number-columns.ts';
import { isEmptyCell } from './numbers.ts';
import { findOtherFile } from './other-files.ts';
import { findOverviewCard, readAsOverviewCard } from './overview-card.ts';
import { joinParts, splitJoined } from './joined-reports.ts';
import { findPeriod, type Period } from './period.ts';
import type { ColumnKey } from './report-columns.ts';
import { readRows, type ReportRow } from './report-rows.ts';
import { parseReportTable } from './report-table.ts';
import { normalLabel, type ReportLanguage, type ReportType } from './report-words.ts';
import { readSalesTable } from './sales/read-sales.ts';
import { currencyNamed, splitLabel } from './sales/sale-currency.ts';
import type { Sale, SalesColumns, SalesFacts } from './sales/sale.ts';
import { findAlmostSales, findSales, type SalesTable } from './sales/sales-columns.ts';
import { readTableNumbers } from './table-numbers.ts';
import { findUneven } from './uneven.ts';
import { findOtherKind, findOtherLanguage } from './unread-reports.ts';

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
 * Reads a file with its rows. A malformed file gives an error message and no row.
 * @param chosen the columns of a network's sales as a person chose them; without it they are recognised.
 */
export function readReportFile(bytes: Uint8Array, chosen?: SalesColumns): ReportFile {
  const decoded = decodeTable(bytes);
  if (!decoded.ok) return refuse(nothing, decoded.error);
  const { encoding, text } = decoded;
  const { table, delimiter } = parseReportTable(text);
  const about = { ...nothing, encoding, delimiter };
  if (!table.ok) return refuse(about, table.error);
  const sales = findSales(table.rows, chosen);
  if (sales) return readSales(about, table.rows, sales);
  const lead = table.rows.slice(0, MOST_LEAD);
  const other = findOtherFile(lead) ?? findOtherLanguage(lead);
  if (other !== null) return refuse(about, other);
  const at = lead.findIndex(isHeader);
  const header = table.rows[at];
  if (!header) return refuse(about, findAlmostSales(lead) ?? UNKNOWN);
  const card = readAsOverviewCard(at, header);
  const refused = card ? null : findOverviewCard(at, header);
  if (refused !== null) return refuse(about, refused);
  const file = readParts(about, table.rows, at, card?.header ?? header, card?.type ?? null);
  if (!card || file.report.error !== null) return file;
  return { ...file, report: { ...file.report, warnings: [card.warning, ...file.report.warnings] } };
}

const NO_TYPE =
  'tipo de relatório desconhecido: falta a coluna que diz do que é cada linha, como Campanha ou Palavra-chave.';
const UNKNOWN =
  'Linha 1, coluna 1: não é um relatório do Google Ads nem de vendas: nenhum cabeçalho conhecido.';

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

/** Reads the report, or each of those that the file joins. */
function readParts(
  about: Report,
  table: readonly TableRow[],
  at: number,
  header: TableRow,
  given: ReportType | null,
): ReportFile {
  const parts = splitJoined(table, at).map(({ lead, body }) => readTable(about, lead, header, body, given));
  const [first, ...others] = parts;
  if (!first) return refuse(about, UNKNOWN);
  const wrong = parts.find(({ report }) => report.error !== null);
  if (wrong || others.length === 0) return wrong ?? first;
  const joined = joinParts([first, ...others]);
  return 'error' in joined
    ? refuse({ ...first.report, rows: 0, totals: nothing.totals }, joined.error)
    : { ...joined, sales: [] };
}

/** @param given the type, where the columns do not tell it. */
function readTable(
  about: Report,
  lead: readonly TableRow[],
  header: TableRow,
  body: readonly TableRow[],
  given: ReportType | null,
): ReportFile {
  const named = header.cells.map((cell) => splitLabel(normalLabel(cell)));
  const labels = named.map(({ name }) => name);
  const titles = lead.map(({ cells }) => cells.join(',')); // a period without quotes is cut at its commas
  const isOfAll = given === null && findType(titles, labels) === null && isSegment(labels);
  const type = isOfAll ? 'campaigns' : (given ?? findType(titles, labels));
  const language = findLanguage(labels);
  const known = { ...about, type, language, period: findPeriod(titles) };
  const wrong = findOtherKind(type, header) ?? findUneven(body, labels.length);
  if (wrong !== null) return refuse(known, wrong);
  if (type === null) return refuse(known, `Linha ${header.line}, coluna 1: ${NO_TYPE}`);
  const unit = named.find(({ name }) => columnsOf([name], 'cost').length > 0)?.unit ?? '';
  const rows = type === 'planner' ? body.filter((row) => isOfKeyword(row, labels)) : body;
  const numbers = readTableNumbers({ type, labels, language, unit: currencyNamed(unit) }, rows);
  if ('error' in numbers) return refuse(known, numbers.error);
  const read = readRows(type, labels, numbers.rows, numbers.values);
  if ('error' in read) return refuse(known, read.error);
  const report = {
    ...known,
    totals: numbers.totals,
    rows: numbers.rows.length,
    currency: numbers.currency,
    period: known.period ?? periodOf(read.rows),
    warnings: [
      ...(isOfAll ? [OF_ALL] : []),
      ...emptyWarning(numbers.rows),
      ...numbers.warnings,
      ...read.warnings,
    ],
  };
  return { report, rows: read.rows, sales: [] };
}

const OF_ALL =
  'O relatório não diz de que campanha é: soma tudo o que estava na tela. Ponha numa campanha só se a tela era dela.';

/** Costs cut by time or device alone, such as Google's report of days of the week. */
function isSegment(labels: readonly string[]): boolean {
  const has = (key: ColumnKey) => columnsOf(labels, key).length > 0;
  return has('cost') && has('clicks') && (['day', 'weekday', 'hour', 'device'] as const).some(has);
}

/** The planner begins with sums of a country or a kind of device, which name no keyword. */
function isOfKeyword(row: TableRow, labels: readonly string[]): boolean {
  return !isEmptyCell(cellAt(row, columnsOf(labels, 'keyword')));
}

function emptyWarning(rows: readonly TableRow[]): string[] {
  return rows.length === 0 ? ['O relatório não tem nenhuma linha.'] : [];
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
