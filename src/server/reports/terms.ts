import { type SQL, sql } from 'drizzle-orm';
import { type CountedPart, countOnce, coveringWithin } from '#domain/measuring/reports/count-once.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import { periodOf, type StoredImport } from '#domain/measuring/reports/stored.ts';
import type { Database } from '../db/client.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';
import { fitting } from './fitting.ts';
import { listImports } from './imports.ts';

/** The terms that cost most. Rows without a click, nine in ten of a usual report, cost nothing and say nothing. */
const MOST_TERMS = 50_000;
const MOST_NEGATIVES = 20_000;

/**
 * Sums the search terms of a campaign over all days that count, as JSON text: each term with its campaign and ad
 * group as `[text, campaign, ad group, impressions, clicks, cost, conversions]`, the most expensive first, and the
 * account's negatives.
 * @param days those that are asked for; without them, all.
 */
export async function readTerms(db: Database, ref: CampaignRef, days?: Period): Promise<string> {
  const whole = (await listImports(db, ref)).filter(({ received, rowCount }) => received === rowCount);
  const imports = whole.filter(({ type }) => type === 'search_terms');
  const negatives = whole.find(({ type }) => type === 'negatives')?.id ?? null;
  const covering = imports.map((each) => ({ ...each, period: periodOf(each) }));
  const parts = countOnce(days ? coveringWithin(covering, days) : covering);
  const sent = parts.map((part) => toSent(part, imports));
  const { rows } = await db.execute<{ terms: string }>(sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb) as p(id uuid, first date, last date, whole boolean)),
    ${sent.length === 1 && sent[0]?.whole === true ? onlyImport(ref.userId) : severalParts(ref.userId)}
    select json_build_object(
      'parts', ${JSON.stringify(parts)}::text::json,
      'all', (select count(*) from summed),
      'terms', ${fitting(sql`
        select json_build_array(t.text, t.campaign, t.ad_group, coalesce(t.impressions, 0), coalesce(t.clicks, 0),
          coalesce(t.cost, 0), coalesce(t.conversions, 0)) as line
        from (select * from summed order by cost desc nulls last, text limit ${MOST_TERMS}) t`)},
      'negatives', ${fitting(sql`
        select json_build_array(n.subject, n.match_type, n.campaign, n.ad_group) as line
        from (select * from report_rows where user_id = ${ref.userId} and import_id = ${negatives}
          order by position limit ${MOST_NEGATIVES}) n`)})::text as terms`);
  return rows[0]?.terms ?? '';
}

/** @returns the part, and whether the whole import counts. Then its stored sums can be used. */
function toSent({ id, days }: CountedPart, imports: readonly StoredImport[]) {
  const own = imports.find((each) => each.id === id);
  const whole = days === null || (days.start === own?.periodStart && days.end === own.periodEnd);
  return { id, first: days?.start ?? null, last: days?.end ?? null, whole };
}

/** An import's sums have each term once, so they need no grouping. */
function onlyImport(userId: string): SQL {
  return sql`summed as not materialized (
    select t.text, t.campaign, t.ad_group, t.impressions, t.clicks, t.cost_micros as cost, t.conversions
    from report_terms t where t.user_id = ${userId} and t.import_id = (select id from parts))`;
}

/** Imports that count in part are summed from their rows. */
function severalParts(userId: string): SQL {
  return sql`summed as (
    select text, campaign, ad_group, sum(impressions) as impressions, sum(clicks) as clicks, sum(cost) as cost,
      sum(conversions) as conversions
    from (
      select t.text, t.campaign, t.ad_group, t.impressions, t.clicks, t.cost_micros as cost, t.conversions
      from parts join report_terms t on t.user_id = ${userId} and t.import_id = parts.id and parts.whole
      union all
      select lower(r.subject), r.campaign, r.ad_group, r.impressions, r.clicks, r.cost_micros, r.conversions
      from parts join report_rows r on r.user_id = ${userId} and r.import_id = parts.id and not parts.whole
        and r.day between parts.first and parts.last
      where r.clicks > 0 or r.conversions > 0 or r.cost_micros > 0) as counted
    group by 1, 2, 3)`;
}
