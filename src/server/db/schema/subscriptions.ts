import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { planCodes, subscriptionStates } from '#domain/account/plans.ts';
import { moment } from './columns.ts';
import { user } from './accounts.ts';

/**
 * The payment provider's latest state of each subscription. Events arrive in any order, so a row may have an
 * owner before it has a state, or a state before it has an owner.
 */
export const stripeSubscriptions = pgTable(
  'stripe_subscriptions',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** In lower case. Stored only while the subscription's owner is unknown. */
    payerEmail: text('payer_email'),
    plan: text('plan', { enum: planCodes }),
    status: text('status', { enum: subscriptionStates }),
    periodEnd: moment('period_end'),
    /** Time of the newest applied event, and its rank among events of the same second. */
    eventAt: moment('event_at'),
    eventRank: integer('event_rank').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('stripe_subscriptions_user_idx').on(t.userId),
    index('stripe_subscriptions_payer_idx').on(t.payerEmail),
  ],
);

/** Ids of payment events already applied, so that a repeated event changes nothing. */
export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  createdAt: moment('created_at').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
});
