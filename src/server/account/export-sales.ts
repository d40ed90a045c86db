import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { networkOrders, saleReceipts } from '../db/schema/sales.ts';
import type { ReadOwn } from './export-parts.ts';

/** Rows that are read at once. A receipt has at most 64 KB, an order about 1 KB. */
const ORDERS = 500;
const RECEIPTS = 16;

type Receipt = typeof saleReceipts.$inferSelect;

/** The orders that networks reported, in parts. */
export async function* exportOrders(read: ReadOwn, userId: string): AsyncGenerator<string> {
  const { network, orderId } = networkOrders;
  let last = { network: '', orderId: '' };
  for (let isFirst = true; ; isFirst = false) {
    const after = sql`(${network}, ${orderId}) > (${last.network}, ${last.orderId})`;
    const rows = await read((tx) =>
      tx
        .select()
        .from(networkOrders)
        .where(and(eq(networkOrders.userId, userId), after))
        .orderBy(asc(network), asc(orderId))
        .limit(ORDERS),
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end;
    yield (isFirst ? '' : ',') + rows.map(({ name, ...row }) => JSON.stringify(row)).join(',');
  }
}

/** The messages that networks sent in the last 30 days, in parts. */
export async function* exportReceipts(read: ReadOwn, userId: string): AsyncGenerator<string> {
  let last: string | null = null;
  for (let isFirst = true; ; isFirst = false) {
    const after: SQL | undefined = last === null ? undefined : gt(saleReceipts.id, last);
    const rows: Receipt[] = await read((tx) =>
      tx
        .select()
        .from(saleReceipts)
        .where(and(eq(saleReceipts.userId, userId), after))
        .orderBy(asc(saleReceipts.id))
        .limit(RECEIPTS),
    );
    const end = rows.at(-1);
    if (end === undefined) return;
    last = end.id;
    yield (isFirst ? '' : ',') + rows.map(({ digest, ...row }) => JSON.stringify(row)).join(',');
  }
}
