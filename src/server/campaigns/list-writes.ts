import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { StoredItem } from '#domain/ads/items.ts';
import type { AssetOrigin } from '#domain/campaign/asset-origin.ts';
import type { AssetFields } from '#domain/campaign/campaign.ts';
import type { Database } from '../db/client.ts';
import { campaignAssets as lists } from '../db/schema.ts';
import { MAX_ACCOUNT_BYTES, MAX_LISTS } from './quotas.ts';

interface Place {
  userId: string;
  campaignId: string;
}
export interface ListPlace extends Place {
  assetId: string;
}

export type Kept = { id: string } | 'no_campaign' | 'too_many_lists' | 'account_full';

/**
 * One statement that finds the person's campaign, measures the account's storage, and stores the list if it
 * fits.
 */
export async function insertList(
  db: Database,
  { userId, campaignId }: Place,
  { assetType, content, name, origin: { product, language, funnel, matchType } }: AssetFields,
): Promise<Kept> {
  const json = JSON.stringify(content);
  const bytes = Buffer.byteLength(json);
  const { rows } = await db.execute<{ id: string | null; found: boolean; lists: number }>(sql`
    with campaign as (select id, user_id from campaigns where id = ${campaignId} and user_id = ${userId}),
    held as (
      select count(*) filter (where campaign_id = ${campaignId})::int as lists, coalesce(sum(byte_count), 0) as bytes
      from campaign_assets where user_id = ${userId}),
    kept as (
      insert into campaign_assets (
        campaign_id, user_id, asset_type, content, item_count, byte_count, name, product, language, funnel, match_type)
      select id, user_id, ${assetType}, ${json}::text::jsonb, ${content.length}::int, ${bytes}::int,
        ${name}, ${product}, ${language}, ${funnel}, ${matchType}
      from campaign, held where held.lists < ${MAX_LISTS} and held.bytes + ${bytes}::int <= ${MAX_ACCOUNT_BYTES}
      returning id)
    select (select id from kept) as id, exists (select from campaign) as found, lists from held`);
  const [row] = rows;
  if (row?.id) return { id: row.id };
  if (!row?.found) return 'no_campaign';
  return row.lists >= MAX_LISTS ? 'too_many_lists' : 'account_full';
}

/** Changes only the given fields. */
export async function changeList(
  db: Database,
  place: ListPlace,
  { name, origin, content }: { name?: string | null; origin?: AssetOrigin; content?: StoredItem[] },
): Promise<boolean> {
  const changed = await db
    .update(lists)
    .set({
      ...(name !== undefined && { name }),
      ...origin,
      ...(content && contentColumns(content)),
      updatedAt: sql`now()`,
    })
    .where(isList(place))
    .returning({ id: lists.id });
  return changed.length > 0;
}

/** Reads the list's type and content, and locks the row until the transaction ends. */
export async function lockList(db: Database, place: ListPlace) {
  const [row] = await db
    .select({ assetType: lists.assetType, content: lists.content })
    .from(lists)
    .where(isList(place))
    .for('update');
  return row ?? null;
}

export async function deleteList(db: Database, place: ListPlace): Promise<boolean> {
  const deleted = await db.delete(lists).where(isList(place)).returning({ id: lists.id });
  return deleted.length > 0;
}

function contentColumns(content: StoredItem[]) {
  return { content, itemCount: content.length, byteCount: Buffer.byteLength(JSON.stringify(content)) };
}

function isList({ userId, campaignId, assetId }: ListPlace): SQL | undefined {
  return and(eq(lists.id, assetId), eq(lists.campaignId, campaignId), eq(lists.userId, userId));
}
