import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type CommandValue, commandKinds, commandStates } from '#domain/deciding/bridge/commands.ts';
import type { Caps } from '#domain/deciding/bridge/messages.ts';
import type { HeldTable } from '#domain/deciding/bridge/pieces.ts';
import { bridgeTableNames } from '#domain/deciding/bridge/tables.ts';
import { ruleKinds } from '#domain/deciding/rules/templates.ts';
import { moment, id, oneOf } from './columns.ts';
import { ownerId } from './accounts.ts';
import { campaigns } from './campaigns.ts';

/** A script in Google Ads that brings reports and carries out what was approved. Of its tokens only the hashes are stored. */
export const bridges = pgTable(
  'bridges',
  {
    id: id(),
    userId: ownerId(),
    kind: text('kind', { enum: ['account', 'manager'] }).notNull(),
    /** As in `123-456-7890`. */
    customerId: text('customer_id').notNull(),
    /** The campaign that gets the reports of a single account. While null, the first run creates the campaign. */
    campaignId: uuid('campaign_id'),
    /** The token that sends reports, and the token that fetches commands and reports their results. */
    reportsTokenHash: text('reports_token_hash').notNull().unique(),
    commandsTokenHash: text('commands_token_hash').notNull().unique(),
    caps: jsonb('caps').$type<Caps>().notNull(),
    /** The version of the script that last called. */
    version: integer('version'),
    lastSeenAt: moment('last_seen_at'),
    lastPreviewAt: moment('last_preview_at'),
    /** The number of runs so far. An earlier run does not replace the data of a later one. */
    runs: integer('runs').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('bridges_id_user_key').on(t.id, t.userId),
    index('bridges_user_idx').on(t.userId, t.createdAt),
  ],
);

/** An account of Google Ads that a bridge has described. */
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

/** The days that we have of a table of an account. A table that is not a report also has its rows here. */
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
    /** The error of the script when it could not read the table. */
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
    /** The template of the rule that made it; null: a person did. */
    rule: text('rule', { enum: ruleKinds }),
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
