import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { badRequest } from './errors.ts';

interface Order {
  createdAt: PgColumn;
  id: PgColumn;
}

/** The place of a row in a list of the newest first: its moment to the microsecond, and its id. */
export function cursorOf({ createdAt, id }: Order): SQL<string> {
  return sql<string>`to_char(${createdAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}`;
}

/**
 * The condition for what follows a cursor.
 * @throws {AppError} bad_request when the text is no cursor of ours.
 */
export function after(cursor: string | undefined, { createdAt, id }: Order): SQL | undefined {
  if (cursor === undefined) return undefined;
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/.exec(cursor);
  if (!parts) throw badRequest('A página pedida não existe mais. Recarregue a lista.');
  return sql`(${createdAt}, ${id}) < (${parts[1]}::timestamptz, ${parts[2]}::uuid)`;
}

/** Splits one row more than a page holds into the page and the cursor of the next. */
export function toPage<Row extends { cursor: string }>(found: readonly Row[], size: number) {
  const rows = found.slice(0, size).map(({ cursor, ...row }) => row);
  return { rows, next: found.length > size ? (found[size - 1]?.cursor ?? null) : null };
}
