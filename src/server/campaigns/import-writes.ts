import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type Campaign, newCampaignSchema } from '#domain/campaign/campaign.ts';
import { makeCampaign } from '#domain/editor-file/imported/make-campaign.ts';
import type { FoundCampaign } from '#domain/editor-file/imported/split-campaigns.ts';
import type { Database, Transaction } from '../db/client.ts';
import { allOrNone, type CampaignsFailure, insertWithPlan } from './several-campaigns.ts';
import { checkSize } from './plan-writes.ts';

/** Stores all campaigns or none. */
export function importCampaigns(
  db: Database,
  userId: string,
  found: readonly FoundCampaign[],
): Promise<Campaign[] | CampaignsFailure> {
  return allOrNone(db, async (tx) => {
    const made: Campaign[] = [];
    for (const campaign of found) made.push(await importOne(tx, userId, campaign));
    return made;
  });
}

async function importOne(tx: Transaction, userId: string, found: FoundCampaign): Promise<Campaign> {
  const { imported, settings, groups } = makeCampaign(found, randomUUID);
  const campaign = await insertWithPlan(tx, userId, {
    campaign: newCampaignSchema.parse({ name: imported.givenName }),
    settings,
    groups,
  });
  const json = JSON.stringify(imported);
  await tx.execute(sql`update campaign_plans
    set imported = ${json}::text::jsonb, imported_bytes = ${Buffer.byteLength(json)}
    where campaign_id = ${campaign.id} and user_id = ${userId}`);
  await checkSize(tx, { userId, campaignId: campaign.id });
  return campaign;
}
