import { sql } from 'drizzle-orm';
import { type CampaignChange, changeWindows } from '#domain/deciding/comparison/changes.ts';
import type { DashboardReports } from '#domain/deciding/comparison/dashboard.ts';
import { chooseSource, costTypes, type SourcePart } from '#domain/measuring/reports/sources.ts';
import { DAY_MS } from '#domain/shared/days.ts';
import type { Database } from '../db/client.ts';
import { type ImportSource, isByAction, sourceColumns } from '../db/import-sources.ts';

const MOST_CAMPAIGNS = 5;
/** Each costs the browser a part of two requests. */
const MOST_REPORTED = 240;
/** The most campaigns whose reports were imported together with the newest one. */
const TOGETHER_MS = DAY_MS;

interface Recent extends ImportSource {
  name: string;
}

/** The changes that the last reports show. It reads sums by day, never rows of reports. */
export async function readDashboard(db: Database, userId: string): Promise<DashboardReports> {
  const imports = await readRecent(db, userId);
  if (imports.length === 0) return { hasReports: false, reported: [], changes: [] };
  const campaigns = [...new Set(imports.map(({ campaign }) => campaign))];
  const wanted = campaigns.flatMap((id) => {
    const own = imports.filter((each) => each.campaign === id);
    const { own: whole, parts } = chooseSource(own);
    // a report by device or hour repeats the days of other reports, and does not count
    const chosen = whole.filter(({ id: importId }) => parts.some((part) => part.id === importId));
    const windows = changeWindows(chosen);
    return windows === null ? [] : [{ id, chosen, parts, windows }];
  });
  const sums = await readSums(db, userId, wanted);
  const changes = wanted.map(({ id, chosen, windows }): CampaignChange => {
    const [newest] = chosen; // the newest import stands first
    const sumsOf = (at: 'now' | 'then') =>
      sums.find((sum) => sum.id === id && sum.at === at) ?? { clicks: 0, costMicros: 0, conversions: 0 };
    const [{ clicks, costMicros, conversions }, then] = [sumsOf('now'), sumsOf('then')];
    return {
      ...windows,
      campaignId: id,
      name: newest?.name ?? '',
      importedAt: newest?.createdAt ?? '',
      currency: chosen.find(({ currency }) => currency !== null)?.currency ?? null,
      now: { clicks, costMicros, conversions },
      then: { clicks: then.clicks, costMicros: then.costMicros, conversions: then.conversions },
    };
  });
  return { hasReports: true, reported: await readReported(db, userId), changes };
}

/** The whole imports that say what the account's campaigns cost. */
const costImports = (userId: string) => sql`
      select * from report_imports i where i.user_id = ${userId} and i.received = i.row_count and i.totals->>'cost' is not null
        and i.type = any(${sql.param([...costTypes])}::text[]) and not ${isByAction}`;

async function readReported(db: Database, userId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select campaign_id as id from (${costImports(userId)}) costs
    group by 1 order by max(created_at) desc, 1 limit ${MOST_REPORTED}`);
  return rows.map(({ id }) => id);
}

/** The imports of the campaigns that had a report with costs at the time of the newest one, the newest first. */
async function readRecent(db: Database, userId: string): Promise<Recent[]> {
  const { rows } = await db.execute<Recent>(sql`
    with costs as (${costImports(userId)}),
    recent as (select campaign_id, max(created_at) as newest from costs group by 1 order by 2 desc limit ${MOST_CAMPAIGNS})
    select ${sourceColumns}, c.name
    from recent r join costs i on i.campaign_id = r.campaign_id join campaigns c on c.id = i.campaign_id
    where r.newest >= (select max(newest) from recent) - ${`${TOGETHER_MS} milliseconds`}::interval
    order by r.newest desc, i.campaign_id, i.created_at desc`);
  return rows;
}

interface Wanted {
  id: string;
  parts: readonly SourcePart[];
  windows: Pick<CampaignChange, 'before' | 'after'>;
}

interface WindowSum extends Record<string, unknown> {
  id: string;
  at: 'now' | 'then';
  clicks: number;
  costMicros: number;
  conversions: number;
}

/** Each day once, from the newest import that has it. */
async function readSums(db: Database, userId: string, wanted: readonly Wanted[]): Promise<WindowSum[]> {
  const sent = wanted.flatMap(({ id: campaign, parts, windows }) =>
    parts.map(({ id, first, last }) => ({ campaign, id, first, last, ...windows })),
  );
  if (sent.length === 0) return [];
  const { rows } = await db.execute<WindowSum>(sql`
    with parts as (
      select * from jsonb_to_recordset(${JSON.stringify(sent)}::text::jsonb)
        as p(campaign uuid, id uuid, first date, last date, before jsonb, after jsonb)),
    placed as (
      select p.campaign, d.*, case when d.day between (p.after->>'start')::date and (p.after->>'end')::date then 'now'
        when d.day between (p.before->>'start')::date and (p.before->>'end')::date then 'then' end as at
      from parts p join report_days d on d.user_id = ${userId} and d.import_id = p.id and d.day between p.first and p.last)
    select campaign as id, at, sum(clicks) as clicks, sum(cost_micros)::float8 as "costMicros", sum(conversions) as conversions
    from placed where at is not null group by 1, 2`);
  return rows;
}
