import { type SQL, sql } from 'drizzle-orm';
import { withinByteLimit } from '../db/within-byte-limit.ts';

/** SQL of a JSON array: of the rows of `rows`, whose column `line` is JSON, the first that fit into an answer. */
export function fitting(rows: SQL): SQL {
  return sql`(select coalesce(json_agg(line), '[]') from (${withinByteLimit(rows, sql`octet_length(line::text)`)}) as fit)`;
}
