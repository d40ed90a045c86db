import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type ignoredChangeSchema,
  MOST_IGNORED,
  MOST_IGNORED_OF_ACCOUNT,
} from '#domain/deciding/report-findings/ignored.ts';
import type { Database } from '../db/client.ts';
import { ignoredFindings } from '../db/schema/reports.ts';
import type { CampaignRef } from '../db/campaign-ref.ts';

/** The keys of the findings that a person ignores in a campaign, in the order in which they were ignored. */
export async function listIgnored(db: Database, { userId, campaignId }: CampaignRef): Promise<string[]> {
  const rows = await db
    .select({ key: ignoredFindings.key })
    .from(ignoredFindings)
    .where(and(eq(ignoredFindings.userId, userId), eq(ignoredFindings.campaignId, campaignId)))
    .orderBy(asc(ignoredFindings.createdAt), asc(ignoredFindings.key));
  return rows.map(({ key }) => key);
}

export type IgnoredFailure = 'campaign_full' | 'account_full';

/**
 * Ignores findings, or shows them again. Findings that are already ignored stay ignored.
 * @returns the reason when it was not stored, because a limit is reached.
 */
export function changeIgnored(
  db: Database,
  ref: CampaignRef,
  { add, remove }: z.output<typeof ignoredChangeSchema>,
): Promise<IgnoredFailure | null> {
  return db.transaction(async (tx) => {
    const ofPerson = eq(ignoredFindings.userId, ref.userId);
    const own = and(ofPerson, eq(ignoredFindings.campaignId, ref.campaignId));
    if (remove.length > 0)
      await tx.delete(ignoredFindings).where(and(own, inArray(ignoredFindings.key, remove)));
    if (add.length === 0) return null;
    if ((await tx.$count(ignoredFindings, own)) + add.length > MOST_IGNORED) return 'campaign_full';
    if ((await tx.$count(ignoredFindings, ofPerson)) + add.length > MOST_IGNORED_OF_ACCOUNT)
      return 'account_full';
    await tx
      .insert(ignoredFindings)
      .values(add.map((key) => ({ ...ref, key })))
      .onConflictDoNothing();
    return null;
  });
}
