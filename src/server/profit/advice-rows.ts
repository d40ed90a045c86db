import { type SQL, sql } from 'drizzle-orm';
import {
  levelNames,
  levelParts,
  type LevelName,
  type LevelRows,
  type Segment,
  type TableHead,
} from '#domain/deciding/advice/tables.ts';
import type { Period } from '#domain/measuring/reports/period.ts';
import type { ReportRow } from '#domain/measuring/reports/report-rows.ts';
import type { ReportType } from '#domain/measuring/reports/report-words.ts';
import type { Database } from '../db/client.ts';
import { type ImportSource, sourceColumns } from '../db/import-sources.ts';
import { type CostImport, GROUPING_MEMORY } from './costs.ts';

/** The number of rows of a report from which its columns are known. */
const FIRST_ROWS = 50;
/** The number of rows of each level, the most expensive first. The sums of the levels above include the others. */
const MOST_ROWS = 20_000;

/** An import, with the columns that decide at which levels it counts. */
export interface ImportHead extends CostImport {
  /** The columns beyond the usual ones. */
  keys: string[] | null;
}

/** The whole reports of a person, of the campaign with the newest one first. */
export async function readHeads(db: Database, userId: string): Promise<ImportHead[]> {
  const { rows } = await db.execute<ImportHead & ImportSource>(sql`
    select ${sourceColumns}, (
      select array_agg(distinct k.key) from report_rows r, jsonb_object_keys(r.details) as k(key)
      where r.user_id = i.user_id and r.import_id = i.id and r.position < ${FIRST_ROWS} and r.details is not null) as keys
    from report_imports i
    where i.user_id = ${userId} and i.type <> 'sales' and i.received = i.row_count and i.row_count > 0
    order by max(i.created_at) over (partition by i.campaign_id) desc, i.campaign_id, i.created_at, i.id`);
  return rows;
}

function toHead({ id, type, start, end, byDay, createdAt, keys }: ImportHead): TableHead {
  return {
    id: `${createdAt} ${id}`,
    type: type as ReportType, // sales are not read
    segment: segmentOf(keys ?? []),
    period: { start, end },
    byDay,
    hasShares: (keys ?? []).some((key) => key === 'lostToBudget' || key === 'lostToRank'),
  };
}

function segmentOf(keys: readonly string[]): Segment {
  if (keys.includes('conversionAction')) return 'action';
  return (['hour', 'weekday', 'device'] as const).find((key) => keys.includes(key)) ?? 'none';
}

/**
 * The sums of a campaign's reports at each level, over the days that count.
 * @param options `since`: only days from this one on; `isEachDay`: each row keeps its day.
 */
export async function readLevelRows(
  db: Database,
  userId: string,
  imports: readonly ImportHead[],
  { since, isEachDay = false }: { since?: string; isEachDay?: boolean } = {},
): Promise<LevelRows> {
  const heads = imports.map(toHead);
  const counted = levelParts(heads);
  const parts: LevelPart[] = levelNames.flatMap((of) =>
    counted[of].parts.flatMap(({ id, days }) =>
      since !== undefined && days !== null && days.end < since ? [] : [{ of, id: importOf(id), ...days }],
    ),
  );
  const negatives = heads.filter(({ type }) => type === 'negatives').at(-1);
  if (negatives) parts.push({ of: 'negatives', id: importOf(negatives.id) });
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', ${GROUPING_MEMORY}, true)`);
    return tx.execute<LevelRow>(
      levelQuery(userId, JSON.stringify(parts), { since: since ?? null, isEachDay }),
    );
  });
  const byLevel = new Map<string, ReportRow[]>([...levelNames, 'negatives'].map((name) => [name, []]));
  for (const row of rows) byLevel.get(row.of)?.push(toRow(row));
  const rowsOf = (name: LevelName | 'negatives') => byLevel.get(name) ?? [];
  return {
    ...(Object.fromEntries(levelNames.map((name) => [name, rowsOf(name)])) as Record<LevelName, ReportRow[]>), // one entry for each level
    periods: counted.own.periods,
    negatives: rowsOf('negatives'),
  };
}

/** Days of an import that count at a level; without days all of it. */
interface LevelPart extends Partial<Period> {
  of: LevelName | 'negatives';
  id: string;
}

/** A head's id begins with its age. */
function importOf(id: string): string {
  return id.slice(id.lastIndexOf(' ') + 1);
}

interface LevelRow extends Record<string, unknown> {
  of: string;
  day: string | null;
  campaign: string;
  ad_group: string;
  subject: string;
  keyword: string;
  match_type: ReportRow['matchType'];
  added: ReportRow['added'];
  impressions: number;
  clicks: number;
  cost: number;
  conversions: number;
  details: ReportRow['details'] | null;
}

