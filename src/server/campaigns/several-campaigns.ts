import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import type { CampaignCopy } from '#domain/making/structure/copy-draft.ts';
import type { Database, Transaction } from '../db/client.ts';
import { negativeListCampaigns as uses, negativeLists as lists } from '../db/schema/negative-lists.ts';
import { insertCampaign } from './campaign-writes.ts';
import { type DraftFailure, Refused, saveDraft } from './draft-writes.ts';

export type CampaignsFailure = DraftFailure | 'too_many_campaigns';

class TooManyCampaigns extends Error {
  override readonly name = 'TooManyCampaigns';
}

/** Runs writes of several campaigns. A refusal of one undoes all of them. */
export async function allOrNone<Made>(
  db: Database,
  write: (tx: Transaction) => Promise<Made>,
): Promise<Made | CampaignsFailure> {
  try {
    return await db.transaction(write);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    if (error instanceof TooManyCampaigns) return 'too_many_campaigns';
    throw error;
  }
}

/** Inserts a campaign with its draft. Call it inside `allOrNone`. */
export async function insertWithDraft(
  tx: Transaction,
  userId: string,
  { campaign: fields, settings, groups }: Omit<CampaignCopy, 'groups'> & { groups: readonly CopiedGroup[] },
): Promise<Campaign> {
  const campaign = await insertCampaign(tx, userId, fields);
  if (typeof campaign === 'string') throw new TooManyCampaigns();
  const saved = await saveDraft(
    tx,
    { userId, campaignId: campaign.id },
    {
      settings: { version: null, content: settings },
      groups: groups.map(({ id, ...content }) => ({ id: id ?? randomUUID(), version: null, content })),
      removed: [],
    },
  );
  if (typeof saved === 'string') throw new Refused(saved);
  return campaign;
}

type CopiedGroup = CampaignCopy['groups'][number] & { id?: string };

export function insertCopies(
  db: Database,
  userId: string,
  copies: readonly CampaignCopy[],
  source?: string,
): Promise<Campaign[] | CampaignsFailure> {
  return allOrNone(db, async (tx) => {
    const made: Campaign[] = [];
    for (const copy of copies) made.push(await insertWithDraft(tx, userId, copy));
    if (source !== undefined) await copyListUses(tx, userId, source, made);
    return made;
  });
}

/** Each copy uses the shared lists of negatives that the campaign uses. */
async function copyListUses(
  tx: Transaction,
  userId: string,
  source: string,
  made: readonly Campaign[],
): Promise<void> {
  const used = await tx
    .select({ listId: uses.listId })
    .from(uses)
    .innerJoin(lists, and(eq(lists.id, uses.listId), eq(lists.userId, uses.userId), isNull(lists.deletedAt)))
    .where(and(eq(uses.campaignId, source), eq(uses.userId, userId)));
  const copied = made.flatMap(({ id }) => used.map(({ listId }) => ({ userId, listId, campaignId: id })));
  if (copied.length > 0) await tx.insert(uses).values(copied);
}
