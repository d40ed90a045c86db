import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page } from '#domain/account/admin.ts';
import type { SecurityEvent, SecurityEventQuery } from '#domain/account/security-events.ts';
import { after, cursorOf, toPage } from '../request/cursor.ts';
import type { Database } from '../db/client.ts';
import { isoDate } from '../db/iso-date.ts';
import { securityEvents } from '../db/schema/audit.ts';
import { user } from '../db/schema/accounts.ts';

const PAGE_SIZE = 50;
const about = alias(user, 'about');

/** Returns a page of events, newest first. */
export async function listSecurityEvents(
  db: Database,
  { event: kind, email, cursor }: SecurityEventQuery,
): Promise<Page<SecurityEvent>> {
  const { id, event, outcome, address, createdAt, userId, aboutId } = securityEvents;
  const found = await db
    .select({
      id,
      event,
      outcome,
      address,
      createdAt,
      email: user.email,
      aboutEmail: about.email,
      cursor: cursorOf(securityEvents),
    })
    .from(securityEvents)
    .leftJoin(user, eq(user.id, userId))
    .leftJoin(about, eq(about.id, aboutId))
    .where(
      and(
        kind === 'all' ? undefined : eq(event, kind),
        email === '' ? undefined : await isAbout(db, email),
        after(cursor, securityEvents),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1);
  const { rows, next } = toPage(found, PAGE_SIZE);
  return { rows: rows.map((row) => ({ ...row, createdAt: isoDate(row.createdAt) })), next };
}

/** Filters by the account's id, which has an index. An unknown e-mail matches no rows. */
async function isAbout(db: Database, email: string): Promise<SQL | undefined> {
  const { userId, aboutId, id } = securityEvents;
  const [owner] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  if (!owner) return and(eq(id, NOBODY));
  return or(eq(userId, owner.id), eq(aboutId, owner.id));
}

const NOBODY = '00000000-0000-0000-0000-000000000000';
