import { sql } from 'drizzle-orm';
import type { StoredIdea } from '#domain/measuring/reports/keyword-ideas.ts';
import type { Database } from '../db/client.ts';
import { fitting } from './fitting.ts';

/** Several of the planner's files; the most searched ones come first in each. */
const MOST_IDEAS = 20_000;
/** Keywords of a campaign's newest report that are compared. */
const MOST_OWNED = 50_000;

/**
 * The keywords of the planner's files, of the account and of its campaigns, each from the newest file that has it, as JSON
 * text of `{ ideas: StoredIdea[] }`.
 */
export async function readIdeas(db: Database, userId: string): Promise<string> {
  const plain = (text: string) => sql.raw(`lower(btrim(regexp_replace(${text}, '["\\[\\]+]', '', 'g')))`);
  const { rows } = await db.execute<{ ideas: string }>(sql`
    with newest as (
      select distinct on (i.campaign_id) i.id from report_imports i
      where i.user_id = ${userId} and i.type = 'keywords' and i.received = i.row_count
      order by i.campaign_id, i.created_at desc),
    owned as (
      select ${plain(`k->>'text'`)} as text from ad_groups g, jsonb_array_elements(g.content->'keywords') k
      where g.user_id = ${userId}
      union
      select ${plain('r.subject')} from newest n join report_rows r on r.user_id = ${userId} and r.import_id = n.id
        and r.position < ${MOST_OWNED}),
    ideas as (
      select distinct on (lower(r.subject)) r.subject, i.currency, coalesce(r.details, '{}') as details, i.created_at, r.position
      from report_imports i join report_rows r on r.user_id = i.user_id and r.import_id = i.id
      where i.user_id = ${userId} and i.type = 'planner' and i.received = i.row_count and r.subject <> ''
      order by lower(r.subject), i.created_at desc)
    select json_build_object('ideas', ${fitting(sql`
      select json_build_object('text', t.subject, 'currency', t.currency,
        'searches', coalesce(t.details->>'monthlySearches', ''), 'competition', coalesce(t.details->>'competition', ''),
        'lowBid', coalesce(t.details->>'lowBid', ''), 'highBid', coalesce(t.details->>'highBid', ''),
        'quarter', coalesce(t.details->>'searchesQuarter', ''), 'year', coalesce(t.details->>'searchesYear', ''),
        'isOwned', exists (select from owned o where o.text = ${plain('t.subject')})) as line
      from (select * from ideas order by created_at desc, position limit ${MOST_IDEAS}) t`)})::text as ideas`);
  return rows[0]?.ideas ?? '{"ideas":[]}';
}

/** What the API answers. */
export interface StoredIdeas {
  ideas: StoredIdea[];
}