function toRow(row: LevelRow): ReportRow {
  const { day, campaign, subject, keyword, added, impressions, clicks, conversions } = row;
  return {
    day,
    campaign,
    adGroup: row.ad_group,
    subject,
    keyword,
    matchType: row.match_type,
    added,
    impressions,
    clicks,
    costMicros: row.cost,
    conversions,
    conversionValue: null,
    details: row.details ?? {},
  };
}

/** Each level keeps the columns that distinguish its rows. The sums of a campaign and its lost shares are kept by day. */
function levelQuery(
  userId: string,
  parts: string,
  { since, isEachDay }: { since: string | null; isEachDay: boolean },
) {
  const rows = sql`parts p join report_rows r on r.user_id = ${userId} and r.import_id = p.id
    and (p.start is null or r.day between p.start and p."end")
    and (${since}::date is null or r.day is null or r.day >= ${since}::date)`;
  const counted = { rows, isEachDay };
  return sql`
    with parts as (
      select * from jsonb_to_recordset(${parts}::text::jsonb) as p("of" text, id uuid, start date, "end" date)),
    summed as (${levelSums(counted)} union all ${termSums(counted)}),
    ranked as (select *, row_number() over (partition by "of" order by cost desc) as place from summed)
    select "of", day::text as day, campaign, ad_group, subject, keyword, match_type, added, impressions, clicks, cost,
      conversions, details
    from ranked where place <= ${MOST_ROWS}`;
}

const sums = sql.raw(`coalesce(sum(r.impressions), 0) as impressions, coalesce(sum(r.clicks), 0) as clicks,
  coalesce(sum(r.cost_micros), 0)::float8 as cost, coalesce(sum(r.conversions), 0) as conversions`);

interface Counted {
  /** SQL of the parts with their rows that count. */
  rows: SQL;
  isEachDay: boolean;
}

/** Search terms have by far the most rows, and none of their columns is read from the newest row alone. */
function termSums({ rows, isEachDay }: Counted): SQL {
  return sql`
    select p."of", case when ${isEachDay}::bool then r.day end as day, r.campaign, r.ad_group, lower(r.subject) as subject,
      r.keyword, r.match_type, max(r.added) as added, ${sums}, jsonb_strip_nulls(jsonb_build_object(
        'campaignId', max(r.details->>'campaignId'), 'adGroupId', max(r.details->>'adGroupId'))) as details
    from ${rows} where p."of" = 'terms' and (r.clicks > 0 or r.conversions > 0)
    group by 1, 2, 3, 4, 5, 6, 7`;
}

function levelSums({ rows, isEachDay }: Counted): SQL {
  return sql`
    select r."of", r.day, r.campaign, r.ad_group, r.subject, r.keyword, r.match_type, null as added, ${sums},
      (array_agg(r.details order by r.newest desc nulls last) filter (where r.details is not null))[1] as details
    from (
      select p."of", case when ${isEachDay}::bool or p."of" in ('own', 'shares') then r.day end as day, r.campaign,
        case when p."of" in ('groups', 'keywords', 'texts', 'negatives') then r.ad_group else '' end as ad_group,
        case when p."of" in ('keywords', 'places', 'ages', 'genders', 'texts', 'negatives') then r.subject else '' end as subject,
        case when p."of" = 'keywords' then r.keyword else '' end as keyword,
        case when p."of" in ('keywords', 'negatives') then r.match_type end as match_type,
        case p."of" when 'devices' then r.details->>'device' when 'hours' then r.details->>'hour'
          when 'weekdays' then r.details->>'weekday' when 'texts' then r.details->>'assetType' else '' end as slice,
        r.impressions, r.clicks, r.cost_micros, r.conversions,
        case when p."of" in ('keywords', 'shares', 'devices', 'hours', 'weekdays', 'texts') then r.details
          else jsonb_strip_nulls(jsonb_build_object('campaignId', r.details->'campaignId', 'adGroupId', r.details->'adGroupId',
            'bidStrategy', r.details->'bidStrategy', 'targetCpa', r.details->'targetCpa', 'targetRoas', r.details->'targetRoas',
            'campaignStatus', r.details->'campaignStatus', 'adGroupStatus', r.details->'adGroupStatus',
            'budget', r.details->'budget', 'budgetName', r.details->'budgetName', 'budgetType', r.details->'budgetType'))
          end as details, r.day as newest
      from ${rows} where p."of" <> 'terms') r
    group by 1, 2, 3, 4, 5, 6, 7, r.slice`;
}
