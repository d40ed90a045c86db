import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { adminActions } from '#domain/account/admin.ts';
import { securityEventKinds } from '#domain/account/security-events.ts';
import type { Subscription } from '#domain/account/plans.ts';
import { moment, id } from './columns.ts';
import { user } from './accounts.ts';

/** Security events of an account: the action, its author, address and result. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    event: text('event', { enum: securityEventKinds }).notNull(),
    outcome: text('outcome', { enum: ['ok', 'refused'] }).notNull(),
    /** Null when the account is unknown, as for a sign-in with an unknown e-mail. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** The account that was changed, when it is not the person's own. */
    aboutId: uuid('about_id').references(() => user.id, { onDelete: 'set null' }),
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('security_events_newest_idx').on(t.createdAt, t.id),
    index('security_events_kind_idx').on(t.event, t.createdAt, t.id),
    index('security_events_user_idx').on(t.userId),
    index('security_events_about_idx')
      .on(t.aboutId)
      .where(sql`${t.aboutId} is not null`),
  ],
);

/**
 * Changes of subscriptions by the admin. `before` and `after` hold plan, status and trial end. A row stays
 * after either account is deleted, but no longer names it.
 */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: id(),
    adminId: uuid('admin_id').references(() => user.id, { onDelete: 'set null' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    action: text('action', { enum: adminActions }).notNull(),
    before: jsonb('before').$type<Subscription>().notNull(),
    after: jsonb('after').$type<Subscription>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('admin_audit_user_idx').on(t.userId, t.createdAt)],
);
