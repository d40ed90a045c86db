import { sql } from 'drizzle-orm';
import type { CampaignResult } from '#domain/comparison/results.ts';
import { countOnce, type CountedPart } from '#domain/reports/count-once.ts';
import type { Database } from '../db/client.ts';

/** The types that hold a campaign's sums, the one that hides least first. */
const summedTypes = ['campaigns', 'ad_groups', 'keywords', 'search_terms'] as const;

interface ImportRow extends Record<string, unknown> {
  id: string;
  campaign_id: string;
  type: string;
  currency: string | null;
  start: string;
  end: string;
  by_day: boolean;
  created_at: string;
}

interface Chosen {
  from: string | null;
  currency: string | null;
  parts: CountedPart[];
  period: CampaignResult['period'];
}

/** The results of these campaigns, in their order; null when one of them is not this person's. */
export async function readResults(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<CampaignResult[] | null> {
  const imports = await readImports(db, userId, ids);
  const chosen = new Map(ids.map((id) => [id, choose(imports.filter((each) => each.campaign_id === id))]));
  const parts = [...chosen].flatMap(([campaign, { parts: own }]) =>
    own.map(({ id, days }) => ({ campaign, id, first: days?.start ?? null, last: days?.end ?? null })),
  );
  const { rows } = await db.execute<
    Omit<CampaignResult, 'from' | 'currency' | 'period'> & Record<string, unknown>
  >(sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::text::jsonb)
        as p(campaign uuid, id uuid, first date, last date)),
    sums as (
      select parts.campaign, sum(r.clicks) as clicks, sum(r.cost_micros)::float8 as cost, sum(r.conversions) as conversions
      from parts join report_rows r on r.user_id = ${userId} and r.import_id = parts.id
        and (parts.first is null or r.day between parts.first and parts.last)
      group by 1),
    sizes as (
      select g.campaign_id, count(*)::int as groups, sum(jsonb_array_length(g.content->'keywords'))::int as keywords,
        sum(jsonb_array_length(g.content->'negatives'))::int as negatives, sum(jsonb_array_length(g.content->'ads'))::int as ads
      from ad_groups g where g.user_id = ${userId} and g.campaign_id = any(${sql.param([...ids])}::uuid[]) group by 1)
    select c.id, c.name, c.commission::text as commission, p.content->'economics' as economics,
      coalesce(s.clicks, 0) as clicks, coalesce(s.cost, 0) as "costMicros", coalesce(s.conversions, 0) as conversions,
      json_build_object('groups', coalesce(z.groups, 0), 'keywords', coalesce(z.keywords, 0), 'ads', coalesce(z.ads, 0),
        'negatives', coalesce(z.negatives, 0) + coalesce(jsonb_array_length(p.content->'negatives'), 0)) as counts
    from campaigns c
      left join campaign_plans p on p.campaign_id = c.id and p.user_id = c.user_id
      left join sums s on s.campaign = c.id left join sizes z on z.campaign_id = c.id
    where c.user_id = ${userId} and c.id = any(${sql.param([...ids])}::uuid[])`);
  if (rows.length < ids.length) return null;
  const results = rows.map((row): CampaignResult => {
    const { from = null, currency = null, period = null } = chosen.get(row.id) ?? {};
    return { ...row, from, currency, period };
  });
  return ids.flatMap((id) => results.find((result) => result.id === id) ?? []);
}

async function readImports(db: Database, userId: string, ids: readonly string[]): Promise<ImportRow[]> {
  const { rows } = await db.execute<ImportRow>(sql`
    select id, campaign_id, type, currency, period_start::text as start, period_end::text as end, by_day,
      created_at::text as created_at
    from report_imports
    where user_id = ${userId} and campaign_id = any(${sql.param([...ids])}::uuid[]) and received = row_count`);
  return rows;
}

/** Of the types that a campaign has, the one that hides least; of its imports those that count. */
function choose(imports: readonly ImportRow[]): Chosen {
  const from = summedTypes.find((type) => imports.some((each) => each.type === type)) ?? null;
  const own = imports.filter(({ type }) => type === from);
  const parts = countOnce(
    own.map(({ id, start, end, by_day: byDay, created_at: createdAt }) => ({
      id,
      period: { start, end },
      byDay,
      createdAt,
    })),
  );
  const days = parts.flatMap(({ id, days: part }) => part ?? own.find((each) => each.id === id) ?? []);
  const first = days.map(({ start }) => start).sort()[0];
  const last = days
    .map(({ end }) => end)
    .sort()
    .at(-1);
  return {
    from,
    currency: own.find((each) => each.currency !== null)?.currency ?? null,
    parts,
    period: first === undefined || last === undefined ? null : { start: first, end: last },
  };
}
