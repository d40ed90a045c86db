import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { guides } from '#domain/account/guides.ts';
import { noticeKinds } from '#domain/account/notices.ts';
import { planCodes, subscriptionStatuses } from '#domain/account/plans.ts';
import { moment, id, oneOf } from './columns.ts';
import { ownerId, user } from './accounts.ts';

export const profiles = pgTable(
  'profiles',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    fullName: text('nome_completo').notNull().default(''),
    phone: text('telefone'),
    plan: text('plan', { enum: planCodes }).notNull().default('pro'),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses })
      .notNull()
      .default('trialing'),
    trialExpiresAt: moment('trial_expires_at'),
    stripeSubscriptionId: text('stripe_subscription_id'),
    nextBillingAt: moment('next_billing_at'),
    /** After a failed renewal, the account stays open until this moment. Null while payments are in order. */
    graceEndsAt: moment('grace_ends_at'),
    /** Mail notices that this person switched off. */
    mutedNotices: text('muted_notices', { enum: noticeKinds })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Guides for newcomers that this person closed. */
    closedGuides: text('closed_guides', { enum: guides })
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** ISO 4217 currency code of the Google Ads account; null until its owner says it. */
    adsCurrency: text('ads_currency'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('profiles_plan_check', sql`${t.plan} in (${oneOf(planCodes)})`),
    check('profiles_status_check', sql`${t.subscriptionStatus} in (${oneOf(subscriptionStatuses)})`),
    check('profiles_ads_currency_check', sql`${t.adsCurrency} ~ '^[A-Z]{3}$'`),
    index('profiles_newest_idx').on(t.createdAt, t.id),
    index('profiles_search_idx').using(
      'gin',
      sql`lower(${t.email} || chr(10) || ${t.fullName}) gin_trgm_ops`,
    ),
    index('profiles_displayed_plan_idx').on(
      sql`(case when ${t.subscriptionStatus} = 'trialing' then 'trial' else ${t.plan} end)`,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    // PostgreSQL would rewrite a condition `(status <> 'inactive') = false` and then not use an index on that
    // expression, so the expression returns a word.
    index('profiles_access_idx').on(
      sql`(case when ${t.subscriptionStatus} = 'inactive' then 'inactive' else 'active' end)`,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('profiles_plan_and_access_idx').on(
      sql`(case when ${t.subscriptionStatus} = 'trialing' then 'trial' else ${t.plan} end)`,
      sql`(case when ${t.subscriptionStatus} = 'inactive' then 'inactive' else 'active' end)`,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('profiles_trial_end_idx')
      .on(t.trialExpiresAt)
      .where(sql`${t.subscriptionStatus} = 'trialing'`),
    index('profiles_grace_end_idx')
      .on(t.graceEndsAt)
      .where(sql`${t.graceEndsAt} is not null`),
  ],
);

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    userId: ownerId(),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('feedbacks_newest_idx').on(t.createdAt, t.id)],
);
