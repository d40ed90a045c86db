import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { badRequest } from './errors.ts';

interface Order {
  createdAt: PgColumn;
  id: PgColumn;
}

/**
 * The position of a row in a list sorted by newest first: its timestamp as PostgreSQL writes it in UTC, and
 * its id.
 */
export function cursorOf({ createdAt, id }: Order): SQL<string> {
  return sql<string>`(${createdAt} at time zone 'utc')::text || '_' || ${id}`;
}

/**
 * Also accepts `infinity` and years beyond 9999, so that a row with such a timestamp does not end the list.
 */
const shape = /^(-?infinity|\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?(?: BC)?)_([0-9a-f-]{36})$/;

/**
 * The condition for the rows after a cursor.
 * @throws {AppError} bad_request when the text is not a cursor.
 */
export function after(cursor: string | undefined, { createdAt, id }: Order): SQL | undefined {
  if (cursor === undefined) return undefined;
  const parts = shape.exec(cursor);
  if (!parts) throw badRequest('A página pedida não existe mais. Recarregue a lista.');
  return sql`(${createdAt}, ${id}) < (${parts[1]}::timestamp at time zone 'utc', ${parts[2]}::uuid)`;
}

/** Splits one row more than a page holds into the page and the cursor of the next page. */
export function toPage<Row extends { cursor: string }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size).map(({ cursor, ...row }) => row);
  return { rows, next: found.length > size ? (found[size - 1]?.cursor ?? null) : null };
}
