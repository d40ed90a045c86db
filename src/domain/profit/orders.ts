import { isIn, type Period } from '../reports/period.ts';
import type { Steps } from '../shared/steps.ts';
import type { Sale, SaleStatus, SubId } from '../reports/sales/sale.ts';

/** One line of a network's file. `file` counts the files of the campaign, the oldest first. */
export interface SaleLine extends Omit<Sale, 'country'> {
  file: number;
  /** When the file was brought. */
  importedAt: string;
}

/** A payment of an order, or a part of it that was given back, which is negative. */
export interface OrderEntry {
  day: string;
  micros: number;
  currency: string | null;
  exchange: string | null;
}

/** An order as the newest files tell it. */
export interface Order {
  orderId: string;
  day: string;
  soldAt: string;
  status: SaleStatus;
  /** What counts as revenue when approved, what may still come when pending. Else empty. */
  entries: OrderEntry[];
  /** What was given back, lost or never paid. */
  lost: OrderEntry[];
  /** When the money went back, or else when the file with the news was brought; null when it did not. */
  reversedAt: string | null;
  gclid: string | null;
  clickedAt: string | null;
  subIds: readonly SubId[];
  keyword: string;
}

/** Lines, or orders, of one step. */
const STEP = 1000;

/**
 * Reads the lines as a ledger, the oldest file first. On the days that a newer file covers, an order that it
 * names is as it says. A negative line takes its own amount back; a line that says refunded takes the whole
 * payment.
 */
export function* settleOrders(lines: readonly SaleLine[]): Steps<Order[]> {
  const periods = periodsOf(lines);
  const orders = new Map<string, SaleLine[]>();
  for (const [at, line] of lines.entries()) {
    if (at % STEP === 0) yield;
    const known = orders.get(line.orderId);
    if (!known) {
      orders.set(line.orderId, [line]);
      continue;
    }
    const isKept = known.some(
      (older) => older.file === line.file && repeats(line, older) && isReversal(older),
    );
    const replaced = known.filter((older) => replaces(line, older, periods.get(line.file)));
    const rest = known.filter((older) => !replaced.includes(older));
    orders.set(line.orderId, isKept && !isReversal(line) ? known : [...rest, inherit(line, replaced)]);
  }
  const settled: Order[] = [];
  for (const [orderId, kept] of orders) {
    if (settled.length % STEP === 0) yield;
    settled.push(settle(orderId, kept));
  }
  return settled;
}

/** A newer file may tell less of where the sale came from. */
function inherit(line: SaleLine, replaced: readonly SaleLine[]): SaleLine {
  return replaced.reduce(
    (known, older) => ({
      ...known,
      soldAt: known.soldAt === older.day ? older.soldAt : known.soldAt,
      gclid: known.gclid ?? older.gclid,
      clickedAt: known.clickedAt ?? older.clickedAt,
      subIds: known.subIds.length > 0 ? known.subIds : older.subIds,
      keyword: known.keyword === '' ? older.keyword : known.keyword,
    }),
    line,
  );
}

function periodsOf(lines: readonly SaleLine[]): Map<number, Period> {
  const periods = new Map<number, Period>();
  for (const { file, day } of lines) {
    const known = periods.get(file) ?? { start: day, end: day };
    periods.set(file, {
      start: day < known.start ? day : known.start,
      end: day > known.end ? day : known.end,
    });
  }
  return periods;
}

/** Whether both lines are the same thing told twice. Another file may have no column of products. */
function repeats(one: SaleLine, other: SaleLine): boolean {
  const isUnnamed = one.file !== other.file && (one.product === '' || other.product === '');
  const isSameProduct = one.product === other.product || isUnnamed;
  return isSameProduct && one.day === other.day && isTakenBack(one) === isTakenBack(other);
}

function replaces(line: SaleLine, older: SaleLine, period: Period | undefined): boolean {
  if (repeats(line, older)) return true;
  if (older.file === line.file || isTakenBack(line) || isTakenBack(older) || !period) return false;
  return isIn(older.day, period) && repeats({ ...line, day: older.day }, older);
}

function isReversal({ status }: SaleLine): boolean {
  return status === 'refunded' || status === 'chargeback';
}

/** A negative line of a ledger, which says how much went back. */
function isTakenBack(line: SaleLine): boolean {
  return isReversal(line) && amountOf(line) < 0;
}

