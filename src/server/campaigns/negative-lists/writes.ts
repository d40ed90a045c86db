import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import {
  type BroughtList,
  cleanNegatives,
  type NegativeList,
  type negativeListEditSchema,
  type newNegativeListSchema,
} from '#domain/making/structure/negative-lists.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { type CampaignRef, hasCampaign } from '../../db/campaign-ref.ts';
import { campaigns } from '../../db/schema/campaigns.ts';
import { negativeListCampaigns as uses, negativeLists as lists } from '../../db/schema/negative-lists.ts';
import { readListsOf, readNegativeList } from './reads.ts';

export type ListFailure =
  | 'no_list'
  | 'no_campaign'
  | 'conflict'
  | 'name_taken'
  | 'too_many_lists'
  | 'list_full';

export interface NegativeListRef {
  userId: string;
  id: string;
}

/** Thrown inside a transaction to roll it back. */
export class RefusedList extends Error {
  override readonly name = 'RefusedList';
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
    if (error instanceof RefusedList) return error.reason;
    throw error;
  }
}

export function insertNegativeList(
  db: Database,
  userId: string,
  { name, negatives, campaignIds }: z.output<typeof newNegativeListSchema>,
): Promise<NegativeList | ListFailure> {
  return orRefusal(db, async (tx) => {
    await refuseTakenName(tx, userId, name, null);
    const id = await insertOne(tx, userId, { name, negatives });
    await addCampaigns(tx, { userId, id }, campaignIds);
    return present(tx, { userId, id });
  });
}

async function insertOne(
  tx: Transaction,
  userId: string,
  fields: { name: string; negatives: string[] },
): Promise<string> {
  await refuseFull(tx, userId);
  const [row] = await tx
    .insert(lists)
    .values({ userId, ...fields })
    .returning({ id: lists.id });
  if (!row) throw new Error('no list was made');
  return row.id;
}

export function updateNegativeList(
  db: Database,
  ref: NegativeListRef,
  { version, name, negatives, campaignIds }: z.output<typeof negativeListEditSchema>,
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
    if (!row)
      throw new RefusedList((await readNegativeList(tx, ref.userId, ref.id)) ? 'conflict' : 'no_list');
    if (campaignIds) await setCampaigns(tx, ref, campaignIds);
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
    await addTo(tx, ref, added);
    return present(tx, ref);
  });
}

async function addTo(tx: Transaction, ref: NegativeListRef, added: readonly string[]): Promise<string> {
  const [row] = await tx.select({ negatives: lists.negatives }).from(lists).where(isList(ref)).for('update');
  if (!row) throw new RefusedList('no_list');
  const negatives = cleanNegatives([...row.negatives, ...added]);
  if (negatives.length > negativeListLimits.negatives) throw new RefusedList('list_full');
  await tx
    .update(lists)
    .set({ negatives, ...changed })
    .where(isList(ref));
  return ref.id;
}

/**
 * Makes the lists of a file. One that the person has by this name gains what the file has more.
 * @param idsByName the campaigns that the file brought. Others are found by their name.
 * @throws {RefusedList} so that the caller's transaction brings none of them.
 */
export async function bringLists(
  tx: Transaction,
  userId: string,
  brought: readonly BroughtList[],
  idsByName: ReadonlyMap<string, string>,
): Promise<void> {
  if (brought.length === 0) return;
  const stored = await tx
    .select({ id: campaigns.id, name: campaigns.name })
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(campaigns.createdAt);
  const known = new Map([...stored.map(({ id, name }) => [name, id] as const), ...idsByName]);
  for (const { name, negatives, campaigns: names } of brought) {
    const [own] = await tx
      .select({ id: lists.id })
      .from(lists)
      .where(and(isOf(userId), isNamed(name)));
    const list = own
      ? await addTo(tx, { userId, id: own.id }, negatives)
      : await insertOne(tx, userId, { name, negatives });
    const used = names.flatMap((each) => known.get(each) ?? []);
    await addCampaigns(tx, { userId, id: list }, [...new Set(used)]);
  }
}

