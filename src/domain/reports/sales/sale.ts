export type Network = 'buygoods' | 'clickbank' | 'digistore24' | 'hotmart' | 'monetizze';

export type SaleStatus = 'approved' | 'refunded' | 'pending' | 'cancelled' | 'other';

/** What is read of a sale. The buyer's name, e-mail and documents are never read. */
export const saleFields = [
  'orderId',
  'soldAt',
  'status',
  'product',
  'amount',
  'commission',
  'currency',
  'country',
  'click',
  'subId',
  'keyword',
] as const;
export type SaleField = (typeof saleFields)[number];

/** The position of each field's column. Networks have several columns of sub-ids. */
export type SalesColumns = Partial<Record<SaleField, readonly number[]>>;

export interface Sale {
  orderId: string;
  day: string;
  status: SaleStatus;
  product: string;
  /** What the buyer paid, and the affiliate's part, in millionths of the currency. */
  amountMicros: number | null;
  commissionMicros: number | null;
  currency: string | null;
  country: string;
  /** Google's click id. */
  gclid: string | null;
  subIds: string[];
  keyword: string;
}

export interface SalesFacts {
  network: Network | null;
  approved: number;
  refunded: number;
  /** The affiliate's part of the approved sales, or their price when the file has no commission. */
  revenue: number;
  /** The header of each field that was found. */
  columns: Partial<Record<SaleField, string>>;
}
