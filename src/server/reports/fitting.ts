import { type SQL, sql } from 'drizzle-orm';

/** Several times what a usual account has. Without it one request could fill the server's memory. */
const MOST_BYTES = 12 * 1024 * 1024;

/** SQL of a JSON array: of the rows of `rows`, whose column `line` is JSON, the first that fit into an answer. */
export function fitting(rows: SQL): SQL {
  return sql`(select coalesce(json_agg(line), '[]') from (
    select line, sum(octet_length(line::text)) over (rows unbounded preceding) as bytes from (${rows}) as lines) as sized
    where bytes <= ${MOST_BYTES})`;
}