/** Sets the lists that a campaign uses. */
export function setLists(
  db: Database,
  { userId, campaignId }: CampaignRef,
  listIds: readonly string[],
): Promise<NegativeList[] | ListFailure> {
  return orRefusal(db, async (tx) => {
    if (!(await hasCampaign(tx, { userId, campaignId }))) throw new RefusedList('no_campaign');
    const live = tx.select({ id: lists.id }).from(lists).where(isOf(userId));
    const own = and(eq(uses.campaignId, campaignId), eq(uses.userId, userId), inArray(uses.listId, live));
    await tx.delete(uses).where(own);
    if (listIds.length === 0) return [];
    const found = await tx.$count(lists, and(inArray(lists.id, [...listIds]), isOf(userId)));
    if (found < listIds.length) throw new RefusedList('no_list');
    await tx.insert(uses).values(listIds.map((listId) => ({ userId, listId, campaignId })));
    return readListsOf(tx, { userId, campaignId });
  });
}

/** The list keeps its campaigns, so that it can come back as it was. Of deleted lists the newest stay, as many as an account may have. */
export function deleteNegativeList(db: Database, ref: NegativeListRef): Promise<boolean> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .update(lists)
      .set({ deletedAt: sql`now()` })
      .where(isList(ref))
      .returning({ id: lists.id });
    const wasDeleted = and(eq(lists.userId, ref.userId), isNotNull(lists.deletedAt));
    const tooOld = tx
      .select({ id: lists.id })
      .from(lists)
      .where(wasDeleted)
      .orderBy(desc(lists.deletedAt), desc(lists.id))
      .offset(negativeListLimits.lists);
    await tx.delete(lists).where(inArray(lists.id, tooOld));
    return deleted.length > 0;
  });
}

/** Brings a deleted list back, with its negatives and its campaigns. */
export function restoreNegativeList(
  db: Database,
  { userId, id }: NegativeListRef,
): Promise<NegativeList | ListFailure> {
  return orRefusal(db, async (tx) => {
    const isDeleted = and(eq(lists.id, id), eq(lists.userId, userId), isNotNull(lists.deletedAt));
    const [list] = await tx.select({ name: lists.name }).from(lists).where(isDeleted);
    if (!list) throw new RefusedList('no_list');
    await refuseTakenName(tx, userId, list.name, id);
    await refuseFull(tx, userId);
    await tx.update(lists).set({ deletedAt: null }).where(isDeleted);
    return present(tx, { userId, id });
  });
}

async function refuseFull(tx: Transaction, userId: string): Promise<void> {
  if ((await tx.$count(lists, isOf(userId))) >= negativeListLimits.lists)
    throw new RefusedList('too_many_lists');
}

const changed = { version: sql`${lists.version} + 1`, updatedAt: sql`now()` };

/** The lists of a person that are not deleted. */
const isOf = (userId: string) => and(eq(lists.userId, userId), isNull(lists.deletedAt));

const isList = ({ userId, id }: NegativeListRef) => and(eq(lists.id, id), isOf(userId));

/** Google compares names without their case. */
const isNamed = (name: string) => sql`lower(${lists.name}) = lower(${name})`;

async function refuseTakenName(
  tx: Transaction,
  userId: string,
  name: string,
  own: string | null,
): Promise<void> {
  const same = and(isOf(userId), isNamed(name));
  const sameNames = await tx.$count(lists, own === null ? same : and(same, ne(lists.id, own)));
  if (sameNames > 0) throw new RefusedList('name_taken');
}

async function setCampaigns(
  tx: Transaction,
  ref: NegativeListRef,
  campaignIds: readonly string[],
): Promise<void> {
  await tx.delete(uses).where(and(eq(uses.listId, ref.id), eq(uses.userId, ref.userId)));
  await addCampaigns(tx, ref, campaignIds);
}

/** The campaigns of other people count as none. */
async function addCampaigns(
  tx: Transaction,
  { userId, id }: NegativeListRef,
  campaignIds: readonly string[],
): Promise<void> {
  if (campaignIds.length === 0) return;
  const own = and(inArray(campaigns.id, [...campaignIds]), eq(campaigns.userId, userId));
  if ((await tx.$count(campaigns, own)) < campaignIds.length) throw new RefusedList('no_campaign');
  await tx
    .insert(uses)
    .values(campaignIds.map((campaignId) => ({ userId, listId: id, campaignId })))
    .onConflictDoNothing();
}

async function present(tx: Transaction, { userId, id }: NegativeListRef): Promise<NegativeList> {
  const list = await readNegativeList(tx, userId, id);
  if (list === null) throw new RefusedList('no_list');
  return list;
}
