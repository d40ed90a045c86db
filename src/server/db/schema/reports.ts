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
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bridgeTableNames } from '#domain/deciding/bridge/tables.ts';
import type { GoogleCampaign } from '#domain/measuring/reports/account-files.ts';
import type { ReportDetails } from '#domain/measuring/reports/report-rows.ts';
import { saleStatuses } from '#domain/measuring/reports/sales/sale.ts';
import { accountTypes, storedTypes } from '#domain/measuring/reports/stored-types.ts';
import { keptKinds } from '#domain/measuring/reports/kept-kinds.ts';
import type { Totals } from '#domain/measuring/reports/metrics.ts';
import { moment, id, oneOf } from './columns.ts';
import { campaigns } from './campaigns.ts';
import { ownerId } from './accounts.ts';
import { bridgeAccounts } from './bridges.ts';

/**
 * A report of Google Ads that was imported into a campaign. Its rows arrive in parts: `received` of `rowCount` are
 * there, and only a whole import counts.
 */
export const reportImports = pgTable(
  'report_imports',
  {
    id: id(),
    /** Null: the file is of the whole account, as the sales of a network are. */
    campaignId: uuid('campaign_id'),
    userId: ownerId(),
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
    /** The campaigns of Google Ads whose rows were chosen from an account's file, so that the next file goes the same way. */
    googleCampaigns: jsonb('google_campaigns').$type<GoogleCampaign[]>(),
    /** Size of the received rows as JSON, which the account's limit counts. */
    byteCount: bigint('byte_count', { mode: 'number' }).notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('report_imports_id_user_key').on(t.id, t.userId),
    unique('report_imports_file_key').on(t.userId, t.campaignId, t.fileHash).nullsNotDistinct(),
    foreignKey({
      name: 'report_imports_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    check('report_imports_type_check', sql`${t.type} in (${oneOf(storedTypes)})`),
    check(
      'report_imports_account_check',
      sql`${t.campaignId} is not null or ${t.type} in (${oneOf(accountTypes)})`,
    ),
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

/** The lines of networks' files. The newest import of a campaign has the current state of an order. */
export const saleRows = pgTable(
  'sale_rows',
  {
    userId: uuid('user_id').notNull(),
    importId: uuid('import_id').notNull(),
    position: integer('position').notNull(),
    orderId: text('order_id').notNull(),
    day: date('day').notNull(),
    /** A day, a local time or an instant, as the file has it. */
    soldAt: text('sold_at').notNull(),
    status: text('status', { enum: saleStatuses }).notNull(),
    product: text('product').notNull(),
    /** The price that the buyer paid and the affiliate's commission, in millionths of the currency. */
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
    index('sale_rows_order_idx').on(t.userId, t.orderId),
    foreignKey({
      name: 'sale_rows_import_fk',
      columns: [t.importId, t.userId],
      foreignColumns: [reportImports.id, reportImports.userId],
    }).onDelete('cascade'),
  ],
);

/** The keys of the findings of a campaign's reports that a person does not want to see again. */
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

/** What is computed from an account's rows that are too many for a request: `server/db/kept-answers.ts`. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    id: id(),
    userId: ownerId(),
    /** Null: the answer is about the whole account. */
    campaignId: uuid('campaign_id'),
    kind: text('kind', { enum: keptKinds }).notNull(),
    /** Marks the data when the answer was last asked for, and that of which it was computed. */
    stamp: text('stamp').notNull(),
    computedStamp: text('computed_stamp'),
    /** JSON. */
    answer: text('answer'),
    computedAt: moment('computed_at'),
    startedAt: moment('started_at'),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (t) => [
    unique('kept_answers_kind_key').on(t.userId, t.campaignId, t.kind).nullsNotDistinct(),
    foreignKey({
      name: 'kept_answers_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    index('kept_answers_open_idx')
      .on(t.askedAt)
      .where(sql`${t.computedStamp} is distinct from ${t.stamp}`),
  ],
);
