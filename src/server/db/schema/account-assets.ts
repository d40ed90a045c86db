import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { AccountAssets } from '#domain/making/structure/account-assets.ts';
import { user } from './accounts.ts';
import { moment } from './columns.ts';

/** The assets that a person's campaigns share. The first save inserts the row. */
export const accountAssets = pgTable('account_assets', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  content: jsonb('content').$type<AccountAssets>().notNull(),
  /** Each save increments it. A save based on an older version is refused. */
  version: integer('version').notNull().default(1),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
