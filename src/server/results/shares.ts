import { sql } from 'drizzle-orm';
import type { DayShare } from '#domain/deciding/comparison/results.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';
import type { Database } from '../db/client.ts';

/**
 * The share of the impressions that the campaign could have had, by day, from its campaign reports; null when it is not
 * this person's. A day of several reports counts once, from the newest. Shares are weighted by what could have been seen.
 */
export async function readShares(
  db: Database,
  { userId, campaignId }: CampaignRef,
): Promise<DayShare[] | null> {
  const { rows } = await db.execute<{ shares: DayShare[] }>(sql`
    select (select coalesce(json_agg(json_build_array(d.day::text, d.share) order by d.day), '[]') from (
      select r.day, sum(r.impressions) / sum(r.impressions / r.share) as share from (
        select r.day, r.impressions, (r.details->>'impressionShare')::float8 as share,
          rank() over (partition by r.day order by i.created_at desc, i.id) as newest
        from report_imports i join report_rows r on r.user_id = i.user_id and r.import_id = i.id
        where i.user_id = c.user_id and i.campaign_id = c.id and i.type = 'campaigns' and i.received = i.row_count
          and r.day is not null and r.impressions > 0 and r.details->>'impressionShare' ~ '^(0?\\.\\d{0,20}[1-9]\\d{0,20}|1(\\.0{1,40})?)$'
      ) r where r.newest = 1 group by r.day) d) as shares
    from campaigns c where c.id = ${campaignId} and c.user_id = ${userId}`);
  return rows[0]?.shares ?? null;
}
