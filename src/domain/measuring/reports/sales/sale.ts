import type { AffiliateNetworkId } from '#domain/ads/affiliate-networks.ts';

/** `other` is no sale: a test, a fee, or words that we do not know. */
export const saleStatuses = ['approved', 'pending', 'refunded', 'chargeback', 'cancelled', 'other'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** The parts of a sale that we read. We never read the buyer's name, e-mail and documents. */
export const saleFields = [
  'orderId',
  'soldAt',
  'status',
  'payment',
  'product',
  'amount',
  'commission',
  'currency',
  'exchange',
  'country',
  'click',
  'clickedAt',
  'subId',
  'keyword',
  'test',
  'refunded',
  'role',
] as const;
export type SaleField = (typeof saleFields)[number];

/** The position of each field's column. Networks have several columns of sub-ids. */
export type SalesColumns = Partial<Record<SaleField, readonly number[]>>;

/** A value that the affiliate's link carried. The name is that of the column, in lower case. */
export interface SubId {
  name: string;
  value: string;
}

export interface Sale {
  orderId: string;
  day: string;
  /** A day, a local time or an instant: `2026-05-13`, `2026-05-13T10:20:00`, `2026-05-13T10:20:00-03:00`. */
  soldAt: string;
  status: SaleStatus;
  product: string;
  /** The price that the buyer paid and the affiliate's commission, in millionths of the currency. */
  amountMicros: number | null;
  commissionMicros: number | null;
  currency: string | null;
  /** Units of the ad account's currency for one of the sale's, when the file gives it: `5.4321`. */
  exchange: string | null;
  country: string;
  /** Google's click id. */
  gclid: string | null;
  /** Like `soldAt`. */
  clickedAt: string | null;
  subIds: SubId[];
  keyword: string;
}

/** The amounts of a row, which are read with their whole column; null without a column. */
export interface SaleAmounts {
  amount: number | null;
  commission: number | null;
  /** What of the amount went back. */
  refunded: number | null;
}

export interface SalesFacts {
  network: AffiliateNetworkId | null;
  approved: number;
  /** With chargebacks. */
  refunded: number;
  /** The affiliate's part of the approved sales, or their price when the file has no commission. Two currencies have no sum. */
  revenue: number | null;
  /** The header of each field that was found. */
  columns: Partial<Record<SaleField, string>>;
}
