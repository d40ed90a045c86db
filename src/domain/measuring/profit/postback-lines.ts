import type { Payment } from '#domain/measuring/networks/order-state.ts';
import type { SubId } from '#domain/measuring/networks/message.ts';
import { localTime } from '#domain/shared/instants.ts';
import type { SaleStatus } from '#domain/measuring/reports/sales/sale.ts';
import type { SaleLine } from './sale-line.ts';

/** An order that a network sent by postback. */
export interface OrderByPostback {
  orderId: string;
  payments: readonly Payment[];
  gclid: string | null;
  subIds: readonly SubId[];
}

/** Postbacks are older news than any file, and what came after a file is newer than all files. */
const BEFORE_FILES = 0;
const AFTER_FILES = Number.MAX_SAFE_INTEGER;

/**
 * The lines of an order for `settleOrders`. A file corrects them on the days that it covers, except money that went back
 * after it was brought.
 * @param filedAt when the newest file that names the order was brought; null without one.
 * @param timeZone in whose days sales count.
 */
export function postbackLines(
  { orderId, payments, gclid, subIds }: OrderByPostback,
  filedAt: string | null,
  timeZone: string,
): SaleLine[] {
  const isSingle = payments.length === 1;
  return payments.flatMap((payment) => {
    const { amountMicros, commissionMicros, currency, soldAt, reversedAt, heardAt, back } = payment;
    const { isOnlyBack = false } = payment;
    const line = (
      status: SaleStatus,
      at: string,
      sums: Pick<SaleLine, 'amountMicros' | 'commissionMicros'>,
    ): SaleLine => ({
      orderId,
      status,
      ...timesOf(at, timeZone),
      ...sums,
      currency,
      gclid,
      subIds: [...subIds],
      product: '',
      exchange: null,
      clickedAt: null,
      keyword: '',
      importedAt: heardAt,
      isPostback: true,
      file: isBack(status) && filedAt !== null && heardAt >= filedAt ? AFTER_FILES : BEFORE_FILES,
    });
    const gross = { amountMicros, commissionMicros };
    if (payment.status === 'test') return [];
    if (payment.status === 'refunded' || payment.status === 'chargeback') {
      // Money that went back before its sale was reported is no sale yet.
      const sale = isOnlyBack ? [] : [line('approved', soldAt, gross)];
      // One of several payments takes back its own amount; the only one is taken back as a whole.
      const reversal = line(payment.status, reversedAt ?? soldAt, isSingle ? gross : negative(gross));
      return [...sale, reversal];
    }
    const parts = back.map((part) => line('refunded', part.at, negative(part)));
    return [line(payment.status, soldAt, gross), ...parts];
  });
}

function isBack(status: SaleStatus): boolean {
  return status === 'refunded' || status === 'chargeback';
}

function negative({ amountMicros, commissionMicros }: Pick<SaleLine, 'amountMicros' | 'commissionMicros'>) {
  return {
    amountMicros: amountMicros === null ? null : -amountMicros,
    commissionMicros: commissionMicros === null ? null : -commissionMicros,
  };
}

function timesOf(at: string, timeZone: string): Pick<SaleLine, 'day' | 'soldAt'> {
  const { text, offset } = localTime(Date.parse(at), timeZone);
  return { day: text.slice(0, 10), soldAt: `${text}${offset}` };
}
