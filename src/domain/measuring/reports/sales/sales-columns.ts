import type { TableRow } from '#domain/shared/tables/delimited.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import { type AffiliateNetworkId, networkOfColumns } from '#domain/ads/affiliate-networks.ts';
import { MOST_LEAD } from '../header.ts';
import { normalLabel, type ReportLanguage } from '../report-words.ts';
import { type SaleField, saleFields, type SalesColumns } from './sale.ts';
import { currencyColumns, splitLabel } from './sale-currency.ts';
import { splitZone } from './sale-times.ts';
import { isNamed, saleColumnWords, spacedName, timeWords } from './sale-words.ts';

/** The header of a network's file: its line among the rows, and the columns of each field. */
export interface SalesTable {
  at: number;
  labels: readonly string[];
  columns: SalesColumns;
  network: AffiliateNetworkId | null;
  language: ReportLanguage;
  /** When the digits of the dates are ambiguous, the network's country decides their order. */
  dayFirst: boolean;
}

/**
 * Finds the header of a file of sales: an order, its date and an amount. Google's reports have no order. With
 * `chosen` columns the header is the one that we know, or else the first line with three cells.
 */
export function findSales(rows: readonly TableRow[], chosen?: SalesColumns): SalesTable | null {
  const first = rows.slice(0, MOST_LEAD);
  const known = first.findIndex(({ cells }) => isSalesHeader(cells.map(normalLabel)));
  const at = known === -1 && chosen ? Math.max(0, first.findIndex(isWide)) : known;
  const header = rows[at];
  if (!header) return null;
  const labels = header.cells.map(normalLabel);
  const columns = chosen ? withoutEmpty(chosen) : columnsOf(labels);
  const language = languageOf(labels);
  const network = findNetwork(labels);
  return { at, labels, columns, network, language, dayFirst: language !== 'en' || network === 'digistore24' };
}

/**
 * The missing columns of a file that looks like sales, so that a person can choose them; null when it does not
 * look like sales.
 */
export function findAlmostSales(rows: readonly TableRow[]): string | null {
  for (const { line, cells } of rows) {
    const labels = cells.map(normalLabel);
    const columns = columnsOf(labels);
    if (!looksLikeSales(columns)) continue;
    if (isStatement(labels)) return `Linha ${line}, coluna 1: ${STATEMENT}`;
    const { orderId, soldAt, amount, commission } = columns;
    return `Linha ${line}, coluna 1: parece um arquivo de vendas, mas ${missingText({ orderId, soldAt, amount: amount ?? commission })}`;
  }
  return null;
}

const STATEMENT =
  'é um extrato de saques e saldos, sem os pedidos. Contar os repasses dobraria as comissões: traga o relatório de vendas da rede.';

/** A statement of payouts has a balance and no orders. */
export function isStatement(labels: readonly string[]): boolean {
  return (
    columnsOf(labels).orderId === undefined && labels.some((label) => /^(?:saldo|balance)$/u.test(label))
  );
}

/** Whether a header has at least two of an order, its date, an amount and a status. */
export function looksLikeSales({ orderId, soldAt, amount, commission, status }: SalesColumns): boolean {
  const found = [orderId, soldAt, amount ?? commission, status].filter((column) => column !== undefined);
  return found.length >= 2;
}

interface Needed {
  orderId: readonly number[] | undefined;
  soldAt: readonly number[] | undefined;
  /** The commission or the price. */
  amount: readonly number[] | undefined;
}

/** Tells which columns were not found. */
export function missingText({ orderId, soldAt, amount }: Needed): string {
  const missing = [
    ...(orderId ? [] : ['código do pedido']),
    ...(soldAt ? [] : ['data da venda']),
    ...(amount ? [] : ['comissão ou valor']),
  ];
  return `não achamos no cabeçalho: ${missing.join(', ')}. Escolha qual coluna tem cada um.`;
}

/** A field without a column is absent, so that the price counts where there is no commission. */
function withoutEmpty(columns: SalesColumns): SalesColumns {
  return Object.fromEntries(Object.entries(columns).filter(([, positions]) => positions.length > 0));
}

function isWide({ cells }: TableRow): boolean {
  return cells.filter((cell) => cell.trim() !== '').length >= 3;
}

function isSalesHeader(labels: readonly string[]): boolean {
  const { orderId, soldAt, amount, commission } = columnsOf(labels);
  const found = [orderId, soldAt, amount ?? commission].filter((column) => column !== undefined).length;
  return orderId !== undefined && (found === 3 || (found === 2 && findNetwork(labels) !== null));
}

/** The columns of each field that these labels name. */
export function columnsOf(labels: readonly string[]): SalesColumns {
  const names = labels.map((label) => splitZone(splitLabel(label).name).name);
  const found = saleFields.map((field) => [field, columnsFor(names, field)] as const);
  const columns: SalesColumns = Object.fromEntries(found.filter(([, positions]) => positions.length > 0));
  if (
    isBareCode(names[columns.orderId?.[0] ?? -1]) &&
    !(columns.soldAt && (columns.amount ?? columns.commission))
  )
    delete columns.orderId;
  const { status, payment } = columns;
  return (status ?? !payment) ? columns : { ...columns, status: payment };
}

/** The code of anything, which is an order's only beside a date and money. */
function isBareCode(name: string | undefined): boolean {
  return name === 'id' || name === 'código' || name === 'codigo';
}

/**
 * Of several columns for a field the one with the most exact name counts, and a column of times belongs to the date. Of
 * sub-ids all count, of commissions the first that a row fills, of currencies the one that belongs to the row's amount.
 */
function columnsFor(labels: readonly string[], field: SaleField): number[] {
  const byWords = saleColumnWords[field].map((words) =>
    labels.flatMap((label, at) => (isNamed(label, words) ? [at] : [])),
  );
  const all = byWords.flat();
  if (field === 'subId') return all;
  const named = byWords.slice(0, -1).flat();
  if (field === 'commission') return named.length > 0 ? named : all;
  if (field === 'status') return [...(byWords[0] ?? []).slice(0, 1), ...byWords.slice(1).flat().slice(0, 1)];
  const times = labels.flatMap((label, at) => (timeWords.test(label) ? [at] : []));
  if (field === 'soldAt') return all.length === 0 ? [] : [...all.slice(0, 1), ...times.slice(0, 1)];
  if (field !== 'currency') return all.slice(0, 1);
  const [commission] = columnsFor(labels, 'commission');
  const [amount = -1] = columnsFor(labels, 'amount');
  return currencyColumns(
    labels,
    all,
    commission ?? amount,
    commission === undefined ? 'amount' : 'commission',
  );
}

function findNetwork(labels: readonly string[]): AffiliateNetworkId | null {
  return networkOfColumns(labels.map(spacedName));
}

function languageOf(labels: readonly string[]): ReportLanguage {
  const all = foldText(labels.join(' '));
  if (/venda|transacao|comissao|produto|moeda/u.test(all)) return 'pt';
  return /venta|transaccion|comision|producto|moneda/u.test(all) ? 'es' : 'en';
}
