import { and, eq, inArray, sql } from 'drizzle-orm';
import type { KnownLocations } from '#domain/measuring/profit/join.ts';
import {
  profitLevels,
  type ProfitLevelName,
  type StoredLevel,
  topOf,
} from '#domain/measuring/profit/levels.ts';
import { MOST_ORDERS, type StoredOrders } from '#domain/measuring/profit/offline-files.ts';
import { toOfflineOrder } from '#domain/measuring/profit/offline-order.ts';
import type { Order } from '#domain/measuring/profit/orders.ts';
import { noOrders } from '#domain/measuring/profit/owners.ts';
import {
  type CampaignProfit,
  countedTwice,
  profitOfCampaign,
  profitOfLevel,
  type StoredProfit,
} from '#domain/measuring/profit/profit.ts';
import { areSalesKnown } from '#domain/measuring/profit/reported-parts.ts';
import { rateBook } from '#domain/measuring/profit/rates.ts';
import { newestDays, type StoredOwners } from '#domain/measuring/profit/shown-owners.ts';
import { type CampaignSold, soldDays } from '#domain/measuring/profit/sold-days.ts';
import { type Period, wholePeriod } from '#domain/measuring/reports/period.ts';
import { costCurrency } from '#domain/measuring/reports/stored.ts';
import type { Database } from '../db/client.ts';
import { campaignDrafts, campaigns } from '../db/schema/campaigns.ts';
import { inSteps } from '../request/cooperative.ts';
import {
  type CostImport,
  nothingCut,
  readCostImports,
  readLevel,
  readSums,
  rollUp,
  type SummedLevel,
} from './costs.ts';
import type { Call } from '../request/context.ts';
import { readOrders } from './orders.ts';
import { listRates } from './rates.ts';

const ownPlan = and(eq(campaignDrafts.campaignId, campaigns.id), eq(campaignDrafts.userId, campaigns.userId));

/** The addresses of a campaign without a plan. */
const noLinks = { finalUrl: '', finalUrlSuffix: '', trackingTemplate: '' };

type Levels = Record<ProfitLevelName, SummedLevel>;
/** The total of a campaign without orders needs no rows, because only orders are joined to them. */
type Wanted = 'total' | 'all';

/** The profit of these campaigns, in their order; null when one of them is not this person's. */
export async function readCampaignProfits(
  call: Call,
  ids: readonly string[],
): Promise<CampaignProfit[] | null> {
  const read = await reader(call, ids);
  if (read === null) return null;
  const profits: CampaignProfit[] = [];
  for (const id of ids) {
    const { input, levels } = await read(id);
    profits.push((await inSteps(profitOfCampaign(input, levels.campaign), call.caller)).total);
  }
  return profits;
}

/** The sales of networks by day, of the campaigns whose sales are known; null when a campaign is not this person's. */
export async function readSoldDays(call: Call, ids: readonly string[]): Promise<CampaignSold[] | null> {
  const read = await reader(call, ids);
  if (read === null) return null;
  const files = await readSalesFiles(call);
  const sold: CampaignSold[] = [];
  for (const id of ids) {
    const own = files.filter(({ campaign }) => campaign === id);
    const { input, levels, hasOrders } = await read(id);
    const { total, counted } = await inSteps(profitOfCampaign(input, levels.campaign), call.caller);
    if (!areSalesKnown(countedTwice(total), hasOrders)) continue;
    const days = input.owned.orders.map(({ day }) => ({ start: day, end: day }));
    const period = wholePeriod([...(own.length > 0 ? own : files), ...days]);
    const { noCurrency, noRate } = total.left;
    const uncounted = noRate.reduce((sum, { sales }) => sum + sales, noCurrency);
    sold.push({ id, currency: input.currency, files: period, uncounted, days: soldDays(counted) });
  }
  return sold;
}

/** The sales of networks in one campaign; null while they are not known. */
export async function readSold(call: Call, id: string): Promise<CampaignSold | null> {
  return (await readSoldDays(call, [id]))?.[0] ?? null;
}

/**
 * The days of the account's files of sales. A file that was imported into another campaign may contain orders of
 * this one too.
 */
async function readSalesFiles({ db, userId }: Call): Promise<(Period & { campaign: string | null })[]> {
  const { rows } = await db.execute<Period & { campaign: string | null } & Record<string, unknown>>(sql`
    select campaign_id as campaign, period_start::text as start, period_end::text as end from report_imports
    where user_id = ${userId} and type = 'sales' and received = row_count`);
  return rows;
}

/** The profit of a campaign with all its levels; null when it is not this person's. */
export async function readProfit(call: Call, id: string): Promise<StoredProfit | null> {
  const read = await reader(call, [id]);
  if (read === null) return null;
  const { input, levels } = await read(id, 'all');
  const { total, counted } = await inSteps(profitOfCampaign(input, levels.campaign), call.caller);
  const stored: [ProfitLevelName, StoredLevel][] = [];
  for (const name of profitLevels) {
    const { from, periods, cut } = levels[name];
    const { rows, unplaced } = await inSteps(
      profitOfLevel(counted, levels[name], input.known.locations),
      call.caller,
    );
    stored.push([name, { from, period: wholePeriod(periods), unplaced, ...topOf(rows, cut) }]);
  }
  return { total, levels: Object.fromEntries(stored) as StoredProfit['levels'] }; // one entry for each level
}

