import { index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment, id } from './columns.ts';
import { ownerId, user } from './accounts.ts';

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
    userId: ownerId(),
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
    userId: ownerId(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    unique('mail_links_user_kind_key').on(t.userId, t.kind),
    index('mail_links_expires_idx').on(t.expiresAt),
  ],
);

/** A change of e-mail that was asked for: it is carried out when both mailboxes have confirmed it. */
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
    userId: ownerId(),
    tokenHash: text('token_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  (t) => [
    unique('devices_user_token_key').on(t.userId, t.tokenHash),
    index('devices_last_used_idx').on(t.lastUsedAt),
  ],
);
