import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { type ignoredChangeSchema, MOST_IGNORED } from '#domain/report-findings/ignored.ts';
import type { Database } from '../db/client.ts';
import { ignoredFindings } from '../db/schema.ts';
import type { CampaignPlace } from '../middleware/campaign-place.ts';

/** The keys of what a person ignores in a campaign, in the order in which they were ignored. */
export async function listIgnored(db: Database, { userId, campaignId }: CampaignPlace): Promise<string[]> {
  const rows = await db
    .select({ key: ignoredFindings.key })
    .from(ignoredFindings)
    .where(and(eq(ignoredFindings.userId, userId), eq(ignoredFindings.campaignId, campaignId)))
    .orderBy(asc(ignoredFindings.createdAt), asc(ignoredFindings.key));
  return rows.map(({ key }) => key);
}

/** Ignores and shows again. What is ignored already stays so. @returns whether it is stored, which it is not beyond the limit. */
export function changeIgnored(
  db: Database,
  place: CampaignPlace,
  { add, remove }: z.output<typeof ignoredChangeSchema>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const own = and(
      eq(ignoredFindings.userId, place.userId),
      eq(ignoredFindings.campaignId, place.campaignId),
    );
    if (remove.length > 0)
      await tx.delete(ignoredFindings).where(and(own, inArray(ignoredFindings.key, remove)));
    const stored = await tx.$count(ignoredFindings, own);
    if (add.length > 0 && stored + add.length > MOST_IGNORED) return false;
    if (add.length > 0)
      await tx
        .insert(ignoredFindings)
        .values(add.map((key) => ({ ...place, key })))
        .onConflictDoNothing();
    return true;
  });
}
