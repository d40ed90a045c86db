import { and, eq, type SQL, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { StoredItem } from '#domain/ads/items.ts';
import type { AssetOrigin } from '#domain/making/campaign/asset-origin.ts';
import type { AssetFields } from '#domain/making/campaign/campaign.ts';
import type { Database } from '../db/client.ts';
import { campaignAssets as lists } from '../db/schema/campaigns.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';
import { MAX_ACCOUNT_BYTES, MAX_LISTS } from '../request/quotas.ts';

export interface ListRef extends CampaignRef {
  assetId: string;
}

export type StoredList = { id: string } | 'no_campaign' | 'too_many_lists' | 'account_full';

/** A list's content as it is stored. */
export interface StoredContent {
  json: string;
  items: number;
  bytes: number;
}

/** Stores the list if the campaign is the person's and the account has room. */
export async function insertList(
  db: Database,
  { userId, campaignId }: CampaignRef,
  { assetType, name, origin }: Omit<AssetFields, 'content'>,
  { json, items, bytes }: StoredContent,
): Promise<StoredList> {
  const id = randomUUID();
  const { rows } = await db.execute(sql`
    insert into campaign_assets (id, campaign_id, user_id, asset_type, content, item_count, byte_count, name,
      product, language, funnel, match_type)
    select ${id}, own.id, own.user_id, ${assetType}, ${json}::text::jsonb, ${items}, ${bytes}, ${name},
      ${origin.product}, ${origin.language}, ${origin.funnel}, ${origin.matchType}
    from campaigns own cross join lateral (
      select count(*) filter (where campaign_id = own.id) as lists, coalesce(sum(byte_count), 0) as bytes
      from campaign_assets where user_id = own.user_id) as held
    where own.id = ${campaignId} and own.user_id = ${userId}
      and held.lists < ${MAX_LISTS} and held.bytes + ${bytes} <= ${MAX_ACCOUNT_BYTES}
    returning 1`);
  return rows.length > 0 ? { id } : whyNot(db, { userId, campaignId });
}

async function whyNot(
  db: Database,
  { userId, campaignId }: CampaignRef,
): Promise<Exclude<StoredList, object>> {
  const { rows } = await db.execute<{ lists: number }>(sql`
    select (select count(*)::int from campaign_assets where user_id = ${userId} and campaign_id = ${campaignId}) as lists
    from campaigns where id = ${campaignId} and user_id = ${userId}`);
  const [campaign] = rows;
  if (!campaign) return 'no_campaign';
  return campaign.lists >= MAX_LISTS ? 'too_many_lists' : 'account_full';
}

/** Changes only the given fields. */
export async function changeList(
  db: Database,
  ref: ListRef,
  { name, origin, content }: { name?: string | null; origin?: AssetOrigin; content?: StoredContent },
): Promise<boolean> {
  const changed = await db
    .update(lists)
    .set({
      ...(name !== undefined && { name }),
      ...origin,
      ...(content && contentColumns(content)),
      updatedAt: sql`now()`,
    })
    .where(isList(ref))
    .returning({ id: lists.id });
  return changed.length > 0;
}

/** Whether the lists of the account may grow by so many bytes. */
export async function hasRoom(db: Database, userId: string, bytes: number): Promise<boolean> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select coalesce(sum(byte_count), 0)::float8 as bytes from campaign_assets where user_id = ${userId}`,
  );
  return (rows[0]?.bytes ?? 0) + bytes <= MAX_ACCOUNT_BYTES;
}

/** The list's type and size. */
export async function readList(db: Database, ref: ListRef) {
  const [row] = await db
    .select({ assetType: lists.assetType, bytes: lists.byteCount })
    .from(lists)
    .where(isList(ref));
  return row ?? null;
}

export async function readContent(db: Database, ref: ListRef): Promise<StoredItem[]> {
  const [row] = await db.select({ content: lists.content }).from(lists).where(isList(ref));
  return row?.content ?? [];
}

export async function deleteList(db: Database, ref: ListRef): Promise<boolean> {
  const deleted = await db.delete(lists).where(isList(ref)).returning({ id: lists.id });
  return deleted.length > 0;
}

function contentColumns({ json, items, bytes }: StoredContent) {
  return { content: sql`${json}::text::jsonb`, itemCount: items, byteCount: bytes };
}

function isList({ userId, campaignId, assetId }: ListRef): SQL | undefined {
  return and(eq(lists.id, assetId), eq(lists.campaignId, campaignId), eq(lists.userId, userId));
}
