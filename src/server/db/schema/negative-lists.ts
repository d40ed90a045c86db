import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment, id } from './columns.ts';
import { ownerId } from './accounts.ts';
import { campaigns } from './campaigns.ts';

/** A person's shared lists of negatives. */
export const negativeLists = pgTable(
  'negative_lists',
  {
    id: id(),
    userId: ownerId(),
    name: text('name').notNull(),
    /** In Google's notation. */
    negatives: jsonb('negatives').$type<string[]>().notNull(),
    /** Each edit increments it. An edit based on an older version is refused. */
    version: integer('version').notNull().default(1),
    /** A deleted list can be restored until the sweep deletes its row. Only the queries of deleted lists see it. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('negative_lists_id_user_key').on(t.id, t.userId),
    // Google compares the names of lists without their case.
    uniqueIndex('negative_lists_name_key')
      .on(t.userId, sql`lower(${t.name})`)
      .where(sql`${t.deletedAt} is null`),
    index('negative_lists_deleted_idx')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('negative_lists_name_check', sql`btrim(${t.name}) <> ''`),
  ],
);

/** `user_id` is part of both foreign keys, so a campaign uses lists of its own owner only. */
export const negativeListCampaigns = pgTable(
  'negative_list_campaigns',
  {
    listId: uuid('list_id').notNull(),
    campaignId: uuid('campaign_id').notNull(),
    userId: uuid('user_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.listId, t.campaignId] }),
    foreignKey({
      name: 'negative_list_campaigns_list_fk',
      columns: [t.listId, t.userId],
      foreignColumns: [negativeLists.id, negativeLists.userId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'negative_list_campaigns_campaign_fk',
      columns: [t.campaignId, t.userId],
      foreignColumns: [campaigns.id, campaigns.userId],
    }).onDelete('cascade'),
    index('negative_list_campaigns_campaign_idx').on(t.campaignId),
    index('negative_list_campaigns_user_idx').on(t.userId),
  ],
);
