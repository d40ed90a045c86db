import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { adminActions } from '#domain/account/admin.ts';
import { type CommandValue, commandKinds, commandStates } from '#domain/deciding/bridge/commands.ts';
import type { Caps } from '#domain/deciding/bridge/messages.ts';
import type { HeldTable } from '#domain/deciding/bridge/pieces.ts';
import { bridgeTableNames } from '#domain/deciding/bridge/tables.ts';
import { guides } from '#domain/account/guides.ts';
import { noticeKinds } from '#domain/account/notices.ts';
import { securityEventKinds } from '#domain/account/security-events.ts';
import type { StoredItem } from '#domain/ads/items.ts';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import { sharedFields } from '#domain/making/campaign/share.ts';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import type { ReportDetails } from '#domain/measuring/reports/report-rows.ts';
import { clickIdKinds } from '#domain/measuring/networks/click-ids.ts';
import type { Contents } from '#domain/measuring/networks/message.ts';
import type { Payment, ReceivedEvent } from '#domain/measuring/networks/order-state.ts';
import { orderStatuses } from '#domain/measuring/networks/postback.ts';
import { receiptStates } from '#domain/measuring/networks/sources.ts';
import { feedFormats, feedKinds } from '#domain/measuring/profit/conversion-feed.ts';
import { saleStatuses } from '#domain/measuring/reports/sales/sale.ts';
import { type CheckReport, checkStates } from '#domain/making/landing-page/stored-check.ts';
import { storedTypes } from '#domain/measuring/reports/stored-types.ts';
import type { Totals } from '#domain/measuring/reports/metrics.ts';
import type { AdGroup, CampaignSettings } from '#domain/making/structure/draft.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import {
  planCodes,
  subscriptionStates,
  type Subscription,
  subscriptionStatuses,
} from '#domain/account/plans.ts';

// Lists show the newest row first, but their indexes ascend: PostgreSQL reads them backwards for `order by …
// desc`. Drizzle's descending indexes put nulls last while that order puts them first, so PostgreSQL would
// not use them.
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const id = () => uuid('id').primaryKey().defaultRandom();
const oneOf = (values: readonly string[]) =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '));

// Accounts: the tables of Better Auth (user, session, account, verification, two_factor).

export const user = pgTable('user', {
  id: id(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/**
 * `updated_at` is the last renewal of the lease. `expires_at` is 30 days later, but at most 90 days after
 * `created_at`. `proven_at` is when the person last entered a password or a code.
 */
export const session = pgTable(
  'session',
  {
    id: id(),
    token: text('token').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    provenAt: moment('proven_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [index('session_user_idx').on(t.userId), index('session_expires_idx').on(t.expiresAt)],
);

export const account = pgTable(
  'account',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('account_user_idx').on(t.userId),
    uniqueIndex('account_provider_idx').on(t.providerId, t.accountId),
  ],
);

export const verification = pgTable(
  'verification',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('verification_identifier_idx').on(t.identifier),
    index('verification_expires_idx').on(t.expiresAt),
  ],
);

export const twoFactor = pgTable('two_factor', {
  id: id(),
  userId: uuid('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  verified: boolean('verified').notNull().default(true),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
});

// Accounts: our own tables.

export const mailLinkKinds = [
  'confirm-email',
  'reset-password',
  'approve-new-email',
  'confirm-new-email',
] as const;
export type MailLinkKind = (typeof mailLinkKinds)[number];

/** One-time codes already used, so that each code works only once in its 90 seconds. */
export const usedTotpCodes = pgTable(
  'used_totp_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] })],
);

/**
 * Attempts counted for rate limits. `key` names the limit and a hash of the person, never an e-mail in plain
 * text.
 */
export const attempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowStart: moment('window_start').notNull(),
  },
  (t) => [index('attempts_window_idx').on(t.windowStart)],
);

/**
 * Links sent by mail. Each person has at most one of each kind, the newest. Only its hash is stored, and it
 * is deleted when used.
 */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: mailLinkKinds }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    unique('mail_links_user_kind_key').on(t.userId, t.kind),
    index('mail_links_expires_idx').on(t.expiresAt),
  ],
);

