import { desc, eq } from 'drizzle-orm';
import type { Page, SecurityEvent } from '#domain/account/admin.ts';
import { after, cursorOf, toPage } from '../cursor.ts';
import type { Database } from '../db/client.ts';
import { isoDate } from '../db/iso-date.ts';
import { securityEvents, user } from '../db/schema.ts';

const PAGE_SIZE = 50;

/** Newest first. */
export async function listSecurityEvents(
  db: Database,
  cursor: string | undefined,
): Promise<Page<SecurityEvent>> {
  const { id, event, outcome, address, createdAt } = securityEvents;
  const found = await db
    .select({ id, event, outcome, address, createdAt, email: user.email, cursor: cursorOf(securityEvents) })
    .from(securityEvents)
    .leftJoin(user, eq(user.id, securityEvents.userId))
    .where(after(cursor, securityEvents))
    .orderBy(desc(createdAt), desc(id))
    .limit(PAGE_SIZE + 1);
  const { rows, next } = toPage(found, PAGE_SIZE);
  return { rows: rows.map((row) => ({ ...row, createdAt: isoDate(row.createdAt) })), next };
}
