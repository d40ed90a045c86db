import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredItem } from '#domain/ads/items.ts';
import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import { matchTypes } from '#domain/ads/match-types.ts';
import { sharedFields } from '#domain/making/campaign/share.ts';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import type { AdGroup, CampaignSettings } from '#domain/making/structure/draft.ts';
import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { moment, id, oneOf } from './columns.ts';
import { ownerId } from './accounts.ts';

export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    userId: ownerId(),
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

/**
 * The campaign-level part of a draft: settings, campaign negatives, assets. The first save inserts it. The table
 * keeps its old name, `campaign_plans`.
 */
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
    /** The owner's name for the reader, such as a client's name. */
    label: text('label').notNull(),
    /** The parts that the reader sees besides the campaign and its lists. */
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
