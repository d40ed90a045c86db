import { and, eq, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { AssetFields, Campaign } from '#domain/making/campaign/campaign.ts';
import type { FirstSteps } from '#domain/making/campaign/first-steps.ts';
import { makeExampleCampaign } from '#domain/making/structure/example-campaign.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import type { Database, Transaction } from '../db/client.ts';
import { campaignAssets, campaigns } from '../db/schema/campaigns.ts';
import { type CampaignRef, isCampaign } from '../db/campaign-ref.ts';
import { deleteCampaign, findCampaign } from './campaign-writes.ts';
import { readFirstSteps } from './first-steps.ts';
import { storedContent } from './change-list.ts';
import { insertList } from './list-writes.ts';
import { allOrNone, type CampaignsFailure, insertWithDraft } from './several-campaigns.ts';
import { Refused } from './draft-writes.ts';

/** Stores the example, or returns the one that the account already has. */
export async function insertExample(db: Database, userId: string): Promise<Campaign | CampaignsFailure> {
  const { campaign, lists, draft } = makeExampleCampaign(await loadBuiltInTexts('pt'), randomUUID);
  return allOrNone(db, async (tx) => {
    const known = await lockExample(tx, userId);
    const stored = known && (await findCampaign(tx, { userId, campaignId: known.id }));
    if (stored) return stored;
    const made = await insertWithDraft(tx, userId, { campaign, ...draft });
    for (const [at, list] of lists.entries()) await addList(tx, { userId, campaignId: made.id }, list, at);
    await tx
      .update(campaigns)
      .set({ isExample: true })
      .where(isCampaign({ userId, campaignId: made.id }));
    return { ...made, isExample: true };
  });
}

/**
 * Deletes the example with everything in it.
 *
 * @param mayBeEdited whether it is deleted even if the person changed it.
 * @returns `edited` when it was changed and stays.
 */
export function deleteExample(db: Database, userId: string, mayBeEdited: boolean) {
  return db.transaction(async (tx) => {
    const example = await lockExample(tx, userId);
    if (example === null) return 'none';
    if (example.isEdited && !mayBeEdited) return 'edited';
    await deleteCampaign(tx, { userId, campaignId: example.id });
    return 'deleted';
  });
}

/** The example becomes a campaign like any other. */
export async function keepExample(db: Database, userId: string): Promise<boolean> {
  const updated = await db
    .update(campaigns)
    .set({ isExample: false, version: sql`${campaigns.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(campaigns.userId, userId), eq(campaigns.isExample, true)))
    .returning({ id: campaigns.id });
  return updated.length > 0;
}

/** Two clicks at once run one after the other, because both lock the person's profile. */
async function lockExample(tx: Transaction, userId: string): Promise<FirstSteps['example']> {
  await tx.execute(sql`select 1 from profiles where id = ${userId} for no key update`);
  return (await readFirstSteps(tx, userId)).example;
}

/** A page sorts lists by their time, so each list of the transaction gets a time of its own. */
async function addList(tx: Transaction, ref: CampaignRef, list: AssetFields, at: number): Promise<void> {
  const inserted = await insertList(tx, ref, list, storedContent(list.content));
  if (typeof inserted === 'string') throw new Refused('account_full'); // a new campaign has room for seven lists
  await tx
    .update(campaignAssets)
    .set({ createdAt: sql`now() + ${at} * interval '1 millisecond'` })
    .where(and(eq(campaignAssets.id, inserted.id), eq(campaignAssets.userId, ref.userId)));
}