/** The campaigns that own the newest orders of the account. */
export async function readOwners(call: Call): Promise<StoredOwners> {
  const { db, userId } = call;
  const own = await db
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), eq(campaigns.isExample, false)));
  const read = await readOrders(
    call,
    own.map(({ id }) => id),
  );
  const orders = own.flatMap(({ id }, at) =>
    (read.get(id)?.orders ?? []).map(({ orderId, day }) => [orderId, day, at] as const),
  );
  return { names: own.map(({ name }) => name), ...newestDays(orders) };
}

/** The orders for Google's files, the newest first; null when the campaign is not this person's. */
export async function readOfflineOrders(call: Call, id: string): Promise<StoredOrders | null> {
  const { db, userId } = call;
  const [links] = await db
    .select({ plan: campaignDrafts.content })
    .from(campaigns)
    .leftJoin(campaignDrafts, ownPlan)
    .where(and(eq(campaigns.id, id), eq(campaigns.userId, userId)));
  if (!links) return null;
  const { orders = [] } = (await readOrders(call, [id])).get(id) ?? {};
  const newest = orders.toSorted((one, other) => (one.day > other.day ? -1 : 1)).slice(0, MOST_ORDERS);
  return {
    all: orders.length,
    orders: newest.map(toOfflineOrder(links.plan ?? noLinks)),
  };
}

/** Reads what belongs to all campaigns once; the answer reads one of them. */
export async function reader(call: Call, ids: readonly string[]) {
  const { db, userId } = call;
  const found = await db
    .select({ id: campaigns.id, currency: campaigns.currency, plan: campaignDrafts.content })
    .from(campaigns)
    .leftJoin(campaignDrafts, ownPlan)
    .where(and(eq(campaigns.userId, userId), inArray(campaigns.id, [...ids])));
  if (found.length < new Set(ids).size) return null;
  const imports = await readCostImports(db, userId, ids);
  const orders = await readOrders(call, ids);
  const rateOn = rateBook(await listRates(db, userId));
  return async (id: string, wanted: Wanted = 'total') => {
    const own = imports.filter(({ campaign }) => campaign === id);
    const { currency, plan } = found.find((each) => each.id === id) ?? {};
    const { oldLines, hasOrders, ...owned } = orders.get(id) ?? {
      ...noOrders(),
      oldLines: 0,
      hasOrders: false,
    };
    const mine = owned.orders;
    const needsRows = wanted === 'all' || mine.length > 0;
    const levels = needsRows
      ? await readLevels(db, userId, own, wanted)
      : { ...noLevels(), campaign: await readSums(db, userId, own) };
    const input = {
      owned,
      oldLines,
      currency: costCurrency(own) ?? currency ?? 'BRL',
      rateOn,
      known: toLocations(levels, await readClicks(db, userId, own, mine)),
      links: plan ?? noLinks,
    };
    return { input, levels, hasOrders };
  };
}

function noLevels(): Levels {
  const none: SummedLevel = { from: null, periods: [], rows: [], cut: nothingCut };
  return { campaign: none, adGroup: none, keyword: none, term: none };
}

async function readLevels(
  db: Database,
  userId: string,
  imports: readonly CostImport[],
  wanted: Wanted,
): Promise<Levels> {
  const levels = noLevels();
  const read = (name: ProfitLevelName) => readLevel(db, userId, imports, name);
  levels.keyword = await read('keyword');
  levels.adGroup = rollUp(levels.keyword, imports, 'adGroup') ?? (await read('adGroup'));
  levels.campaign = rollUp(levels.adGroup, imports, 'campaign') ?? (await read('campaign'));
  if (wanted === 'all') levels.term = await read('term');
  return levels;
}

function toLocations(
  { campaign, adGroup, keyword }: Levels,
  clicks: KnownLocations['clicks'],
): KnownLocations {
  return {
    locations: keyword.rows,
    adGroups: adGroup.rows,
    campaignIds: [...campaign.rows, ...adGroup.rows].flatMap((row) =>
      row.campaignId === null ? [] : [[row.campaignId, row.campaign] as const],
    ),
    adGroupIds: adGroup.rows.flatMap((row) =>
      row.adGroupId === null ? [] : [[row.adGroupId, row.campaign, row.adGroup] as const],
    ),
    clicks,
  };
}

/** The clicks that orders name. */
export async function readClicks(
  db: Database,
  userId: string,
  imports: readonly CostImport[],
  orders: readonly Order[],
): Promise<KnownLocations['clicks']> {
  const files = imports.filter(({ type }) => type === 'clicks').map(({ id }) => id);
  const gclids = orders.flatMap(({ gclid }) => gclid ?? []);
  if (files.length === 0 || gclids.length === 0) return [];
  const { rows } = await db.execute<{ gclid: string; day: string | null } & Record<string, string>>(sql`
    select subject as gclid, day::text as day, campaign, ad_group, keyword from report_rows
    where user_id = ${userId} and import_id = any(${sql.param(files)}::uuid[]) and subject = any(${sql.param(gclids)}::text[])`);
  return rows.map((row) => [
    row.gclid,
    row.day ?? '',
    row['campaign'] ?? '',
    row['ad_group'] ?? '',
    row['keyword'] ?? '',
  ]);
}
