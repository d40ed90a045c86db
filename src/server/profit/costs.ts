import { type SQL, sql } from 'drizzle-orm';
import type { CutRows, LevelCosts, ProfitLevelName } from '#domain/measuring/profit/levels.ts';
import { plainKeyword, withoutMatchMarks } from '#domain/measuring/profit/tracking.ts';
import { chooseSource, type CostType, firstCostType } from '#domain/measuring/reports/sources.ts';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import type { Database } from '../db/client.ts';
import { withinByteLimit } from '../db/within-byte-limit.ts';
import { type ImportSource, isByAction, sourceColumns } from '../db/import-sources.ts';

/** A whole import of a campaign. */
export interface CostImport extends ImportSource {
  type: StoredImport['type'];
}

/** A row's sums, with the ids that Google has for its campaign and ad group. */
type SummedRow = LevelCosts['rows'][number] & { campaignId: string | null; adGroupId: string | null };
export type SummedLevel = Omit<LevelCosts, 'rows'> & { rows: SummedRow[] };

/** The widest type of report that holds the costs of each level. */
const widestTypes: Record<ProfitLevelName, CostType> = {
  campaign: 'campaigns',
  adGroup: 'ad_groups',
  keyword: 'keywords',
  term: 'search_terms',
};
const MOST_ROWS = 20_000;
/** Enough to group 200,000 rows in memory; with less they are sorted on disk. */
export const GROUPING_MEMORY = '32MB';
export const nothingCut: CutRows = { count: 0, clicks: 0, costMicros: 0, conversions: 0 };

/** A report of conversion actions has no costs, so it is not among them. */
export async function readCostImports(
  db: Database,
  userId: string,
  campaignIds: readonly string[],
): Promise<CostImport[]> {
  const { rows } = await db.execute<CostImport>(sql`
    select ${sourceColumns}
    from report_imports i
    where i.user_id = ${userId} and i.campaign_id = any(${sql.param([...campaignIds])}::uuid[])
      and i.received = i.row_count and not ${isByAction}`);
  return rows;
}

/**
 * Sums one level of a campaign over the days that count.
 * @param imports those of the campaign.
 */
export async function readLevel(
  db: Database,
  userId: string,
  imports: readonly CostImport[],
  level: ProfitLevelName,
): Promise<SummedLevel> {
  const { from, parts, periods } = chooseSource(imports, widestTypes[level]);
  if (from === null) return { from, periods: [], rows: [], cut: nothingCut };
  const rows = await db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('work_mem', ${GROUPING_MEMORY}, true)`);
    const sums = sumRows(userId, JSON.stringify(parts), columnsOf(level, from));
    const size = sql`octet_length(campaign || "adGroup" || keyword || text)`;
    const read = await tx.execute<RowWithSums & { bytes: number }>(withinByteLimit(sums, size));
    return read.rows.map(({ bytes, ...row }): RowWithSums => row);
  });
  const shown = level === 'keyword' ? mergeKeywords(rows) : rows.map(withPlainKeyword);
  return { from, periods, rows: shown, cut: cutOf(rows) };
}

/**
 * The sums of a campaign in one row, read from those of its days. They equal the sums of the campaign level, but
 * have no rows.
 */
export async function readSums(
  db: Database,
  userId: string,
  imports: readonly CostImport[],
): Promise<SummedLevel> {
  const { from, parts, periods } = chooseSource(imports);
  if (from === null) return { from, periods, rows: [], cut: nothingCut };
  const { rows } = await db.execute<SummedRow & Record<string, unknown>>(sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb) as p(id uuid, first date, last date))
    select '' as campaign, '' as "adGroup", '' as keyword, '' as text, coalesce(sum(d.clicks), 0) as clicks,
      coalesce(sum(d.cost_micros), 0)::float8 as "costMicros", coalesce(sum(d.conversions), 0) as conversions,
      null as "campaignId", null as "adGroupId"
    from parts join report_days d on d.user_id = ${userId} and d.import_id = parts.id
      and d.day between parts.first and parts.last`);
  return { from, periods, rows, cut: nothingCut };
}

/** Each row also has the sums of all rows. */
type RowWithSums = SummedRow & { all: CutRows } & Record<string, unknown>;