/** A change of e-mail that was asked for: it is done once the holders of both mailboxes agreed. */
export const emailChanges = pgTable('email_changes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  newEmail: text('new_email').notNull(),
  oldConfirmedAt: moment('old_confirmed_at'),
  newConfirmedAt: moment('new_confirmed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Browsers that have signed in to an account. Only the hash of each browser's cookie is stored. */
export const devices = pgTable(
  'devices',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (t) => [
    unique('devices_user_token_key').on(t.userId, t.tokenHash),
    index('devices_last_used_idx').on(t.lastUsedAt),
  ],
);

/**
 * Mail to send. It is written in the transaction that causes it and sent afterwards. Its body is cleared
 * after sending, because it holds secret links.
 */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    lastError: text('last_error'),
    sentAt: moment('sent_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('mail_messages_due_idx')
      .on(t.nextAttemptAt)
      .where(sql`${t.sentAt} is null`),
  ],
);

// The product.

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
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('profiles_plan_check', sql`${t.plan} in (${oneOf(planCodes)})`),
    check('profiles_status_check', sql`${t.subscriptionStatus} in (${oneOf(subscriptionStatuses)})`),
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

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    notes: text('notes'),
    platform: text('platform'),
    niche: text('niche'),
    country: text('country'),
    commission: numeric('commission', { precision: 12, scale: 2 }),
    productPrice: numeric('product_price', { precision: 12, scale: 2 }),
    /** ISO 4217 currency code of commission and price. */
    currency: text('currency').notNull().default('BRL'),
    /** The product sheet, read and written separately from the other fields. */
    sheet: jsonb('sheet').$type<ProductSheet>().notNull().default({}),
    /** The fictitious campaign of a new account. Each account has at most one. */
    isExample: boolean('is_example').notNull().default(false),
    /** Each edit increments it. An edit based on an older version is refused. */
    version: integer('version').notNull().default(1),
    /** The number of lists of each type that it has. Triggers of `campaign_assets` keep it; nothing else writes it. */
    assetCounts: json('asset_counts').$type<Partial<Record<AssetType, number>>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('campaigns_id_user_key').on(t.id, t.userId),
    index('campaigns_user_newest_idx').on(t.userId, t.createdAt, t.id),
    index('campaigns_user_updated_idx').on(t.userId, t.updatedAt),
    uniqueIndex('campaigns_example_idx')
      .on(t.userId)
      .where(sql`${t.isExample}`),
    check('campaigns_name_check', sql`btrim(${t.name}) <> ''`),
    check('campaigns_sheet_check', sql`jsonb_typeof(${t.sheet}) = 'object'`),
    check('campaigns_currency_check', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
);

/** `user_id` is part of the foreign key, so an asset cannot be stored in another person's campaign. */
export const campaignAssets = pgTable(
  'campaign_assets',
  {
    id: id(),
    campaignId: uuid('campaign_id').notNull(),
    userId: uuid('user_id').notNull(),
    assetType: text('asset_type', { enum: assetTypes }).notNull(),
    content: jsonb('content').$type<StoredItem[]>().notNull(),
    /** The first items of `content`, so that reading a campaign does not read all its texts. */
    preview: jsonb('preview')
      .$type<StoredItem[]>()
      .notNull()
      .generatedAlwaysAs(sql`jsonb_path_query_array(content, '$[0 to 4]')`),
    /** Length of `content`, so that reading a list of campaigns does not read all texts. */
    itemCount: integer('item_count').notNull(),
    /** Size of `content` as JSON, for the account's quota. */
    byteCount: integer('byte_count').notNull().default(0),
    /**
     * The generator's inputs for the list. Null when the list was typed, imported or saved before these
     * columns existed.
     */
    product: text('product'),
    language: text('language'),
    funnel: text('funnel', { enum: funnelLevels }),
    matchType: text('match_type', { enum: matchTypes }),
    /** The owner's name for the list. Null: the list is shown by its type. */
    name: text('name'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'campaign_assets_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    check('campaign_assets_type_check', sql`${t.assetType} in (${oneOf(assetTypes)})`),
    index('campaign_assets_campaign_idx').on(t.campaignId, t.createdAt),
    check('campaign_assets_funnel_check', sql`${t.funnel} in (${oneOf(funnelLevels)})`),
    check('campaign_assets_match_check', sql`${t.matchType} in (${oneOf(matchTypes)})`),
    index('campaign_assets_user_newest_idx').on(t.userId, t.createdAt),
    index('campaign_assets_counts_idx').on(t.userId, t.campaignId, t.assetType, t.byteCount),
  ],
);

/** The campaign-level part of its plan: settings, campaign negatives, assets. The first save inserts it. */
export const campaignDrafts = pgTable(
  'campaign_plans',
  {
    campaignId: uuid('campaign_id').primaryKey(),
    userId: uuid('user_id').notNull(),
    content: jsonb('content').$type<CampaignSettings>().notNull(),
    byteCount: integer('byte_count').notNull(),
    /** The rows of the Editor export of which the campaign was made; null for a campaign made here. */
    imported: jsonb('imported').$type<ImportedCampaign>(),
    importedBytes: integer('imported_bytes').notNull().default(0),
    /** Each save increments it. A save based on an older version is refused. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'campaign_plans_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    index('campaign_plans_user_idx').on(t.userId, t.byteCount),
  ],
);

/** A read-only link to a campaign. Only the hash of its token is stored. */
export const campaignShares = pgTable(
  'campaign_shares',
  {
    id: id(),
    campaignId: uuid('campaign_id').notNull(),
    userId: uuid('user_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The owner's word for the reader. */
    label: text('label').notNull(),
    /** What the reader sees besides the campaign and its lists. */
    extras: text('extras', { enum: sharedFields }).array().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    lastOpenedAt: moment('last_opened_at'),
  },
  (t) => [
    foreignKey({
      name: 'campaign_shares_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    index('campaign_shares_campaign_idx').on(t.campaignId, t.createdAt),
    index('campaign_shares_expires_idx').on(t.expiresAt),
  ],
);

/**
 * One row per ad group, so that an edit writes only what changed. The client chooses the id, unique within
 * the campaign.
 */
export const adGroups = pgTable(
  'ad_groups',
  {
    campaignId: uuid('campaign_id').notNull(),
    id: uuid('id').notNull(),
    userId: uuid('user_id').notNull(),
    content: jsonb('content').$type<AdGroup>().notNull(),
    byteCount: integer('byte_count').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.campaignId, t.id] }),
    foreignKey({
      name: 'ad_groups_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    index('ad_groups_user_idx').on(t.userId, t.byteCount),
  ],
);

/**
 * A report of Google Ads that was imported into a campaign. Its rows arrive in parts: `received` of `rowCount` are
 * there, and only a whole import counts.
 */
export const reportImports = pgTable(
  'report_imports',
  {
    id: id(),
    campaignId: uuid('campaign_id').notNull(),
    userId: uuid('user_id').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of the file, so that it is stored once and an interrupted import goes on. */
    fileHash: text('file_hash').notNull(),
    type: text('type', { enum: storedTypes }).notNull(),
    language: text('language'),
    currency: text('currency'),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    /** Whether each row has its day, so that a part of the period can be counted. */
    byDay: boolean('by_day').notNull(),
    totals: jsonb('totals').$type<Totals>().notNull(),
    warnings: text('warnings').array().notNull(),
    rowCount: integer('row_count').notNull(),
    received: integer('received').notNull().default(0),
    /** The account whose script brings the rows; null for an uploaded file. */
    bridgeAccountId: uuid('bridge_account_id').references(() => bridgeAccounts.id, { onDelete: 'set null' }),
    /** The script's table, because several tables are of one type. */
    bridgeTable: text('bridge_table', { enum: bridgeTableNames }),
    /** Size of the received rows as JSON, which the account's limit counts. */
    byteCount: bigint('byte_count', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('report_imports_id_user_key').on(t.id, t.userId),
    unique('report_imports_file_key').on(t.userId, t.campaignId, t.fileHash),
    foreignKey({
      name: 'report_imports_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    check('report_imports_type_check', sql`${t.type} in (${oneOf(storedTypes)})`),
    check('report_imports_period_check', sql`${t.periodStart} <= ${t.periodEnd}`),
    check('report_imports_received_check', sql`${t.received} between 0 and ${t.rowCount}`),
    index('report_imports_campaign_idx').on(t.campaignId, t.createdAt),
    index('report_imports_bridge_idx')
      .on(t.bridgeAccountId, t.bridgeTable)
      .where(sql`${t.bridgeAccountId} is not null`),
  ],
);

/**
 * The sums of an import's rows by day, so that a comparison and the dashboard read no rows. An import without days has
 * one sum, at its first day.
 */
export const reportDays = pgTable(
  'report_days',
  {
    userId: uuid('user_id').notNull(),
    importId: uuid('import_id').notNull(),
    day: date('day').notNull(),
    impressions: doublePrecision('impressions').notNull(),
    clicks: doublePrecision('clicks').notNull(),
    /** Millionths of the import's currency. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    conversions: doublePrecision('conversions').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.importId, t.day] }),
    foreignKey({
      name: 'report_days_import_fk',
      columns: [t.importId, t.userId],
      foreignColumns: [reportImports.id, reportImports.userId],
    }).onDelete('cascade'),
  ],
);

/** The rows of imports. The key begins with the owner, so that the rows of one account lie together. */
export const reportRows = pgTable(
  'report_rows',
  {
    userId: uuid('user_id').notNull(),
    importId: uuid('import_id').notNull(),
    position: integer('position').notNull(),
    day: date('day'),
    campaign: text('campaign').notNull(),
    adGroup: text('ad_group').notNull(),
    subject: text('subject').notNull(),
    keyword: text('keyword').notNull(),
    matchType: text('match_type'),
    added: text('added'),
    impressions: doublePrecision('impressions'),
    clicks: doublePrecision('clicks'),
    /** Millionths of the import's currency. */
    costMicros: bigint('cost_micros', { mode: 'number' }),
    conversions: doublePrecision('conversions'),
    conversionValue: doublePrecision('conversion_value'),
    details: jsonb('details').$type<ReportDetails>(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.importId, t.position] }),
    foreignKey({
      name: 'report_rows_import_fk',
      columns: [t.importId, t.userId],
      foreignColumns: [reportImports.id, reportImports.userId],
    }).onDelete('cascade'),
  ],
);

/** The sums of an import's search terms that had a click, a cost or a conversion: `server/db/term-sums.ts`. */
export const reportTerms = pgTable(
  'report_terms',
  {
    userId: uuid('user_id').notNull(),
    importId: uuid('import_id').notNull(),
    /** MD5 of text, campaign and ad group, which are too long for an index. */
    term: uuid('term').notNull(),
    text: text('text').notNull(),
    campaign: text('campaign').notNull(),
    adGroup: text('ad_group').notNull(),
    impressions: doublePrecision('impressions').notNull(),
    clicks: doublePrecision('clicks').notNull(),
    /** Millionths of the import's currency. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull(),
    conversions: doublePrecision('conversions').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.importId, t.term] }),
    foreignKey({
      name: 'report_terms_import_fk',
      columns: [t.importId, t.userId],
      foreignColumns: [reportImports.id, reportImports.userId],
    }).onDelete('cascade'),
    index('report_terms_cost_idx').on(t.userId, t.importId, t.costMicros.desc()),
  ],
);

/** The lines of networks' files. The newest import of a campaign tells what became of an order. */
export const saleRows = pgTable(
  'sale_rows',
  {
    userId: uuid('user_id').notNull(),
    importId: uuid('import_id').notNull(),
    position: integer('position').notNull(),
    orderId: text('order_id').notNull(),
    day: date('day').notNull(),
    /** A day, a local time or an instant, as the file tells it. */
    soldAt: text('sold_at').notNull(),
    status: text('status', { enum: saleStatuses }).notNull(),
    product: text('product').notNull(),
    /** What the buyer paid and the affiliate's part, in millionths of the currency. */
    amountMicros: bigint('amount_micros', { mode: 'number' }),
    commissionMicros: bigint('commission_micros', { mode: 'number' }),
    currency: text('currency'),
    exchange: text('exchange'),
    gclid: text('gclid'),
    clickedAt: text('clicked_at'),
    /** Pairs of name and value. */
    subIds: jsonb('sub_ids').$type<[name: string, value: string][]>().notNull(),
    keyword: text('keyword').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.importId, t.position] }),
    foreignKey({
      name: 'sale_rows_import_fk',
      columns: [t.importId, t.userId],
      foreignColumns: [reportImports.id, reportImports.userId],
    }).onDelete('cascade'),
  ],
);

/**
 * Addresses at which networks tell sales. Only the hash of each secret is stored; an older secret stays valid until
 * `previous_until`. `key` is the network's own secret, encrypted.
 */
export const salesSources = pgTable(
  'sales_sources',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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

/** What networks sent, without what tells of buyers; kept for 30 days. The same contents again are the same receipt. */
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
    /** Why it could not be read, or what it is when it is no sale. */
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

/** Orders as networks told them, computed from `order_events`. `source_id` is the source that may change it. */
export const networkOrders = pgTable(
  'network_orders',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    orderId: text('order_id').notNull(),
    sourceId: uuid('source_id').references(() => salesSources.id, { onDelete: 'set null' }),
    status: text('status', { enum: orderStatuses }).notNull(),
    /** In millionths of the currency, without what went back in part. */
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
    check('network_orders_status_check', sql`${t.status} in (${oneOf(orderStatuses)})`),
  ],
);

/** What happened to the payments of an order; each event once. */
export const orderEvents = pgTable(
  'order_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    network: text('network').notNull(),
    orderId: text('order_id').notNull(),
    payment: text('payment').notNull(),
    event: text('event').notNull(),
    content: json('content').$type<Omit<ReceivedEvent, 'receivedAt'>>().notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.network, t.orderId, t.payment, t.event] })],
);

/** Files of conversions that Google pulls. Token and password are stored as hashes. */
export const conversionFeeds = pgTable(
  'conversion_feeds',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    action: text('action').notNull(),
    format: text('format', { enum: feedFormats }).notNull(),
    kind: text('kind', { enum: feedKinds }).notNull(),
    timeZone: text('time_zone').notNull(),
    /** What the buyers agreed to, as the person says; null leaves the column out. */
    adUserData: boolean('ad_user_data'),
    adPersonalization: boolean('ad_personalization'),
    tokenHash: text('token_hash').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
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

/** Lines that a feed has served: what Google knows of an order must not change, so its second and value are kept. */
export const conversionLines = pgTable(
  'conversion_lines',
  {
    userId: uuid('user_id').notNull(),
    feedId: uuid('feed_id').notNull(),
    network: text('network').notNull(),
    orderId: text('order_id').notNull(),
    /** What an adjustment says; empty for a conversion. */
    type: text('type').notNull(),
    at: moment('at').notNull(),
    valueMicros: bigint('value_micros', { mode: 'number' }),
    servedAt: moment('served_at').notNull().defaultNow(),
    /** What Google's file of results said. */
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
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    clickId: text('click_id').notNull(),
    clickIdKind: text('click_id_kind', { enum: clickIdKinds }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.code] }), index('click_codes_created_idx').on(t.createdAt)],
);

/** The public name under which an account's pages tell clicks. It permits nothing else. */
export const clickSites = pgTable('click_sites', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  site: text('site').notNull().unique(),
});

/** A script in Google Ads that brings reports and carries out what was approved. Of its tokens only the hashes are stored. */
export const bridges = pgTable(
  'bridges',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['account', 'manager'] }).notNull(),
    /** As in `123-456-7890`. */
    customerId: text('customer_id').notNull(),
    /** Where the reports of a single account go; null: its first run makes the campaign. */
    campaignId: uuid('campaign_id'),
    /** The token that sends reports, and the token that fetches commands and tells their results. */
    reportsTokenHash: text('reports_token_hash').notNull().unique(),
    commandsTokenHash: text('commands_token_hash').notNull().unique(),
    caps: jsonb('caps').$type<Caps>().notNull(),
    /** The version of the script that last called. */
    version: integer('version'),
    lastSeenAt: moment('last_seen_at'),
    lastPreviewAt: moment('last_preview_at'),
    /** Runs so far. What a later run brought is not replaced by an earlier one. */
    runs: integer('runs').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('bridges_id_user_key').on(t.id, t.userId),
    index('bridges_user_idx').on(t.userId, t.createdAt),
  ],
);

