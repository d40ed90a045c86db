import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { clickIdKinds } from '#domain/measuring/networks/click-ids.ts';
import { feedFormats, feedKinds } from '#domain/measuring/profit/conversion-feed.ts';
import { moment, id, oneOf } from './columns.ts';
import { ownerId, user } from './accounts.ts';

/** Files of conversions that Google downloads. Token and password are stored as hashes. */
export const conversionFeeds = pgTable(
  'conversion_feeds',
  {
    id: id(),
    userId: ownerId(),
    action: text('action').notNull(),
    format: text('format', { enum: feedFormats }).notNull(),
    kind: text('kind', { enum: feedKinds }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** The buyers' consent, as the person states it; null leaves the column out. */
    adUserData: boolean('ad_user_data'),
    adPersonalization: boolean('ad_personalization'),
    tokenHash: text('token_hash').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** The account whose script sends it; null: Google pulls it. */
    customerId: text('customer_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastPulledAt: moment('last_pulled_at'),
  },
  (t) => [
    unique('conversion_feeds_id_user_key').on(t.id, t.userId),
    index('conversion_feeds_user_idx').on(t.userId, t.createdAt),
    check('conversion_feeds_format_check', sql`${t.format} in (${oneOf(feedFormats)})`),
    check('conversion_feeds_kind_check', sql`${t.kind} in (${oneOf(feedKinds)})`),
  ],
);

/** Lines that a feed has served. Google must always get the same data for an order, so time and value are stored. */
export const conversionLines = pgTable(
  'conversion_lines',
  {
    userId: uuid('user_id').notNull(),
    feedId: uuid('feed_id').notNull(),
    network: text('network').notNull(),
    orderId: text('order_id').notNull(),
    /** The kind of an adjustment; empty for a conversion. */
    type: text('type').notNull(),
    at: moment('at').notNull(),
    valueMicros: bigint('value_micros', { mode: 'number' }),
    servedAt: moment('served_at').notNull().defaultNow(),
    /** The result of this line in Google's file of results. */
    result: text('result'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.feedId, t.network, t.orderId, t.type] }),
    foreignKey({
      name: 'conversion_lines_feed_fk',
      columns: [t.feedId, t.userId],
      foreignColumns: [conversionFeeds.id, conversionFeeds.userId],
    }).onDelete('cascade'),
  ],
);

/** The short code that stands for a click where a network refuses the click's own id; kept for 90 days. */
export const clickCodes = pgTable(
  'click_codes',
  {
    userId: ownerId(),
    code: text('code').notNull(),
    clickId: text('click_id').notNull(),
    clickIdKind: text('click_id_kind', { enum: clickIdKinds }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] }), index('click_codes_created_idx').on(t.createdAt)],
);

/** The public name under which the pages of an account report clicks. It permits nothing else. */
export const clickSites = pgTable('click_sites', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  site: text('site').notNull().unique(),
});