/** The affiliate's part, or the price when the file has no commission. */
function amountOf({ commissionMicros, amountMicros }: SaleLine): number {
  return commissionMicros ?? amountMicros ?? 0;
}

function settle(orderId: string, lines: readonly SaleLine[]): Order {
  const sorted = lines.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const sales = sorted.filter((line) => !isReversal(line));
  const reversals = sorted.filter(isReversal);
  const paid = sales.filter(({ status }) => status === 'approved');
  const { standing, reversed } = reverseWhole(
    paid,
    reversals.filter((line) => !isTakenBack(line)),
  );
  const back = reversals.filter(isTakenBack);
  const isAllBack = standing.length > 0 && back.length > 0 && isCovered(standing, back);
  const kept = isAllBack ? [] : [...standing, ...back];
  const status = statusOf(isAllBack ? [] : standing, reversals, sales);
  const pending = status === 'pending' ? sales.filter((line) => line.status === 'pending') : [];
  const first = sales[0] ?? sorted[0];
  const lost = status === 'approved' ? [...reversed, ...back] : lostOf(status, sales, reversals);
  const last = reversals.at(-1);
  return {
    ...describe(orderId, first, sorted),
    status,
    entries: (status === 'approved' ? kept : pending).map((line) => toEntry(line)),
    lost: lost.map((line) => toEntry(line, Math.abs(amountOf(line)))),
    reversedAt: last === undefined ? null : reversedAt(last, first),
  };
}

/** Each line that says refunded takes back the newest payment of its product that is not younger than it. */
function reverseWhole(paid: readonly SaleLine[], reversals: readonly SaleLine[]) {
  let standing = [...paid];
  const reversed: SaleLine[] = [];
  for (const reversal of reversals) {
    const ofProduct = standing.filter(({ product }) => product === reversal.product);
    const candidates = ofProduct.length > 0 ? ofProduct : standing;
    const taken = candidates.findLast(({ day }) => day <= reversal.day) ?? candidates[0];
    if (!taken) continue;
    standing = standing.filter((line) => line !== taken);
    reversed.push(taken);
  }
  return { standing, reversed };
}

/** Whether the lines that take back leave nothing. Amounts of two currencies cannot be compared. */
function isCovered(paid: readonly SaleLine[], back: readonly SaleLine[]): boolean {
  const currencies = new Set([...paid, ...back].map(({ currency }) => currency));
  const left = [...paid, ...back].reduce((sum, line) => sum + amountOf(line), 0);
  return currencies.size > 1 || left <= 0;
}

function statusOf(
  standing: readonly SaleLine[],
  reversals: readonly SaleLine[],
  sales: readonly SaleLine[],
): SaleStatus {
  if (standing.length > 0) return 'approved';
  const reversal = reversals.at(-1)?.status;
  if (reversal) return reversal;
  const order: readonly SaleStatus[] = ['pending', 'cancelled'];
  return order.find((status) => sales.some((line) => line.status === status)) ?? 'other';
}

function lostOf(
  status: SaleStatus,
  sales: readonly SaleLine[],
  reversals: readonly SaleLine[],
): readonly SaleLine[] {
  if (status === 'pending' || status === 'other') return [];
  if (status === 'cancelled') return sales.filter((line) => line.status === 'cancelled');
  const paid = sales.filter((line) => line.status === 'approved');
  return paid.length > 0 ? paid : reversals;
}

/** A status of the same line has no time of its own: then we know only when the file was brought. */
function reversedAt(reversal: SaleLine, first: SaleLine | undefined): string {
  return first && reversal.soldAt > first.soldAt ? reversal.soldAt : reversal.importedAt;
}

function describe(orderId: string, first: SaleLine | undefined, lines: readonly SaleLine[]) {
  return {
    orderId,
    day: first?.day ?? '',
    soldAt: first?.soldAt ?? '',
    gclid: lines.find(({ gclid }) => gclid !== null)?.gclid ?? null,
    clickedAt: lines.find(({ clickedAt }) => clickedAt !== null)?.clickedAt ?? null,
    subIds: lines.find(({ subIds }) => subIds.length > 0)?.subIds ?? [],
    keyword: lines.find(({ keyword }) => keyword !== '')?.keyword ?? '',
  };
}

function toEntry(line: SaleLine, micros = amountOf(line)): OrderEntry {
  const { day, currency, exchange } = line;
  return { day, micros, currency, exchange };
}
