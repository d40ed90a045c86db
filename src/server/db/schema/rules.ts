import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Change } from '#domain/ads/account-change.ts';
import { findingStates, ruleModes } from '#domain/deciding/rules/rule.ts';
import { ruleKinds, type RuleParams } from '#domain/deciding/rules/templates.ts';
import { moment, id, oneOf } from './columns.ts';
import { user } from './accounts.ts';
import { bridgeAccounts } from './bridges.ts';

/** A rule of a person for an account of Google Ads. */
export const rules = pgTable(
  'rules',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text('kind', { enum: ruleKinds }).notNull(),
    mode: text('mode', { enum: ruleModes }).notNull(),
    isOn: boolean('is_on').notNull().default(true),
    params: jsonb('params').$type<RuleParams>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastRunAt: moment('last_run_at'),
  },
  (t) => [
    unique('rules_id_user_key').on(t.id, t.userId),
    unique('rules_account_kind_key').on(t.accountId, t.kind),
    foreignKey({
      name: 'rules_account_fk',
      columns: [t.accountId, t.userId],
      foreignColumns: [bridgeAccounts.id, bridgeAccounts.userId],
    }).onDelete('cascade'),
    check('rules_kind_check', sql`${t.kind} in (${oneOf(ruleKinds)})`),
    check('rules_mode_check', sql`${t.mode} in (${oneOf(ruleModes)})`),
    index('rules_due_idx').on(t.lastRunAt),
  ],
);

/** What a rule found, and what became of it. */
export const ruleFindings = pgTable(
  'rule_findings',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    ruleId: uuid('rule_id').notNull(),
    key: text('key').notNull(),
    /** The day of the account. */
    day: date('day').notNull(),
    campaign: text('campaign'),
    text: text('text').notNull(),
    change: jsonb('change').$type<Change>(),
    gain: doublePrecision('gain'),
    risk: doublePrecision('risk'),
    state: text('state', { enum: findingStates }).notNull().default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'rule_findings_rule_fk',
      columns: [t.ruleId, t.userId],
      foreignColumns: [rules.id, rules.userId],
    }).onDelete('cascade'),
    check('rule_findings_state_check', sql`${t.state} in (${oneOf(findingStates)})`),
    index('rule_findings_rule_idx').on(t.ruleId, t.day),
    index('rule_findings_user_idx').on(t.userId, t.createdAt),
  ],
);

/** When a person gets the mail of the morning. */
export const morningMails = pgTable('morning_mails', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on').notNull().default(true),
  timeZone: text('time_zone').notNull(),
  /** From this hour on, and before that one: the others are quiet. */
  fromHour: integer('from_hour').notNull().default(7),
  untilHour: integer('until_hour').notNull().default(21),
  /** The last day of the person for which a mail was written or nothing was new. */
  lastDay: date('last_day'),
  lastMailAt: moment('last_mail_at'),
  /** The last sale, in milliseconds, before each pause of sales that a mail told, by connection. */
  toldSilences: jsonb('told_silences').$type<Record<string, number>>().notNull().default({}),
});
