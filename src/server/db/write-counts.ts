import { type SQL, sql } from 'drizzle-orm';

export const WRITE_WINDOW_SECONDS = 60;

/**
 * Counts a write before it is made, in one statement, so that writes at the same moment cannot pass together.
 * @param source SQL of the row `(user_id, now(), 1)`. @returns SQL whose row has the `count` of this minute.
 */
export function countedWrite(source: SQL): SQL {
  const isOver = sql`write_counts.window_start < now() - ${sql.raw(`interval '${WRITE_WINDOW_SECONDS} seconds'`)}`;
  return sql`
    insert into write_counts ${source}
    on conflict (user_id) do update set
      count = case when ${isOver} then 1 else write_counts.count + 1 end,
      window_start = case when ${isOver} then now() else write_counts.window_start end
    returning user_id as owner, count`;
}
