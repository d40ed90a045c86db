import { sql } from 'drizzle-orm';
import type { ActionSpan, ComparedProduct, Span, StoredResult } from '#domain/deciding/comparison/results.ts';
import type { Database } from '../db/client.ts';
import { isByAction, sourceColumns } from '../db/import-sources.ts';
import { chooseReports, type ImportRow } from './choose-reports.ts';

/** Google's names have up to 100 characters. */
const LONGEST_ACTION = 200;
/** Ten actions on each day of five years, for several campaigns. */
const MOST_ACTION_SPANS = 100_000;

type ResultRow = Pick<
  StoredResult,
  'id' | 'name' | 'country' | 'product' | 'economics' | 'commission' | 'commissionCurrency'
> & { spans: Span[]; actions: ActionSpan[] } & Record<string, unknown>;

/** The results of these campaigns, in their order; null when one of them is not this person's. */
export async function readResults(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<StoredResult[] | null> {
  const imports = await readImports(db, userId, ids);
  const chosen = new Map(
    ids.map((id) => [id, chooseReports(imports.filter((each) => each.campaign === id))]),
  );
  const sent = [...chosen].flatMap(([campaign, { parts, actionParts }]) => [
    ...parts.map((part) => ({ ...part, campaign, actions: false })),
    ...actionParts.map((part) => ({ ...part, campaign, actions: true })),
  ]);
  const { rows } = await db.execute<ResultRow>(sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb)
        as p(campaign uuid, id uuid, first date, last date, dated boolean, actions boolean)),
    sums as (
      select p.campaign, case when p.dated then d.day else p.first end as first, case when p.dated then d.day else p.last end as last,
        sum(d.impressions) as impressions, sum(d.clicks) as clicks, sum(d.cost_micros)::float8 as cost, sum(d.conversions) as conversions
      from parts p join report_days d on d.user_id = ${userId} and d.import_id = p.id and d.day between p.first and p.last
      where not p.actions group by 1, 2, 3),
    done as (
      select p.campaign, case when p.dated then r.day else p.first end as first, case when p.dated then r.day else p.last end as last,
        left(r.details->>'conversionAction', ${LONGEST_ACTION}) as action, coalesce(sum(r.conversions), 0) as conversions
      from parts p join report_rows r on r.user_id = ${userId} and r.import_id = p.id
        and (not p.dated or r.day between p.first and p.last)
      where p.actions and r.details ? 'conversionAction' group by 1, 2, 3, 4 order by 5 desc limit ${MOST_ACTION_SPANS})
    select c.id, c.name, c.country, c.sheet->>'name' as product, c.commission::text as commission,
      c.currency as "commissionCurrency", p.content->'economics' as economics,
      (select coalesce(json_agg(json_build_array(s.first, s.last, s.impressions, s.clicks, s.cost, s.conversions)
        order by s.first), '[]') from sums s where s.campaign = c.id) as spans,
      (select coalesce(json_agg(json_build_array(d.first, d.last, d.action, d.conversions) order by d.first, d.action), '[]')
        from done d where d.campaign = c.id) as actions
    from campaigns c left join campaign_plans p on p.campaign_id = c.id and p.user_id = c.user_id
    where c.user_id = ${userId} and c.id = any(${sql.param([...ids])}::uuid[])`);
  if (rows.length < ids.length) return null;
  const results = rows.map(({ actions: spans, ...row }): StoredResult => {
    const { from = null, currency = null, covered = [] } = chosen.get(row.id) ?? {};
    return { ...row, from, currency, actions: { covered, spans } };
  });
  return ids.flatMap((id) => results.find((result) => result.id === id) ?? []);
}

/** The products of which more than one country has a campaign. */
export async function readProducts(db: Database, userId: string): Promise<ComparedProduct[]> {
  const { rows } = await db.execute<ComparedProduct & Record<string, unknown>>(sql`
    select min(btrim(sheet->>'name')) as product,
      json_agg(json_build_object('id', id, 'country', country) order by created_at, id) as campaigns
    from campaigns where user_id = ${userId} and btrim(coalesce(sheet->>'name', '')) <> ''
    group by lower(btrim(sheet->>'name'))
    having count(distinct lower(btrim(coalesce(country, '')))) > 1 order by 1`);
  return rows;
}

async function readImports(db: Database, userId: string, ids: readonly string[]): Promise<ImportRow[]> {
  const { rows } = await db.execute<ImportRow>(sql`
    select ${sourceColumns}, ${isByAction} as "byAction"
    from report_imports i
    where i.user_id = ${userId} and i.campaign_id = any(${sql.param([...ids])}::uuid[]) and i.received = i.row_count`);
  return rows;
}
