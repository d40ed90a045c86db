import { sql } from 'drizzle-orm';
import type { KeptKind, KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import type { Database } from './client.ts';

/**
 * From so many rows on, answers are computed in the background and kept: a request's statement has 2.5 s, in which a
 * busy machine sums some 700,000 rows.
 */
const MOST_OF_CAMPAIGN = 150_000;
const MOST_OF_ACCOUNT = 500_000;
/** An order is settled and given to a campaign, in steps between the requests of others. With 10,000 they would wait 100 ms. */
const MOST_ORDERS = 2000;
/** Grows with what the kept answers hold, so that those of an older version are computed anew. */
const VERSION = 3;
/** A computation that a stopped server left behind begins anew. */
const LONGEST_SECONDS = 300;

export interface KeptKey {
  userId: string;
  /** Null: the whole account. */
  campaignId: string | null;
  kind: KeptKind;
}

/** `light`: it is to be computed within the request. `computing`: there is no answer yet. */
export type Kept = 'light' | 'computing' | (KeptMark & { answer: string });

/** These answers read the rows of one campaign and nothing else. */
const ofCampaign: ReadonlySet<KeptKind> = new Set(['terms', 'signals']);

/** Whether some answers of this account are computed in the background. */
export async function isLarge(db: Database, userId: string): Promise<boolean> {
  const { rows } = await db.execute<{ isLarge: boolean }>(sql`
    select coalesce(sum(row_count), 0) >= ${MOST_OF_ACCOUNT} or coalesce(max(row_count), 0) >= ${MOST_OF_CAMPAIGN}
      or coalesce(sum(row_count) filter (where type = 'sales'), 0) + ${someOrders(userId)} >= ${MOST_ORDERS} as "isLarge"
    from report_imports where user_id = ${userId}`);
  return rows[0]?.isLarge === true;
}

/** Asks for an answer; one about a campaign of somebody else is never kept. What is out of date is computed anew soon, and the older answer counts until then. Who asks again within a minute writes nothing. */
export async function askKept(db: Database, { userId, campaignId, kind }: KeptKey): Promise<Kept> {
  const isOwn = sql`i.campaign_id is not distinct from ${campaignId}::uuid`;
  const counted = ofCampaign.has(kind) ? sql`and ${isOwn}` : sql``;
  const others = ofCampaign.has(kind) ? sql`''` : otherMarks(userId);
  const orders = ofCampaign.has(kind) ? sql`0` : someOrders(userId);
  const { rows } = await db.execute<{
    answer: string | null;
    computed_at: string | null;
    is_stale: boolean;
  }>(sql`
    with counts as (
      select coalesce(sum(i.row_count) filter (where ${isOwn}), 0) as own, coalesce(sum(i.row_count), 0) as rows,
        coalesce(sum(i.row_count) filter (where i.type = 'sales'), 0) as sales,
        concat_ws(' ', count(*), sum(i.received), sum(i.byte_count), max(i.created_at), max(i.id::text)) as mark
      from report_imports i where i.user_id = ${userId} ${counted}),
    large as materialized (
      select md5(concat_ws(' ', ${VERSION}::int, mark, ${others})) as stamp from counts
      where (own >= ${MOST_OF_CAMPAIGN} or rows >= ${MOST_OF_ACCOUNT} or sales + ${orders} >= ${MOST_ORDERS})
        and (${campaignId}::uuid is null or exists (select from campaigns where id = ${campaignId}::uuid and user_id = ${userId}))),
    known as (
      select k.answer, k.computed_at, k.computed_stamp, k.stamp from kept_answers k join large on large.stamp = k.stamp
      where k.user_id = ${userId} and k.campaign_id is not distinct from ${campaignId}::uuid and k.kind = ${kind}
        and k.asked_at > now() - interval '1 minute'),
    asked as (
      insert into kept_answers as k (user_id, campaign_id, kind, stamp)
      select ${userId}, ${campaignId}::uuid, ${kind}, stamp from large where not exists (select from known)
      on conflict (user_id, campaign_id, kind) do update set stamp = excluded.stamp, asked_at = now()
      returning answer, computed_at, computed_stamp, stamp)
    select answer, to_json(computed_at)#>>'{}' as computed_at, computed_stamp is distinct from stamp as is_stale
    from (select * from known union all select * from asked) found`);
  const [row] = rows;
  if (!row) return 'light';
  const { answer, computed_at: computedAt, is_stale: isStale } = row;
  return answer === null || computedAt === null ? 'computing' : { answer, computedAt, isStale };
}

/** Marks of everything beside the reports that profit and advice are computed from. */
function otherMarks(userId: string) {
  return sql`concat_ws(' ',
    (select concat_ws(' ', count(*), max(updated_at)) from campaigns where user_id = ${userId}),
    (select max(updated_at) from campaign_plans where user_id = ${userId}),
    (select md5(string_agg(id || rate::text, ' ' order by id)) from exchange_rates where user_id = ${userId}),
    (select max(changed_at) from network_orders where user_id = ${userId}),
    (select count(*) from ignored_findings where user_id = ${userId}))`;
}

/** The orders that networks reported, counted no further than it matters. */
function someOrders(userId: string) {
  return sql`(select count(*) from (select from network_orders where user_id = ${userId} limit ${MOST_ORDERS}) known)`;
}

export interface Claimed extends KeptKey {
  id: string;
  stamp: string;
}

/**
 * The answer to compute next, for this process alone; null when none waits. Accounts take turns, so that the many answers
 * of one do not make the others wait; of an account's, the one that has been waiting longest is next.
 */
export async function claimKept(db: Database): Promise<Claimed | null> {
  const { rows } = await db.execute<Claimed & Record<string, unknown>>(sql`
    update kept_answers set started_at = now()
    where id = (
      select id from kept_answers k
      where computed_stamp is distinct from stamp
        and (started_at is null or started_at < now() - ${LONGEST_SECONDS} * interval '1 second')
      order by (select max(greatest(o.started_at, o.computed_at)) from kept_answers o where o.user_id = k.user_id) nulls first,
        asked_at
      limit 1 for update skip locked)
    returning id, user_id as "userId", campaign_id as "campaignId", kind, stamp`);
  return rows[0] ?? null;
}

export async function storeKept(db: Database, { id, stamp }: Claimed, answer: string): Promise<void> {
  await db.execute(sql`
    update kept_answers set answer = ${answer}, computed_stamp = ${stamp}, computed_at = now(), started_at = null
    where id = ${id}`);
}

/** Answers that nobody asked for in a month. */
export async function sweepKept(db: Database): Promise<void> {
  await db.execute(sql`delete from kept_answers where asked_at < now() - interval '30 days'`);
}