/** An account of Google Ads that a bridge has told of. */
export const bridgeAccounts = pgTable(
  'bridge_accounts',
  {
    id: id(),
    bridgeId: uuid('bridge_id').notNull(),
    userId: uuid('user_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    customerId: text('customer_id').notNull(),
    name: text('name').notNull(),
    currency: text('currency').notNull(),
    timeZone: text('time_zone').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('bridge_accounts_id_user_key').on(t.id, t.userId),
    unique('bridge_accounts_customer_key').on(t.bridgeId, t.customerId),
    foreignKey({
      name: 'bridge_accounts_bridge_fk',
      columns: [t.bridgeId, t.userId],
      foreignColumns: [bridges.id, bridges.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'bridge_accounts_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    index('bridge_accounts_campaign_idx').on(t.campaignId),
  ],
);

/** What is held of a table of an account. Tables that are no reports have their rows here. */
export const bridgeTableStates = pgTable(
  'bridge_tables',
  {
    userId: uuid('user_id').notNull(),
    accountId: uuid('account_id').notNull(),
    name: text('name', { enum: bridgeTableNames }).notNull(),
    held: jsonb('held').$type<HeldTable>(),
    /** The run that brought the newest data. */
    run: integer('run').notNull().default(0),
    rowCount: integer('row_count').notNull().default(0),
    /** Columns and rows of a table that is no report. */
    snapshot: jsonb('snapshot'),
    /** What the script said when it could not read the table. */
    trouble: text('trouble'),
    receivedAt: moment('received_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.name] }),
    foreignKey({
      name: 'bridge_tables_account_fk',
      columns: [t.accountId, t.userId],
      foreignColumns: [bridgeAccounts.id, bridgeAccounts.userId],
    }).onDelete('cascade'),
  ],
);

/** Parts that wait for the rest of their piece. */
export const bridgeParts = pgTable(
  'bridge_parts',
  {
    userId: uuid('user_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** Table and days. */
    piece: text('piece').notNull(),
    run: integer('run').notNull(),
    part: integer('part').notNull(),
    isLast: boolean('is_last').notNull(),
    content: json('content').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.piece, t.run, t.part] }),
    foreignKey({
      name: 'bridge_parts_account_fk',
      columns: [t.accountId, t.userId],
      foreignColumns: [bridgeAccounts.id, bridgeAccounts.userId],
    }).onDelete('cascade'),
    index('bridge_parts_created_idx').on(t.createdAt),
  ],
);

/** A change that a person approved for a script. */
export const bridgeCommands = pgTable(
  'bridge_commands',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    bridgeId: uuid('bridge_id').notNull(),
    customerId: text('customer_id').notNull(),
    /** Commands of one approval are applied together. */
    set: uuid('set_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: commandKinds }).notNull(),
    action: jsonb('action').$type<Record<string, unknown>>().notNull(),
    expected: jsonb('expected').$type<CommandValue>(),
    state: text('state', { enum: commandStates }).notNull().default('waiting'),
    reason: text('reason'),
    before: jsonb('before').$type<CommandValue>(),
    after: jsonb('after').$type<CommandValue>(),
    /** The command that this one undoes. */
    undoes: uuid('undoes'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    sentAt: moment('sent_at'),
    startedAt: moment('started_at'),
    /** The script's key of the call that started it, so that the same call sent again is no second start. */
    startKey: uuid('start_key'),
    finishedAt: moment('finished_at'),
  },
  (t) => [
    foreignKey({
      name: 'bridge_commands_bridge_fk',
      columns: [t.bridgeId, t.userId],
      foreignColumns: [bridges.id, bridges.userId],
    }).onDelete('cascade'),
    check('bridge_commands_state_check', sql`${t.state} in (${oneOf(commandStates)})`),
    check('bridge_commands_kind_check', sql`${t.kind} in (${oneOf(commandKinds)})`),
    index('bridge_commands_newest_idx').on(t.bridgeId, t.createdAt),
    uniqueIndex('bridge_commands_undoes_idx').on(t.undoes),
  ],
);

/** What one unit of a currency is worth in another, from this day until the next rate of the same pair. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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

/** Checks of the pages behind a campaign's ads: asked for, then carried out by a job one at a time for each account. */
export const pageChecks = pgTable(
  'page_checks',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    /** The text of the sitelink that leads there; empty for the final URL. */
    label: text('label').notNull(),
    url: text('url').notNull(),
    state: text('state', { enum: checkStates }).notNull().default('waiting'),
    /** Whether the weekly round asked for it. */
    isWeekly: boolean('is_weekly').notNull().default(false),
    /** Whether it found something that costs the ad and was not there in the check before. */
    isWorse: boolean('is_worse').notNull().default(false),
    askedAt: moment('asked_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    report: jsonb('report').$type<CheckReport>(),
  },
  (t) => [
    foreignKey({
      name: 'page_checks_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    check('page_checks_state_check', sql`${t.state} in (${oneOf(checkStates)})`),
    index('page_checks_campaign_idx').on(t.campaignId, t.askedAt),
    index('page_checks_user_idx').on(t.userId, t.finishedAt),
    index('page_checks_open_idx')
      .on(t.askedAt)
      .where(sql`${t.state} <> 'done'`),
  ],
);

/** What a person does not want to see again among the findings of a campaign's reports, by its key. */
export const ignoredFindings = pgTable(
  'ignored_findings',
  {
    userId: uuid('user_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    key: text('key').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.campaignId, t.key] }),
    foreignKey({
      name: 'ignored_findings_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
  ],
);

export const feedbacks = pgTable(
  'feedbacks',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    content: text('content').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('feedbacks_newest_idx').on(t.createdAt, t.id)],
);

/** Answers to writes that carried an `Idempotency-Key`, stored for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
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

/** Notices sent by mail, so that no notice is sent twice for the same cause. */
export const sentNotices = pgTable(
  'sent_notices',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** The moment that the notice is about, such as the end of the trial. */
    about: moment('about').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.about] })],
);

/** Security events of an account: the action, its author, address and result. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: id(),
    event: text('event', { enum: securityEventKinds }).notNull(),
    outcome: text('outcome', { enum: ['ok', 'refused'] }).notNull(),
    /** Null when the account is unknown, as for a sign-in with an unknown e-mail. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Whose account it was done to, where that is not the person's own. */
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
    /** When the renewal first failed. Null when payments are in order. */
    failingSince: moment('failing_since'),
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
