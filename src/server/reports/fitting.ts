import { type SQL, sql } from 'drizzle-orm';
import { firstThatFit } from '../db/first-that-fit.ts';

/** SQL of a JSON array: of the rows of `rows`, whose column `line` is JSON, the first that fit into an answer. */
export function fitting(rows: SQL): SQL {
  return sql`(select coalesce(json_agg(line), '[]') from (${firstThatFit(rows, sql`octet_length(line::text)`)}) as fit)`;
}
