import { type SQL, sql } from 'drizzle-orm';

/** Several times what a usual account has. Without it one request could fill the server's memory. */
const MOST_BYTES = 12 * 1024 * 1024;

/**
 * SQL of the first of these rows, as many as fit into memory.
 * @param size SQL of the bytes of a row.
 */
export function withinByteLimit(rows: SQL, size: SQL): SQL {
  return sql`
    select * from (select *, sum(${size}) over (rows unbounded preceding) as bytes from (${rows}) as lines) as sized
    where bytes <= ${MOST_BYTES}`;
}
