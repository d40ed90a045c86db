import { sql } from 'drizzle-orm';
import type { Hints, Proofs, ReportedOrder } from '#domain/measuring/profit/owners.ts';
import { linkFields } from '#domain/measuring/profit/tracking.ts';
import { foldText } from '#domain/shared/fold-text.ts';
import type { Database } from '../db/client.ts';
import type { Call } from '../request/context.ts';
import { readCostImports, readLevel, readSums } from './costs.ts';

/**
 * The first rows of an import name its campaigns and most of its ad groups. The newest imports of a campaign are
 * enough.
 */
const MOST_ID_ROWS = 500;
const MOST_ID_IMPORTS = 10;

interface ProofRow extends Record<string, unknown> {
  campaign: string;
  links: Parameters<typeof linkFields>[0];
  ids: string[];
}

/** Reads the evidence that an order belongs to a campaign of the account. A single campaign needs no evidence. */
export async function readProofs(
  { db, userId }: Call,
  reported: readonly ReportedOrder[],
): Promise<Proofs[]> {
  if (reported.length === 0) return [];
  const { rows } = await db.execute<ProofRow>(sql`
    with named as (
      select i.id, i.campaign_id, row_number() over (partition by i.campaign_id order by i.period_end desc, i.id) as age
      from report_imports i
      where i.user_id = ${userId} and i.type <> 'sales' and i.received = i.row_count
        and exists (select from report_rows r where r.user_id = i.user_id and r.import_id = i.id and r.position = 0
          and r.details ?| array['campaignId', 'adGroupId']))
    select c.id as campaign,
      json_build_object('finalUrl', coalesce(p.content->>'finalUrl', ''),
        'finalUrlSuffix', coalesce(p.content->>'finalUrlSuffix', ''),
        'trackingTemplate', coalesce(p.content->>'trackingTemplate', '')) as links,
      array(
        select distinct x.id from named n
        join report_rows r on r.user_id = ${userId} and r.import_id = n.id and r.position < ${MOST_ID_ROWS}
        cross join lateral (values (r.details->>'campaignId'), (r.details->>'adGroupId')) as x(id)
        where n.campaign_id = c.id and n.age <= ${MOST_ID_IMPORTS} and x.id <> '') as ids
    from campaigns c left join campaign_plans p on p.campaign_id = c.id and p.user_id = c.user_id
    where c.user_id = ${userId}`);
  if (rows.length < 2) return [];
  const clicks = await readOwnClicks(db, userId, reported);
  return rows.map(({ campaign, links, ids }) => ({
    campaign,
    ids: new Set(ids),
    clicks: new Set(clicks.get(campaign)),
    links: linkFields(links),
  }));
}

/** The clicks that orders name, grouped by the campaigns whose reports contain them. */
async function readOwnClicks(
  db: Database,
  userId: string,
  reported: readonly ReportedOrder[],
): Promise<ReadonlyMap<string, string[]>> {
  const gclids = reported.flatMap(({ order }) => order.gclid ?? []);
  if (gclids.length === 0) return new Map();
  const { rows } = await db.execute<{ campaign: string; gclids: string[] }>(sql`
    select i.campaign_id as campaign, array_agg(distinct r.subject) as gclids
    from report_imports i join report_rows r on r.user_id = i.user_id and r.import_id = i.id
    where i.user_id = ${userId} and i.type = 'clicks' and i.received = i.row_count
      and r.subject = any(${sql.param(gclids)}::text[])
    group by 1`);
  return new Map(rows.map((row) => [row.campaign, row.gclids]));
}

/** The weight of each of these campaigns, for orders without evidence. */
export async function readHints({ db, userId }: Call, campaignIds: readonly string[]): Promise<Hints[]> {
  if (campaignIds.length === 0) return [];
  const imports = await readCostImports(db, userId, campaignIds);
  const hints: Hints[] = [];
  for (const campaign of campaignIds) {
    const own = imports.filter((each) => each.campaign === campaign);
    const { rows: sums, periods } = await readSums(db, userId, own);
    const { rows } = await readLevel(db, userId, own, 'keyword');
    const [sum] = sums;
    hints.push({
      campaign,
      keywords: new Set(rows.map(({ keyword }) => keyword).filter((keyword) => keyword !== '')),
      names: new Set(rows.flatMap((row) => [row.campaign, row.adGroup]).map(foldText)),
      periods,
      weight: sum === undefined ? 0 : sum.conversions > 0 ? sum.conversions : sum.clicks / MANY_CLICKS,
    });
  }
  return hints;
}

/** Beside a campaign with conversions, one without them gets next to nothing. */
const MANY_CLICKS = 1_000_000;
