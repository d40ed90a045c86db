import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clickIdKinds } from '#domain/measuring/networks/click-ids.ts';
import type { Contents } from '#domain/measuring/networks/message.ts';
import type { Payment, ReceivedEvent } from '#domain/measuring/networks/order-state.ts';
import { orderStatuses } from '#domain/measuring/networks/postback.ts';
import { receiptStates } from '#domain/measuring/networks/sources.ts';
import { moment, id, oneOf } from './columns.ts';
import { ownerId } from './accounts.ts';

/**
 * Addresses at which networks report sales. Only the hash of each secret is stored; an older secret stays valid
 * until `previous_until`. `key` is the network's own secret, encrypted.
 */
export const salesSources = pgTable(
  'sales_sources',
  {
    id: id(),
    userId: ownerId(),
    network: text('network').notNull(),
    name: text('name').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    previousHash: text('previous_hash').unique(),
    previousUntil: moment('previous_until'),
    key: text('key'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastReceivedAt: moment('last_received_at'),
    lastSaleAt: moment('last_sale_at'),
  },
  (t) => [
    unique('sales_sources_id_user_key').on(t.id, t.userId),
    index('sales_sources_user_idx').on(t.userId, t.createdAt),
  ],
);

/** The messages of networks, without data about buyers; kept for 30 days. A repeated message is the same receipt. */
export const saleReceipts = pgTable(
  'sale_receipts',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    /** SHA-256 of the contents. */
    digest: text('digest').notNull(),
    contents: json('contents').$type<Contents>().notNull(),
    state: text('state', { enum: receiptStates }).notNull(),
    /** The reason why it could not be read, or its kind when it is not a sale. */
    reason: text('reason').notNull().default(''),
    what: text('what').notNull().default(''),
    copies: integer('copies').notNull().default(1),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [
    unique('sale_receipts_digest_key').on(t.sourceId, t.digest),
    foreignKey({
      name: 'sale_receipts_source_fk',
      columns: [t.sourceId, t.userId],
      foreignColumns: [salesSources.id, salesSources.userId],
    }).onDelete('cascade'),
    index('sale_receipts_source_idx').on(t.sourceId, t.receivedAt),
    index('sale_receipts_received_idx').on(t.receivedAt),
    check('sale_receipts_state_check', sql`${t.state} in (${oneOf(receiptStates)})`),
  ],
);

/** Orders as networks reported them, computed from `order_events`. `source_id` is the source that may change it. */
export const networkOrders = pgTable(
  'network_orders',
  {
    userId: ownerId(),
    network: text('network').notNull(),
    orderId: text('order_id').notNull(),
    /** In lower case. A column, because the policy of the table lets no index of `lower()` be used. */
    name: text('name')
      .notNull()
      .generatedAlwaysAs(sql`lower(order_id)`),
    sourceId: uuid('source_id').references(() => salesSources.id, { onDelete: 'set null' }),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** In millionths of the currency, after partial refunds. */
    amountMicros: bigint('amount_micros', { mode: 'number' }),
    commissionMicros: bigint('commission_micros', { mode: 'number' }),
    currency: text('currency'),
    soldAt: moment('sold_at').notNull(),
    product: text('product').notNull(),
    clickId: text('click_id'),
    clickIdKind: text('click_id_kind', { enum: clickIdKinds }),
    /** Pairs of name and value. */
    subIds: jsonb('sub_ids').$type<[name: string, value: string][]>().notNull(),
    payments: jsonb('payments').$type<Payment[]>().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.network, t.orderId] }),
    index('network_orders_newest_idx').on(t.userId, t.soldAt, t.network, t.orderId),
    index('network_orders_source_idx').on(t.sourceId),
    index('network_orders_name_idx').on(t.userId, t.name),
    index('network_orders_changed_idx').on(t.userId, t.changedAt),
    check('network_orders_status_check', sql`${t.status} in (${oneOf(orderStatuses)})`),
  ],
);

/** The events of the payments of an order, each one once. */
export const orderEvents = pgTable(
  'order_events',
  {
    userId: ownerId(),
    network: text('network').notNull(),
    orderId: text('order_id').notNull(),
    payment: text('payment').notNull(),
    event: text('event').notNull(),
    content: json('content').$type<Omit<ReceivedEvent, 'receivedAt'>>().notNull(),
    /** Another number of the order, in lower case: `transaction` of the content. */
    otherName: text('other_name').generatedAlwaysAs(sql`lower(content->>'transaction')`),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.network, t.orderId, t.payment, t.event] }),
    index('order_events_other_idx')
      .on(t.userId, t.otherName)
      .where(sql`${t.otherName} is not null`),
  ],
);

/** The value of one unit of a currency in another one, from this day until the next rate of the same pair. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    userId: ownerId(),
    from: text('from_currency').notNull(),
    to: text('to_currency').notNull(),
    day: date('day').notNull(),
    rate: numeric('rate', { precision: 15, scale: 8 }).notNull(),
  },
  (t) => [
    unique('exchange_rates_day_key').on(t.userId, t.from, t.to, t.day),
    check('exchange_rates_rate_check', sql`${t.rate} > 0`),
  ],
);
