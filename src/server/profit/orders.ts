import { and, asc, eq, sql } from 'drizzle-orm';
import type { Payment } from '#domain/measuring/networks/order-state.ts';
import { settleOrders } from '#domain/measuring/profit/orders.ts';
import {
  claimByProof,
  contestedCampaigns,
  noOrders,
  ownOrders,
  type OwnedOrders,
  type ReportedOrder,
} from '#domain/measuring/profit/owners.ts';
import { postbackLines } from '#domain/measuring/profit/postback-lines.ts';
import { sameOrders } from '#domain/measuring/profit/same-orders.ts';
import { groupBy } from '#domain/shared/group-by.ts';
import { utcText } from '../db/iso-date.ts';
import { type SaleLineRow, toSaleLine } from '../db/sale-line-row.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { postbackName, readAliases } from '../db/order-names.ts';
import { isReportedTwice } from '../db/reported-twice.ts';
import { inSteps, mapInSteps } from '../request/cooperative.ts';
import type { Call } from '../request/context.ts';
import { readHints, readProofs } from './claims.ts';

/** Far more than an affiliate sells in a year. Beyond it only the newest lines of a campaign count. */
const MOST_LINES = 30_000;
/** A line may be twenty times as long as a usual one. Without this, a few requests would fill the server's memory. */
const MOST_BYTES = 24 * 1024 * 1024;
const MOST_BYTES_TOGETHER = 4 * MOST_BYTES;

interface LineRow extends SaleLineRow {
  /** Null: the file is of the whole account. */
  campaign: string | null;
  /** All lines of the campaign. */
  lines: number;
  imported_at: string;
  /** JSON of pairs of name and value, whose bytes the query counts. */
  subs: string;
}

export interface CampaignOrders extends OwnedOrders {
  /** Lines beyond the newest, which are not read. */
  oldLines: number;
  /** Whether any order of the account is known, of whatever campaign. */
  hasOrders: boolean;
}

/**
 * The orders of these campaigns, as the newest of the account's whole files have them. An order belongs to one
 * campaign, even if its file was imported into several. So the files of all campaigns are read.
 */
export async function readOrders(
  call: Call,
  campaignIds: readonly string[],
): Promise<Map<string, CampaignOrders>> {
  const rows = await readLines(call);
  const reported = await reportedOrders(rows, await readPostbacks(call), await readCandidates(call), call);
  const claims = await inSteps(claimByProof(reported, await readProofs(call, reported)), call.caller);
  const wantedIds = new Set(campaignIds);
  const contested = contestedCampaigns(claims.filter(({ left }) => left.some((id) => wantedIds.has(id))));
  const owned = await inSteps(ownOrders(claims, await readHints(call, contested)), call.caller);
  const read = groupBy(rows, (row) => row.campaign);
  const oldLinesOf = (campaignId: string | null) => {
    const own = read.get(campaignId) ?? [];
    return (own[0]?.lines ?? 0) - own.length;
  };
  return new Map(
    campaignIds.map((id) => [
      id,
      {
        ...noOrders(),
        ...owned.get(id),
        oldLines: oldLinesOf(id) + oldLinesOf(null),
        hasOrders: reported.length > 0,
      },
    ]),
  );
}

/** The newest lines of each campaign, the oldest file's first. */
async function readLines({ db, userId }: Call): Promise<LineRow[]> {
  const { rows } = await db.execute<LineRow>(sql`
    with files as (
      select id, campaign_id, currency, row_number() over (order by created_at, id) as file,
        ${utcText('created_at')} as imported_at
      from report_imports
      where user_id = ${userId} and type = 'sales' and received = row_count),
    filed as (
      select f.campaign_id, f.file, f.imported_at, coalesce(s.currency, f.currency) as coin, s.*, s.sub_ids::text as subs
      from files f join sale_rows s on s.user_id = ${userId} and s.import_id = f.id),
    lines as (
      select *, (count(*) over (partition by campaign_id))::int as lines, row_number() over newest as age,
        sum(octet_length(subs) + octet_length(product) + octet_length(keyword)) over (newest rows unbounded preceding) as bytes
      from filed window newest as (partition by campaign_id order by day desc, file desc, position desc))
    select campaign_id as campaign, lines, file::int, imported_at, order_id, sold_at, status, product,
      amount_micros::float8 as amount, commission_micros::float8 as commission, coin as currency, exchange, gclid,
      clicked_at, subs, keyword
    from lines where age <= ${MOST_LINES}
      and bytes <= least(${MOST_BYTES}, ${MOST_BYTES_TOGETHER} / (select count(distinct coalesce(campaign_id::text, '')) from files))
    order by file, position`);
  return rows;
}

