import { and, desc, eq, sql } from 'drizzle-orm';
import type {
  AssetFields,
  Campaign,
  CampaignDetail,
  CampaignFields,
  CampaignSummary,
} from '#domain/campaign/campaign.ts';
import type { Database } from '../db/client.ts';
import { campaignAssets, campaigns } from '../db/schema.ts';

type CampaignRow = typeof campaigns.$inferSelect;

const shown = {
  id: campaigns.id,
  name: campaigns.name,
  notes: campaigns.notes,
  platform: campaigns.platform,
  niche: campaigns.niche,
  country: campaigns.country,
  commission: campaigns.commission,
  productPrice: campaigns.productPrice,
  currency: campaigns.currency,
  version: campaigns.version,
  createdAt: campaigns.createdAt,
  updatedAt: campaigns.updatedAt,
};

/** Counts per type come from `item_count`'s rows, never from the contents. */
const assetCounts = sql<CampaignSummary['assetCounts']>`coalesce((
  select json_object_agg(kinds.asset_type, kinds.lists) from (
    select asset_type, count(*)::int as lists from campaign_assets
    where campaign_id = campaigns.id and user_id = campaigns.user_id group by asset_type
  ) kinds), '{}'::json)`;

/** Built by the database, so that contents pass through as they are stored. */
const assets = sql<CampaignDetail['assets']>`coalesce((
  select json_agg(json_build_object(
    'id', a.id, 'assetType', a.asset_type, 'content', a.content, 'name', a.name,
    'origin', json_build_object(
      'product', a.product, 'language', a.language, 'funnel', a.funnel, 'matchType', a.match_type),
    'createdAt', a.created_at, 'updatedAt', a.updated_at) order by a.created_at, a.id)
  from campaign_assets a where a.campaign_id = campaigns.id and a.user_id = campaigns.user_id), '[]'::json)`;

/** The statements of a request's path, prepared once for each database. */
export function prepareCampaignReads(db: Database) {
  const list = db
    .select({ ...shown, assetCounts })
    .from(campaigns)
    .where(eq(campaigns.userId, sql.placeholder('userId')))
    .orderBy(desc(campaigns.createdAt), desc(campaigns.id))
    .prepare('list_campaigns');
  const detail = db
    .select({ ...shown, assets })
    .from(campaigns)
    .where(and(eq(campaigns.id, sql.placeholder('id')), eq(campaigns.userId, sql.placeholder('userId'))))
    .prepare('campaign_detail');
  return {
    async list(userId: string): Promise<CampaignSummary[]> {
      return (await list.execute({ userId })).map(({ assetCounts, ...row }) => ({
        ...present(row),
        assetCounts,
      }));
    },
    async detail(userId: string, id: string): Promise<CampaignDetail | null> {
      const [row] = await detail.execute({ userId, id });
      if (!row) return null;
      const { assets, ...rest } = row;
      return { ...present(rest), assets };
    },
  };
}

export async function insertCampaign(
  db: Database,
  userId: string,
  fields: CampaignFields,
): Promise<Campaign> {
  const { createdAt, ...rest } = fields;
  const [row] = await db
    .insert(campaigns)
    .values({ ...rest, userId, createdAt: createdAt === undefined ? undefined : new Date(createdAt) })
    .returning(shown);
  if (!row) throw new Error('insert returned no row');
  return present(row);
}

/**
 * Writes the edit when it was made from the version stored.
 * @returns null when there is no such campaign of this person's, or its version is another.
 */
export async function updateCampaign(
  db: Database,
  { userId, id, version }: { userId: string; id: string; version: number },
  { createdAt, ...fields }: CampaignFields,
): Promise<Campaign | null> {
  const [row] = await db
    .update(campaigns)
    .set({
      ...fields,
      ...(createdAt === undefined ? {} : { createdAt: new Date(createdAt) }),
      version: sql`${campaigns.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(campaigns.id, id), eq(campaigns.userId, userId), eq(campaigns.version, version)))
    .returning(shown);
  return row ? present(row) : null;
}

/** Assets and campaign go together or stay together. */
export async function deleteCampaign(db: Database, userId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx
      .delete(campaignAssets)
      .where(and(eq(campaignAssets.campaignId, id), eq(campaignAssets.userId, userId)));
    const deleted = await tx
      .delete(campaigns)
      .where(and(eq(campaigns.id, id), eq(campaigns.userId, userId)))
      .returning({ id: campaigns.id });
    return deleted.length > 0;
  });
}

/** @returns the asset's id; null when the campaign is not this person's. */
export async function insertAsset(
  db: Database,
  { userId, campaignId }: { userId: string; campaignId: string },
  { assetType, content, name, origin: { product, language, funnel, matchType } }: AssetFields,
): Promise<string | null> {
  const json = JSON.stringify(content);
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into campaign_assets (
      campaign_id, user_id, asset_type, content, item_count, byte_count, name, product, language, funnel, match_type)
    select id, user_id, ${assetType}, ${json}::text::jsonb, ${content.length}::int, ${Buffer.byteLength(json)}::int,
      ${name}, ${product}, ${language}, ${funnel}, ${matchType}
    from campaigns where id = ${campaignId} and user_id = ${userId} returning id`);
  return rows[0]?.id ?? null;
}

export async function deleteAsset(
  db: Database,
  { userId, campaignId, assetId }: { userId: string; campaignId: string; assetId: string },
): Promise<boolean> {
  const deleted = await db
    .delete(campaignAssets)
    .where(
      and(
        eq(campaignAssets.id, assetId),
        eq(campaignAssets.campaignId, campaignId),
        eq(campaignAssets.userId, userId),
      ),
    )
    .returning({ id: campaignAssets.id });
  return deleted.length > 0;
}

function present(row: Omit<CampaignRow, 'userId'>): Campaign {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}
