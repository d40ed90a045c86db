import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type Campaign, newCampaignSchema } from '#domain/campaign/campaign.ts';
import { makeCampaign } from '#domain/editor-file/imported/make-campaign.ts';
import type { FoundCampaign } from '#domain/editor-file/imported/split-campaigns.ts';
import type { Database, Transaction } from '../db/client.ts';
import { insertCampaign } from './campaign-writes.ts';
import { checkSize, type PlanFailure, Refused, savePlan } from './plan-writes.ts';

class TooManyCampaigns extends Error {
  override readonly name = 'TooManyCampaigns';
}

/** Stores all campaigns or none. */
export async function importCampaigns(
  db: Database,
  userId: string,
  found: readonly FoundCampaign[],
): Promise<Campaign[] | PlanFailure | 'too_many_campaigns'> {
  try {
    return await db.transaction(async (tx) => {
      const made: Campaign[] = [];
      for (const campaign of found) made.push(await importOne(tx, userId, campaign));
      return made;
    });
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    if (error instanceof TooManyCampaigns) return 'too_many_campaigns';
    throw error;
  }
}

async function importOne(tx: Transaction, userId: string, found: FoundCampaign): Promise<Campaign> {
  const { imported, settings, groups } = makeCampaign(found, randomUUID);
  const campaign = await insertCampaign(tx, userId, newCampaignSchema.parse({ name: imported.givenName }));
  if (campaign === null) throw new TooManyCampaigns();
  const place = { userId, campaignId: campaign.id };
  const saved = await savePlan(tx, place, {
    settings: { version: null, content: settings },
    groups: groups.map(({ id, ...content }) => ({ id, version: null, content })),
    removed: [],
  });
  if (typeof saved === 'string') throw new Refused(saved);
  const json = JSON.stringify(imported);
  await tx.execute(sql`update campaign_plans
    set imported = ${json}::text::jsonb, imported_bytes = ${Buffer.byteLength(json)}
    where campaign_id = ${campaign.id} and user_id = ${userId}`);
  await checkSize(tx, place);
  return campaign;
}
