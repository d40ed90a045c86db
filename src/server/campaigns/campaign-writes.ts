import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Campaign, CampaignFields, NewCampaignFields } from '#domain/making/campaign/campaign.ts';
import { type CampaignRef, isCampaign } from '../db/campaign-ref.ts';
import type { Database, Transaction } from '../db/client.ts';
import { isoDate } from '../db/iso-date.ts';
import { campaignAssets, campaigns } from '../db/schema/campaigns.ts';
import { reportImports } from '../db/schema/reports.ts';
import { MAX_CAMPAIGNS } from '../request/quotas.ts';

const { userId: _, sheet: _sheet, assetCounts: _counts, ...shown } = getTableColumns(campaigns);

/** @returns a word for why nothing was stored: the account's limit of campaigns, or a campaign that has the id. */
export async function insertCampaign(
  db: Database,
  userId: string,
  { createdAt, ...fields }: NewCampaignFields,
): Promise<Campaign | 'too_many' | 'known'> {
  if ((await db.$count(campaigns, eq(campaigns.userId, userId))) >= MAX_CAMPAIGNS) return 'too_many';
  const [row] = await db
    .insert(campaigns)
    .values({ ...fields, userId, ...dated(createdAt) })
    .onConflictDoNothing({ target: campaigns.id })
    .returning(shown);
  return row ? present(row) : 'known';
}

/**
 * Stores the edit if it is based on the stored version.
 * @returns null when this person has no such campaign, or the version differs.
 */
export async function updateCampaign(
  db: Database,
  { version, ...ref }: CampaignRef & { version: number },
  { createdAt, ...fields }: CampaignFields,
): Promise<Campaign | null> {
  const [row] = await db
    .update(campaigns)
    .set({ ...fields, ...dated(createdAt), version: sql`${campaigns.version} + 1`, updatedAt: sql`now()` })
    .where(and(isCampaign(ref), eq(campaigns.version, version)))
    .returning(shown);
  return row ? present(row) : null;
}

/** The stored campaign, without its lists. */
export async function findCampaign(db: Database, ref: CampaignRef): Promise<Campaign | null> {
  const [row] = await db.select(shown).from(campaigns).where(isCampaign(ref));
  return row ? present(row) : null;
}

/** Deletes the campaign with its lists and reports. */
export async function deleteCampaign(db: Database, ref: CampaignRef): Promise<boolean> {
  const { userId, campaignId } = ref;
  return db.transaction(async (tx) => {
    await tx
      .delete(campaignAssets)
      .where(and(eq(campaignAssets.campaignId, campaignId), eq(campaignAssets.userId, userId)));
    await deleteReports(tx, ref);
    const deleted = await tx.delete(campaigns).where(isCampaign(ref)).returning({ id: campaigns.id });
    return deleted.length > 0;
  });
}

/** One by one: millions of rows would pass the time limit of a single statement. */
async function deleteReports(tx: Transaction, { userId, campaignId }: CampaignRef): Promise<void> {
  const own = and(eq(reportImports.userId, userId), eq(reportImports.campaignId, campaignId));
  const imports = await tx.select({ id: reportImports.id }).from(reportImports).where(own);
  for (const { id } of imports) await tx.delete(reportImports).where(and(own, eq(reportImports.id, id)));
}

function dated(createdAt: string | undefined) {
  return createdAt === undefined ? {} : { createdAt: new Date(createdAt) };
}

function present(row: Omit<typeof campaigns.$inferSelect, 'userId' | 'sheet' | 'assetCounts'>): Campaign {
  return { ...row, createdAt: isoDate(row.createdAt), updatedAt: isoDate(row.updatedAt) };
}