/** Sums the rows of a level into the level above it; null when the two levels come from different reports. */
export function rollUp(
  lower: SummedLevel,
  imports: readonly CostImport[],
  level: 'campaign' | 'adGroup',
): SummedLevel | null {
  const from = firstCostType(imports, widestTypes[level]);
  if (from === null || from !== lower.from || lower.cut.count > 0) return null;
  const merged = new Map<string, SummedRow>();
  for (const row of lower.rows) {
    const adGroup = level === 'campaign' ? '' : row.adGroup;
    const key = JSON.stringify([row.campaign, adGroup]);
    const known = merged.get(key);
    if (known) addTo(known, row);
    else
      merged.set(key, { ...row, adGroup, keyword: '', text: level === 'campaign' ? row.campaign : adGroup });
  }
  return { ...lower, rows: [...merged.values()] };
}

function addTo(known: SummedRow, row: SummedRow): void {
  known.clicks += row.clicks;
  known.costMicros += row.costMicros;
  known.conversions += row.conversions;
  known.campaignId ??= row.campaignId;
  known.adGroupId ??= row.adGroupId;
}

/** The sums of the rows that were not read. */
function cutOf(rows: readonly RowWithSums[]): CutRows {
  const all = rows[0]?.all ?? nothingCut;
  const left = (key: 'clicks' | 'costMicros' | 'conversions') =>
    rows.length < all.count ? all[key] - rows.reduce((sum, row) => sum + row[key], 0) : 0;
  const [clicks, costMicros, conversions] = [left('clicks'), left('costMicros'), left('conversions')];
  return { count: all.count - rows.length, clicks, costMicros, conversions };
}

interface Columns {
  adGroup: SQL;
  keyword: SQL;
  text: SQL;
  /** Whether rows without a click count; nine in ten search terms have none. */
  isKept: boolean;
}

function columnsOf(level: ProfitLevelName, from: CostType): Columns {
  const keyword = from === 'keywords' ? sql`r.subject` : sql`r.keyword`;
  const none = sql`''`;
  const isKept = from !== 'search_terms';
  if (level === 'campaign') return { adGroup: none, keyword: none, text: sql`r.campaign`, isKept };
  if (level === 'adGroup') return { adGroup: sql`r.ad_group`, keyword: none, text: sql`r.ad_group`, isKept };
  const text = level === 'keyword' ? keyword : sql`lower(r.subject)`;
  return { adGroup: sql`r.ad_group`, keyword, text, isKept };
}

/** Text is grouped byte by byte, which is faster. Only the answer is sorted in the order of the language. */
function sumRows(userId: string, parts: string, { adGroup, keyword, text, isKept }: Columns): SQL {
  return sql`
    with parts as (
      select * from jsonb_to_recordset(${parts}::text::jsonb) as p(id uuid, first date, last date, dated boolean)),
    sums as materialized (
      select r.campaign collate "C" as campaign, ${adGroup} collate "C" as ad_group, ${keyword} collate "C" as keyword,
        ${text} collate "C" as text, coalesce(sum(r.clicks), 0) as clicks, coalesce(sum(r.cost_micros), 0)::float8 as cost,
        coalesce(sum(r.conversions), 0) as conversions, max(r.details->>'campaignId') as campaign_id,
        max(r.details->>'adGroupId') as ad_group_id
      from parts join report_rows r on r.user_id = ${userId} and r.import_id = parts.id
        and (not parts.dated or r.day between parts.first and parts.last)
      where r.clicks > 0 or r.cost_micros > 0 or r.conversions > 0 or ${isKept}
      group by 1, 2, 3, 4)
    select campaign, ad_group as "adGroup", keyword, text, clicks, cost as "costMicros", conversions,
      campaign_id as "campaignId", ad_group_id as "adGroupId", (select json_build_object('count', count(*),
        'clicks', coalesce(sum(clicks), 0), 'costMicros', coalesce(sum(cost), 0),
        'conversions', coalesce(sum(conversions), 0)) from sums) as "all"
    from sums order by cost desc, text collate "default" limit ${MOST_ROWS}`;
}

function withPlainKeyword(row: SummedRow): SummedRow {
  return { ...row, keyword: plainKeyword(row.keyword) };
}

/** A sale does not show the match type, so all match types of a keyword in an ad group are one row. */
function mergeKeywords(rows: readonly SummedRow[]): SummedRow[] {
  const merged = new Map<string, SummedRow>();
  for (const row of rows.map(withPlainKeyword)) {
    const key = JSON.stringify([row.campaign, row.adGroup, row.keyword]);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...row, text: withoutMatchMarks(row.text) });
    else addTo(known, row);
  }
  return [...merged.values()];
}
