import { sql } from 'drizzle-orm';
import type { AccountChange } from '#domain/deciding/comparison/results.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';
import type { Database } from '../db/client.ts';

/** Far more than a person reads. */
const MOST = 1000;

/** The changes in the campaign's change histories, the newest first; null when the campaign is not this person's. */
export async function readChanges(
  db: Database,
  { userId, campaignId }: CampaignRef,
): Promise<AccountChange[] | null> {
  const { rows } = await db.execute<{ changes: AccountChange[] }>(sql`
    select (select coalesce(json_agg(json_build_array(t.day, t.subject) order by t.day desc, t.subject), '[]') from (
      select distinct r.day::text as day, r.subject from report_imports i
        join report_rows r on r.user_id = i.user_id and r.import_id = i.id
      where i.user_id = c.user_id and i.campaign_id = c.id and i.type = 'change_history' and i.received = i.row_count
        and r.day is not null and r.subject <> ''
      order by 1 desc, 2 limit ${MOST}) t) as changes
    from campaigns c where c.id = ${campaignId} and c.user_id = ${userId}`);
  return rows[0]?.changes ?? null;
}
