import { and, eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { campaigns } from './schema/campaigns.ts';

/** A campaign, with the person who must own it. */
export interface CampaignRef {
  userId: string;
  campaignId: string;
}

/** The condition for this campaign of this person. */
export function isCampaign({ userId, campaignId }: CampaignRef) {
  return and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId));
}

/** Whether the person has this campaign. */
export async function hasCampaign(db: Database, ref: CampaignRef): Promise<boolean> {
  return (await db.$count(campaigns, isCampaign(ref))) > 0;
}
