import { and, eq, sql } from 'drizzle-orm';
import type { CampaignSheet } from '#domain/making/campaign/campaign.ts';
import { type CampaignRef, isCampaign } from '../db/campaign-ref.ts';
import type { Database } from '../db/client.ts';
import { campaigns } from '../db/schema/campaigns.ts';

const { version, sheet } = campaigns;

export async function findSheet(db: Database, ref: CampaignRef): Promise<CampaignSheet | null> {
  const [row] = await db.select({ version, sheet }).from(campaigns).where(isCampaign(ref));
  return row ?? null;
}

/**
 * Stores the sheet if it is based on the campaign's stored version, and increments the version.
 * @returns null when this person has no such campaign, or the version differs.
 */
export async function writeSheet(
  db: Database,
  ref: CampaignRef,
  written: CampaignSheet,
): Promise<CampaignSheet | null> {
  const [row] = await db
    .update(campaigns)
    .set({ sheet: written.sheet, version: sql`${version} + 1`, updatedAt: sql`now()` })
    .where(and(isCampaign(ref), eq(version, written.version)))
    .returning({ version, sheet });
  return row ?? null;
}
