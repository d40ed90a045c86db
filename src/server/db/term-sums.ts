import { sql } from 'drizzle-orm';
import type { Database } from './client.ts';

interface StoredPart {
  userId: string;
  importId: string;
  /** The position of the part's first row. */
  from: number;
  /** The position after its last row. */
  to: number;
}

/**
 * Adds rows that were just stored to the sums of their import's search terms. Call it in the transaction that stores
 * them. Sums are kept for each import, because which imports count changes with every new one.
 */
export async function addTermSums(tx: Database, { userId, importId, from, to }: StoredPart): Promise<void> {
  await tx.execute(sql`
    insert into report_terms as known
    select user_id, import_id, md5(json_build_array(lower(subject), campaign, ad_group)::text)::uuid, lower(subject),
      campaign, ad_group, coalesce(sum(impressions), 0), coalesce(sum(clicks), 0), coalesce(sum(cost_micros), 0),
      coalesce(sum(conversions), 0)
    from report_rows
    where user_id = ${userId} and import_id = ${importId} and position >= ${from} and position < ${to}
      and (clicks > 0 or conversions > 0 or cost_micros > 0)
      and (select type from report_imports where id = ${importId} and user_id = ${userId}) = 'search_terms'
    group by 1, 2, 3, 4, 5, 6
    on conflict (user_id, import_id, term) do update set
      impressions = known.impressions + excluded.impressions, clicks = known.clicks + excluded.clicks,
      cost_micros = known.cost_micros + excluded.cost_micros, conversions = known.conversions + excluded.conversions`);
}
