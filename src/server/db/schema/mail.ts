import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { noticeKinds } from '#domain/account/notices.ts';
import { moment, id } from './columns.ts';
import { ownerId } from './accounts.ts';

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
    /** Where a mail program may stop such letters with one call (RFC 8058). */
    stopLink: text('stop_link'),
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
    index('mail_messages_recipient_idx').on(t.recipient),
  ],
);

/** Notices sent by mail, so that no notice is sent twice for the same cause. */
export const sentNotices = pgTable(
  'sent_notices',
  {
    userId: ownerId(),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** The moment that the notice is about, such as the end of the trial. */
    about: moment('about').notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.about] })],
);
