import type { Period } from '#domain/measuring/reports/period.ts';
import type { SaleStatus, SubId } from '#domain/measuring/reports/sales/sale.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import type { Steps } from '#domain/shared/steps.ts';
import { reversePayments } from './reverse-payments.ts';
import { amountOf, isReversal, isTakenBack, type SaleLine } from './sale-line.ts';
import { STEP, effectiveSales } from './effective-sales.ts';
import { onFiledDays } from './filed-days.ts';

/** A payment of an order, or a part of it that was given back, which is negative. */
export interface OrderEntry {
  day: string;
  micros: number;
  currency: string | null;
  exchange: string | null;
}

/** An order as the newest files have it. */
export interface Order {
  orderId: string;
  day: string;
  soldAt: string;
  status: SaleStatus;
  /** The revenue of an approved order, or the possible revenue of a pending one. Otherwise empty. */
  entries: OrderEntry[];
  /** The amount that was refunded, lost or never paid. */
  lost: OrderEntry[];
  /** When the money went back, or else when the file with the news was brought; null when it did not. */
  reversedAt: string | null;
  gclid: string | null;
  clickedAt: string | null;
  subIds: readonly SubId[];
  keyword: string;
}

/**
 * Reads the lines as a ledger, the oldest file first. On the days that a newer file covers, an order that it
 * names is as it says. A negative line takes its own amount back; a line that says refunded takes the whole
 * payment.
 */
export function* settleOrders(lines: readonly SaleLine[]): Steps<Order[]> {
  const periods = periodsOf(lines);
  const settled: Order[] = [];
  let read = 0;
  for (const [orderId, ownLines] of groupBy(lines, (line) => line.orderId)) {
    settled.push(settle(orderId, yield* effectiveSales(onFiledDays(ownLines), periods)));
    read += ownLines.length;
    if (read < STEP) continue;
    read = 0;
    yield;
  }
  return settled;
}

function periodsOf(lines: readonly SaleLine[]): Map<number, Period> {
  const periods = new Map<number, Period>();
  for (const { file, day, isPostback } of lines) {
    if (isPostback) continue;
    const known = periods.get(file) ?? { start: day, end: day };
    periods.set(file, {
      start: day < known.start ? day : known.start,
      end: day > known.end ? day : known.end,
    });
  }
  return periods;
}

function settle(orderId: string, lines: readonly SaleLine[]): Order {
  const sorted = lines.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const sales = sorted.filter((line) => !isReversal(line));
  const reversals = sorted.filter(isReversal);
  const paid = sales.filter(({ status }) => status === 'approved');
  const { standing, reversed } = reversePayments(
    paid,
    reversals.filter((line) => !isTakenBack(line)),
  );
  const back = reversals.filter(isTakenBack);
  const isAllBack = back.length > 0 && isCovered(standing, back);
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
