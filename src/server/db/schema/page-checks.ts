import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type CheckReport, checkStates } from '#domain/making/landing-page/stored-check.ts';
import { moment, id, oneOf } from './columns.ts';
import { campaigns } from './campaigns.ts';

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
