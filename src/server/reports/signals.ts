import { sql } from 'drizzle-orm';
import { countOnce } from '#domain/measuring/reports/count-once.ts';
import { periodOf, type StoredImport, type StoredSlice } from '#domain/measuring/reports/stored.ts';
import type { Database } from '../db/client.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';
import { fitting } from './fitting.ts';
import { listImports } from './imports.ts';

/** Far more than a person looks at. The most expensive rows are sent. */
const MOST = 20_000;
const MOST_SERVINGS = 4000;

interface Part {
  of: 'keywords' | 'servings' | 'assets' | 'ads' | 'shares' | 'times' | StoredSlice;
  id: string;
  first: string | null;
  last: string | null;
  /** The newest import has the lowest age. Its details are the current ones. */
  rank: number;
}

/**
 * The keywords, assets, ads, impression share, times, devices, places, ages and genders of a campaign's reports, summed over the days
 * that count, as JSON text of `StoredSignals`.
 */
export async function readSignals(db: Database, ref: CampaignRef): Promise<string> {
  const whole = (await listImports(db, ref)).filter(({ received, rowCount }) => received === rowCount);
  const segments = await findSegments(db, ref, whole);
  const imports = whole.filter(({ id }) => segments.get(id)?.byAction !== true);
  const having = (...wanted: readonly ('weekday' | 'hour' | 'device')[]) =>
    imports.filter(({ id }) => wanted.every((each) => segments.get(id)?.[each] === true));
  const [days, hours, both] = [having('weekday'), having('hour'), having('weekday', 'hour')];
  const timed = new Set([...days, ...hours].map(({ id }) => id));
  const plain = imports.filter(({ id }) => !timed.has(id));
  const devices = having('device').filter(({ id }) => !timed.has(id));
  const parts: Part[] = [
    ...partsOf('keywords', ofType(plain, 'keywords')),
    ...partsOf('servings', ofType(plain, 'search_terms')),
    ...partsOf('assets', ofType(plain, 'assets')),
    ...partsOf('ads', ofType(plain, 'ads')),
    ...partsOf('shares', ofType(plain, 'campaigns')),
    ...(both.length > 0 ? partsOf('times', both) : [days, hours].flatMap((own) => partsOf('times', own))),
    ...partsOf('device', ofFirstType(devices, ['campaigns', 'ad_groups', 'keywords'])),
    ...partsOf('place', ofType(plain, 'places')),
    ...partsOf('age', ofType(plain, 'ages')),
    ...partsOf('gender', ofType(plain, 'genders')),
  ];
  const auctions = ofType(plain, 'auction_insights').map(({ id }) => id);
  const { rows } = await db.execute<{ signals: string }>(signalsQuery(ref.userId, parts, auctions));
  return rows[0]?.signals ?? '';
}

function ofType(imports: readonly StoredImport[], wanted: StoredImport['type']): StoredImport[] {
  return imports.filter(({ type }) => type === wanted);
}

/** Reports of several types with the same segment contain the same sums. */
function ofFirstType(
  imports: readonly StoredImport[],
  types: readonly StoredImport['type'][],
): StoredImport[] {
  return types.map((type) => ofType(imports, type)).find((own) => own.length > 0) ?? [];
}

/** The segment by which an import is split. Its sums equal those of an import that is not split. */
interface Segments extends Record<string, unknown> {
  weekday: boolean;
  hour: boolean;
  device: boolean;
  /** Split by conversion action, without clicks and cost. */
  byAction: boolean;
}

/** The first row of a report shows whether it is segmented. */
async function findSegments(
  db: Database,
  { userId }: CampaignRef,
  imports: readonly StoredImport[],
): Promise<ReadonlyMap<string, Segments>> {
  const ids = imports.map(({ id }) => id);
  const { rows } = await db.execute<Segments & { id: string }>(sql`
    select r.import_id as id, r.details ? 'weekday' as weekday, r.details ? 'hour' as hour,
      r.details ? 'device' as device, r.details ? 'conversionAction' as "byAction"
    from report_rows r
    where r.user_id = ${userId} and r.import_id = any(${sql.param(ids)}::uuid[]) and r.position = 0
      and r.details is not null`);
  return new Map(rows.map((row) => [row.id, row]));
}

