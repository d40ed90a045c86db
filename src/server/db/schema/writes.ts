import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { ownerId } from './accounts.ts';

/** Answers to writes that carried an `Idempotency-Key`, stored for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: ownerId(),
    key: uuid('key').notNull(),
    /** SHA-256 of method, path and body. The same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    status: integer('status').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created_idx').on(t.createdAt)],
);

/**
 * Number of writes per account in its current minute. The migration makes the table unlogged, so a crash may
 * empty it.
 */
export const writeCounts = pgTable('write_counts', {
  userId: uuid('user_id').primaryKey(),
  windowStart: moment('window_start').notNull(),
  count: integer('count').notNull(),
});
