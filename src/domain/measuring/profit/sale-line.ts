import type { Sale } from '#domain/measuring/reports/sales/sale.ts';

/** One line of a network's file. `file` counts the files of the campaign, the oldest first. */
export interface SaleLine extends Omit<Sale, 'country'> {
  file: number;
  /** When the file was brought. */
  importedAt: string;
  /** A network sent it by postback. It covers no days, and each line of its order is a payment of its own. */
  isPostback?: true;
}

export function isReversal({ status }: SaleLine): boolean {
  return status === 'refunded' || status === 'chargeback';
}

/** A negative line of a ledger, which says how much went back. */
export function isTakenBack(line: SaleLine): boolean {
  return isReversal(line) && amountOf(line) < 0;
}

/** The affiliate's part, or the price when the file has no commission. */
export function amountOf({ commissionMicros, amountMicros }: SaleLine): number {
  return commissionMicros ?? amountMicros ?? 0;
}
