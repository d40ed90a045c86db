import { and, eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { campaigns } from './schema/campaigns.ts';

/** Whether the person has this campaign. */
export async function hasCampaign(
  db: Database,
  { userId, campaignId }: { userId: string; campaignId: string },
): Promise<boolean> {
  const own = and(eq(campaigns.id, campaignId), eq(campaigns.userId, userId));
  return (await db.$count(campaigns, own)) > 0;
}
