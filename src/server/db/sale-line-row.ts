import type { SaleLine } from '#domain/measuring/profit/sale-line.ts';

type SubIdPair = [name: string, value: string];

/** A line of `sale_rows` as a query reads it, with its file's number. A query leaves out what its reader does not need. */
export interface SaleLineRow extends Record<string, unknown> {
  order_id: string;
  file: number;
  /** Begins with the day: `2026-05-13` or `2026-05-13T10:00:00`. */
  sold_at: string;
  status: SaleLine['status'];
  amount: number | null;
  commission: number | null;
  currency: string | null;
  imported_at?: string;
  clicked_at?: string | null;
  gclid?: string | null;
  exchange?: string | null;
  product?: string;
  keyword?: string;
  sub_ids?: SubIdPair[] | null;
}

export function toSaleLine(row: SaleLineRow): SaleLine {
  return {
    file: row.file,
    importedAt: row.imported_at ?? '',
    orderId: row.order_id,
    status: row.status,
    day: row.sold_at.slice(0, 10),
    soldAt: row.sold_at,
    clickedAt: row.clicked_at ?? null,
    amountMicros: row.amount,
    commissionMicros: row.commission,
    currency: row.currency,
    gclid: row.gclid ?? null,
    exchange: row.exchange ?? null,
    product: row.product ?? '',
    keyword: row.keyword ?? '',
    subIds: (row.sub_ids ?? []).map(([name, value]) => ({ name, value })),
  };
}
