import { sql } from 'drizzle-orm';
import type { Activity } from '#domain/making/campaign/activity.ts';
import type { Database } from '../db/client.ts';

const SHOWN = 5;

/** Each branch reads its newest rows from an index, so the time does not grow with the tables. */
export async function readActivity(db: Database, userId: string): Promise<Activity[]> {
  const { rows } = await db.execute<{ activity: Activity }>(sql`
    select json_strip_nulls(json_build_object(
      'type', type, 'assetType', asset_type, 'itemCount', item_count,
      'campaignId', campaign_id, 'campaignName', name, 'at', at)) as activity
    from (
      (select case when version > 1 then 'campaign_updated' else 'campaign_created' end as type,
        null as asset_type, null::int as item_count, id as campaign_id, name, updated_at as at
      from campaigns where user_id = ${userId} order by updated_at desc limit ${SHOWN})
      union all
      (select 'asset_saved', a.asset_type, a.item_count, c.id, c.name, a.created_at
      from campaign_assets a join campaigns c on c.id = a.campaign_id
      where a.user_id = ${userId} order by a.created_at desc limit ${SHOWN})
    ) recent order by at desc limit ${SHOWN}`);
  return rows.map(({ activity }) => activity);
}
