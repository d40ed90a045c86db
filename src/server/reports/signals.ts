import { sql } from 'drizzle-orm';
import { countOnce } from '#domain/measuring/reports/count-once.ts';
import { periodOf, type StoredImport } from '#domain/measuring/reports/stored.ts';
import type { Database } from '../db/client.ts';
import type { CampaignRef } from '../request/owned-campaign.ts';
import { fitting } from './fitting.ts';
import { listImports } from './imports.ts';

/** Far above what a person looks at; the dearest rows are sent. */
const MOST = 20_000;
const MOST_SERVINGS = 4000;

interface Part {
  of: 'keywords' | 'servings' | 'assets' | 'shares' | 'times';
  id: string;
  first: string | null;
  last: string | null;
  /** The newest import has the lowest one: its details are those of today. */
  rank: number;
}

/**
 * What the reports of a campaign say of keywords, assets, impression share and times, summed over the days that count,
 * as JSON text of `StoredSignals`.
 */
export async function readSignals(db: Database, place: CampaignRef): Promise<string> {
  const whole = (await listImports(db, place)).filter(({ received, rowCount }) => received === rowCount);
  const { timed, byAction } = await findSegments(db, place, whole);
  const imports = whole.filter(({ id }) => !byAction.has(id));
  const plain = imports.filter(({ id }) => !timed.has(id));
  const parts: Part[] = [
    ...partsOf('keywords', ofType(plain, 'keywords')),
    ...partsOf('servings', ofType(plain, 'search_terms')),
    ...partsOf('assets', ofType(plain, 'assets')),
    ...partsOf('shares', ofType(plain, 'campaigns')),
    ...partsOf(
      'times',
      imports.filter(({ id }) => timed.has(id)),
    ),
  ];
  const { rows } = await db.execute<{ signals: string }>(signalsQuery(place.userId, parts));
  return rows[0]?.signals ?? '';
}

function ofType(imports: readonly StoredImport[], wanted: StoredImport['type']): StoredImport[] {
  return imports.filter(({ type }) => type === wanted);
}

interface Segments {
  /** Imports with a day of the week or an hour. They hold the same sums as those without. */
  timed: ReadonlySet<string>;
  /** Imports split by conversion action, which have neither clicks nor cost. */
  byAction: ReadonlySet<string>;
}

/** A segmented report says so in its first row. */
async function findSegments(
  db: Database,
  { userId }: CampaignRef,
  imports: readonly StoredImport[],
): Promise<Segments> {
  const ids = imports.map(({ id }) => id);
  const { rows } = await db.execute<{ id: string; timed: boolean; split: boolean }>(sql`
    select r.import_id as id, r.details ? 'weekday' or r.details ? 'hour' as timed, r.details ? 'conversionAction' as split
    from report_rows r
    where r.user_id = ${userId} and r.import_id = any(${sql.param(ids)}::uuid[]) and r.position = 0
      and r.details is not null`);
  const those = (is: 'timed' | 'split') => new Set(rows.filter((row) => row[is]).map(({ id }) => id));
  return { timed: those('timed'), byAction: those('split') };
}

function partsOf(of: Part['of'], imports: readonly StoredImport[]): Part[] {
  const counted = countOnce(imports.map((each) => ({ ...each, period: periodOf(each) })));
  const newest = imports.toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1));
  const ranks = new Map(newest.map((each, rank) => [each.id, rank]));
  return counted.map(({ id, days }) => ({
    ...{ of, id, first: days?.start ?? null, last: days?.end ?? null },
    rank: ranks.get(id) ?? newest.length,
  }));
}

const counts = sql`json_build_array(coalesce(sum(impressions), 0), coalesce(sum(clicks), 0),
  coalesce(sum(cost_micros), 0)::float8, coalesce(sum(conversions), 0))`;
const newestDetails = sql`(array_agg(details order by rank, day desc nulls last) filter (where details is not null))[1]`;

function signalsQuery(userId: string, parts: readonly Part[]) {
  return sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb)
        as p("of" text, id uuid, first date, last date, rank int)),
    counted as (
      select parts."of", parts.rank, r.* from parts join report_rows r on r.user_id = ${userId} and r.import_id = parts.id
        and (parts.first is null or r.day between parts.first and parts.last)
        and (parts."of" <> 'servings' or (r.clicks > 0 and r.keyword <> ''))),
    served as (
      select lower(subject) as term, keyword, campaign, ad_group, ${counts} as counts, sum(cost_micros) as cost
      from counted where "of" = 'servings' group by 1, 2, 3, 4),
    rivals as (
      select *, min(ad_group) over same <> max(ad_group) over same as several, sum(cost) over same as whole
      from served window same as (partition by term, campaign))
    select json_build_object(
      'keywords', ${fitting(sql`
        select json_build_array(subject, match_type, campaign, ad_group, counts, details) as line
        from (select subject, match_type, campaign, ad_group, ${counts} as counts, ${newestDetails} as details from counted
          where "of" = 'keywords' and subject <> '' group by 1, 2, 3, 4
          order by sum(cost_micros) desc nulls last limit ${MOST}) k`)},
      'servings', ${fitting(sql`
        select json_build_array(term, keyword, campaign, ad_group, counts) as line
        from (select * from rivals where several order by whole desc nulls last, term limit ${MOST_SERVINGS}) s`)},
      'assets', ${fitting(sql`
        select json_build_array(subject, campaign, ad_group, counts, details) as line
        from (select subject, campaign, ad_group, ${counts} as counts, ${newestDetails} as details from counted
          where "of" = 'assets' and subject <> '' group by 1, 2, 3, details->>'assetType'
          order by sum(impressions) desc nulls last limit ${MOST}) a`)},
      'shares', ${fitting(sql`
        select json_build_array(campaign, counts, details) as line
        from (select campaign, day, details, ${counts} as counts from counted
          where "of" = 'shares' and details is not null group by 1, 2, 3 order by day desc limit ${MOST}) c`)},
      'times', (select coalesce(json_agg(json_build_array(weekday, hour, counts)), '[]')
        from (select coalesce(details->>'weekday', '') as weekday, coalesce(details->>'hour', '') as hour, ${counts} as counts
          from counted where "of" = 'times' group by 1, 2) t))::text as signals`;
}