function partsOf(of: Part['of'], imports: readonly StoredImport[]): Part[] {
  const counted = countOnce(imports.map((each) => ({ ...each, period: periodOf(each) })));
  const newest = imports.toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1));
  const ranks = new Map(newest.map((each, rank) => [each.id, rank]));
  return counted.map(({ id, days }) => ({
    of,
    id,
    first: days?.start ?? null,
    last: days?.end ?? null,
    rank: ranks.get(id) ?? newest.length,
  }));
}

const counts = sql`json_build_array(coalesce(sum(impressions), 0), coalesce(sum(clicks), 0),
  coalesce(sum(cost_micros), 0)::float8, coalesce(sum(conversions), 0))`;
const newestDetails = sql`(array_agg(details order by rank, day desc nulls last) filter (where details is not null))[1]`;

/** @param auctions imports of auction insights. Each covers its own days, so that none of them replaces another. */
function signalsQuery(userId: string, parts: readonly Part[], auctions: readonly string[]) {
  return sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb)
        as p("of" text, id uuid, first date, last date, rank int)),
    counted as (
      select parts."of", parts.rank, r.* from parts join report_rows r on r.user_id = ${userId} and r.import_id = parts.id
        and (parts.first is null or r.day between parts.first and parts.last)
        and (parts."of" <> 'servings' or r.conversions > 0 or (r.clicks > 0 and r.keyword <> ''))),
    served as (
      select lower(subject) as term, keyword, campaign, ad_group, ${counts} as counts, sum(cost_micros) as cost
      from counted where "of" = 'servings' and clicks > 0 and keyword <> '' group by 1, 2, 3, 4),
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
      'sold', ${fitting(sql`
        select json_build_array(term, keyword, match_type, added) as line
        from (select lower(subject) as term, keyword, match_type, added from counted
          where "of" = 'servings' and conversions > 0
            and (added in ('added', 'added_excluded') or match_type = 'exact' or keyword like '[%')
          group by 1, 2, 3, 4 order by sum(conversions) desc limit ${MOST_SERVINGS}) s`)},
      'assets', ${fitting(sql`
        select json_build_array(subject, campaign, ad_group, counts, details) as line
        from (select subject, campaign, ad_group, ${counts} as counts, ${newestDetails} as details from counted
          where "of" = 'assets' and subject <> '' group by 1, 2, 3, details->>'assetType'
          order by sum(impressions) desc nulls last limit ${MOST}) a`)},
      'ads', ${fitting(sql`
        select json_build_array(subject, campaign, ad_group, counts, details) as line
        from (select subject, campaign, ad_group, ${counts} as counts, ${newestDetails} as details from counted
          where "of" = 'ads' group by 1, 2, 3, details->>'headlines'
          order by sum(cost_micros) desc nulls last limit ${MOST}) d`)},
      'auction', ${fitting(sql`
        select json_build_array(subject, first, last, details) as line
        from (select r.subject, coalesce(r.day, i.period_start)::text as first, coalesce(r.day, i.period_end)::text as last,
            r.details from report_imports i join report_rows r on r.user_id = i.user_id and r.import_id = i.id
          where i.user_id = ${userId} and i.id = any(${sql.param(auctions)}::uuid[]) and r.subject <> '' and r.details is not null
          order by 2 desc, r.position limit ${MOST}) u`)},
      'shares', ${fitting(sql`
        select json_build_array(campaign, counts, details) as line
        from (select campaign, day, details, ${counts} as counts from counted
          where "of" = 'shares' and details is not null group by 1, 2, 3 order by day desc limit ${MOST}) c`)},
      'times', (select coalesce(json_agg(json_build_array(weekday, hour, counts)), '[]')
        from (select coalesce(details->>'weekday', '') as weekday, coalesce(details->>'hour', '') as hour, ${counts} as counts
          from counted where "of" = 'times' group by 1, 2) t),
      'slices', ${fitting(sql`
        select json_build_array("of", name, counts) as line
        from (select "of", case "of" when 'device' then details->>'device' else subject end as name, ${counts} as counts
          from counted where "of" in ('device', 'place', 'age', 'gender') group by 1, 2
          order by sum(cost_micros) desc nulls last limit ${MOST}) s where name <> ''`)})::text as signals`;
}