/** The time zone that gives a sale its day when the network sent an instant. */
const DAYS_OF = 'America/Sao_Paulo';

interface PostbackOrder extends Record<string, unknown> {
  network: string;
  orderId: string;
  currency: string | null;
  gclid: string | null;
  subIds: [string, string][];
  payments: Payment[];
}

/** The newest orders that networks reported by postback. */
async function readPostbacks({ db, userId }: Call): Promise<PostbackOrder[]> {
  const { rows } = await db.execute<PostbackOrder>(sql`
    select network, order_id as "orderId", currency, case when click_id_kind = 'gclid' then click_id end as gclid,
      sub_ids as "subIds", payments
    from network_orders
    where user_id = ${userId} and status <> 'test' and not ${isReportedTwice}
    order by sold_at desc, network desc, order_id desc limit ${MOST_LINES}`);
  return rows;
}

/** The campaigns to which an order of the account may belong; the example is none. */
async function readCandidates({ db, userId }: Call): Promise<string[]> {
  const owned = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.userId, userId), eq(campaigns.isExample, false)))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
  return owned.map(({ id }) => id);
}

/**
 * Joins the orders of files and postbacks. An order of a campaign's file belongs to the campaigns of the files
 * that have it. An order of an account's file may belong to any campaign.
 */
async function reportedOrders(
  rows: readonly LineRow[],
  postbacks: readonly PostbackOrder[],
  candidates: readonly string[],
  { db, userId, caller }: Call,
): Promise<ReportedOrder[]> {
  const filedLines = await mapInSteps(rows, caller, (row) =>
    toSaleLine({ ...row, sub_ids: pairsOf(row.subs) }),
  );
  const named = await mapInSteps(postbacks, caller, (order) => postbackName(order, DAYS_OF));
  const aliases = await readAliases(db, userId, filedLines, postbacks);
  const { names, repeated } = await inSteps(sameOrders(named, filedLines, aliases), caller);
  const filed = await mapInSteps(filedLines, caller, (line) => ({
    ...line,
    orderId: names.get(line.orderId) ?? line.orderId,
  }));
  const known = new Map<string, Set<string>>();
  const filedAt = new Map<string, string>();
  for (const [at, { orderId, importedAt }] of filed.entries()) {
    const campaign = rows[at]?.campaign ?? null;
    if (campaign !== null) known.set(orderId, (known.get(orderId) ?? new Set()).add(campaign));
    if (importedAt > (filedAt.get(orderId) ?? '')) filedAt.set(orderId, importedAt);
  }
  const own = await mapInSteps(postbacks, caller, ({ subIds, ...order }) => {
    if (repeated.has(order.orderId)) return [];
    const sent = { ...order, subIds: subIds.map(([name, value]) => ({ name, value })) };
    return postbackLines(sent, filedAt.get(order.orderId) ?? null, DAYS_OF);
  });
  const lines = [...own.flat(), ...filed].sort((one, other) => one.file - other.file);
  const orders = await inSteps(settleOrders(lines), caller);
  return orders.map((order) => {
    const owners = known.get(order.orderId);
    return owners ? { order, campaigns: [...owners] } : { order, campaigns: candidates, isAnywhere: true };
  });
}

function pairsOf(json: string): [name: string, value: string][] {
  return JSON.parse(json) as [string, string][]; // stored from `salesPartSchema`
}
