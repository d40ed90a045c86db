import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import {
  cleanNegatives,
  type NegativeList,
  type negativeListEditSchema,
  type newNegativeListSchema,
} from '#domain/making/structure/negative-lists.ts';
import type { Database, Transaction } from '../db/client.ts';
import { campaigns } from '../db/schema/campaigns.ts';
import { negativeListCampaigns as uses, negativeLists as lists } from '../db/schema/negative-lists.ts';
import type { CampaignRef } from '../request/owned-campaign.ts';
import { hasCampaign, readListsOf, readNegativeList } from './reads.ts';

export type ListFailure =
  'no_list' | 'no_campaign' | 'conflict' | 'name_taken' | 'too_many_lists' | 'list_full';

export interface NegativeListRef {
  userId: string;
  id: string;
}

/** Thrown inside a transaction to roll it back. */
class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: ListFailure;

  constructor(reason: ListFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Runs writes of lists. A refusal undoes all of them. */
async function orRefusal<Done>(
  db: Database,
  write: (tx: Transaction) => Promise<Done>,
): Promise<Done | ListFailure> {
  try {
    return await db.transaction(write);
  } catch (error) {
    if (error instanceof Refused) return error.reason;
    throw error;
  }
}

export function insertNegativeList(
  db: Database,
  userId: string,
  { name, negatives, campaignIds }: z.output<typeof newNegativeListSchema>,
): Promise<NegativeList | ListFailure> {
  return orRefusal(db, async (tx) => {
    const held = await tx.$count(lists, eq(lists.userId, userId));
    if (held >= negativeListLimits.lists) throw new Refused('too_many_lists');
    await refuseTakenName(tx, userId, name, null);
    const [row] = await tx.insert(lists).values({ userId, name, negatives }).returning({ id: lists.id });
    if (!row) throw new Error('no list was made');
    await useIn(tx, { userId, id: row.id }, campaignIds);
    return present(tx, { userId, id: row.id });
  });
}

export function updateNegativeList(
  db: Database,
  ref: NegativeListRef,
  { version, name, negatives }: z.output<typeof negativeListEditSchema>,
): Promise<NegativeList | ListFailure> {
  return orRefusal(db, async (tx) => {
    if (name !== undefined) await refuseTakenName(tx, ref.userId, name, ref.id);
    const [row] = await tx
      .update(lists)
      .set({
        ...(name !== undefined && { name }),
        ...(negatives && { negatives }),
        ...changed,
      })
      .where(and(isList(ref), eq(lists.version, version)))
      .returning({ id: lists.id });
    if (!row) throw new Refused((await readNegativeList(tx, ref.userId, ref.id)) ? 'conflict' : 'no_list');
    return present(tx, ref);
  });
}

/** Adds negatives to a list. Those that it has stay, whoever added them meanwhile. */
export function addToNegativeList(
  db: Database,
  ref: NegativeListRef,
  added: readonly string[],
): Promise<NegativeList | ListFailure> {
  return orRefusal(db, async (tx) => {
    const [row] = await tx
      .select({ negatives: lists.negatives })
      .from(lists)
      .where(isList(ref))
      .for('update');
    if (!row) throw new Refused('no_list');
    const negatives = cleanNegatives([...row.negatives, ...added]);
    if (negatives.length > negativeListLimits.negatives) throw new Refused('list_full');
    await tx
      .update(lists)
      .set({ negatives, ...changed })
      .where(isList(ref));
    return present(tx, ref);
  });
}

/** Sets the campaigns that use a list. */
export function setCampaigns(
  db: Database,
  ref: NegativeListRef,
  campaignIds: readonly string[],
): Promise<NegativeList | ListFailure> {
  return orRefusal(db, async (tx) => {
    if ((await readNegativeList(tx, ref.userId, ref.id)) === null) throw new Refused('no_list');
    await tx.delete(uses).where(and(eq(uses.listId, ref.id), eq(uses.userId, ref.userId)));
    await useIn(tx, ref, campaignIds);
    return present(tx, ref);
  });
}

/** Sets the lists that a campaign uses. */
export function setLists(
  db: Database,
  { userId, campaignId }: CampaignRef,
  listIds: readonly string[],
): Promise<NegativeList[] | ListFailure> {
  return orRefusal(db, async (tx) => {
    if (!(await hasCampaign(tx, { userId, campaignId }))) throw new Refused('no_campaign');
    await tx.delete(uses).where(and(eq(uses.campaignId, campaignId), eq(uses.userId, userId)));
    if (listIds.length === 0) return [];
    const found = await tx.$count(lists, and(inArray(lists.id, [...listIds]), eq(lists.userId, userId)));
    if (found < listIds.length) throw new Refused('no_list');
    await tx.insert(uses).values(listIds.map((listId) => ({ userId, listId, campaignId })));
    return readListsOf(tx, { userId, campaignId });
  });
}

export async function deleteNegativeList(db: Database, ref: NegativeListRef): Promise<boolean> {
  return (await db.delete(lists).where(isList(ref)).returning({ id: lists.id })).length > 0;
}

const changed = { version: sql`${lists.version} + 1`, updatedAt: sql`now()` };

const isList = ({ userId, id }: NegativeListRef) => and(eq(lists.id, id), eq(lists.userId, userId));

async function refuseTakenName(
  tx: Transaction,
  userId: string,
  name: string,
  own: string | null,
): Promise<void> {
  const same = and(eq(lists.userId, userId), sql`lower(${lists.name}) = lower(${name})`);
  const taken = await tx.$count(lists, own === null ? same : and(same, ne(lists.id, own)));
  if (taken > 0) throw new Refused('name_taken');
}

/** The campaigns of other people count as none. */
async function useIn(
  tx: Transaction,
  { userId, id }: NegativeListRef,
  campaignIds: readonly string[],
): Promise<void> {
  if (campaignIds.length === 0) return;
  const own = and(inArray(campaigns.id, [...campaignIds]), eq(campaigns.userId, userId));
  if ((await tx.$count(campaigns, own)) < campaignIds.length) throw new Refused('no_campaign');
  await tx
    .insert(uses)
    .values(campaignIds.map((campaignId) => ({ userId, listId: id, campaignId })))
    .onConflictDoNothing();
}

async function present(tx: Transaction, { userId, id }: NegativeListRef): Promise<NegativeList> {
  const list = await readNegativeList(tx, userId, id);
  if (list === null) throw new Refused('no_list');
  return list;
}
