import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { actFor } from '../db/request-user.ts';
import { account, session, twoFactor } from '../db/schema/accounts.ts';
import { bridges } from '../db/schema/bridges.ts';
import { clickSites, conversionFeeds } from '../db/schema/conversions.ts';
import { devices, emailChanges } from '../db/schema/sign-in.ts';
import { salesSources } from '../db/schema/sales.ts';
import { profiles } from '../db/schema/profiles.ts';
import { accountAssets } from '../db/schema/account-assets.ts';
import { morningMails } from '../db/schema/rules.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';
import { exportCampaigns } from './export-campaigns.ts';
import { exportFeedbacks } from './export-feedbacks.ts';
import { listsOf, receiptsOf } from './export-lists.ts';
import { asJson, list, members, type ReadOwn, separated } from './export-parts.ts';
import { type Account, findAccount } from './queries.ts';

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * All data about a person as pieces of one JSON text, because the whole can be far larger than the memory. Left out:
 * secrets (password, second factor, tokens, links in mails), and counters and copied answers that are deleted within a day.
 * @param read decides whether all pieces are of one moment.
 */
async function* exportAccount(read: ReadOwn, owner: Account): AsyncGenerator<string> {
  const access = await read((tx) => readAccess(tx, owner.id));
  const product = await read((tx) => readProduct(tx, owner.id));
  yield `{${members({ account: owner, ...access, ...product })}`;
  for (const [name, rows] of Object.entries(listsOf(owner))) yield* list(read, name, rows);
  yield ',"saleReceipts":[';
  yield* separated(exportReceipts(read, owner, product.salesSources));
  yield '],"campaigns":[';
  yield* exportCampaigns(read, owner.id);
  yield '],"feedbacks":[';
  yield* exportFeedbacks(read, owner.id);
  yield ']}';
}

async function* exportReceipts(read: ReadOwn, owner: Account, sources: readonly { id: string }[]) {
  for (const { id } of sources) yield* asJson(read, receiptsOf(owner, id));
}

/**
 * For a download: each piece is read by itself, so that a slow reader holds no connection to the database.
 * @param inTurn decides when a piece is read.
 */
export async function exportInPieces(
  db: Database,
  email: string,
  inTurn: <Result>(read: () => Promise<Result>) => Promise<Result> = (read) => read(),
): Promise<AsyncGenerator<string> | null> {
  const owner = await findAccount(db, email);
  if (!owner) return null;
  const read: ReadOwn = (work) =>
    inTurn(() =>
      db.transaction(async (tx) => {
        await actFor(tx, owner.id);
        return work(tx);
      }, SNAPSHOT),
    );
  return exportAccount(read, owner);
}

/**
 * For the operator: everything from one snapshot.
 * @returns whether an account has this e-mail.
 */
export function exportSnapshot(
  db: Database,
  email: string,
  write: (piece: string) => Promise<void> | void,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await findAccount(tx, email);
    if (!owner) return false;
    await actFor(tx, owner.id);
    for await (const piece of exportAccount((work) => work(tx), owner)) await write(piece);
    return true;
  }, SNAPSHOT);
}

async function readAccess(tx: Transaction, userId: string) {
  const { id, ipAddress, userAgent, createdAt, updatedAt, expiresAt } = session;
  const [factor] = await tx
    .select({ active: twoFactor.verified, lockedUntil: twoFactor.lockedUntil })
    .from(twoFactor)
    .where(eq(twoFactor.userId, userId));
  return {
    signInMethods: await tx
      .select({ provider: account.providerId, createdAt: account.createdAt, updatedAt: account.updatedAt })
      .from(account)
      .where(eq(account.userId, userId)),
    secondFactor: factor ?? null,
    emailChange: await tx.select().from(emailChanges).where(eq(emailChanges.userId, userId)),
    sessions: await tx
      .select({ id, ipAddress, userAgent, createdAt, updatedAt, expiresAt })
      .from(session)
      .where(eq(session.userId, userId))
      .orderBy(asc(createdAt)),
    devices: await tx
      .select({ id: devices.id, createdAt: devices.createdAt, lastUsedAt: devices.lastUsedAt })
      .from(devices)
      .where(eq(devices.userId, userId)),
  };
}

/** What has a small limit. Connections, files for Google and scripts come without their secrets. */
async function readProduct(tx: Transaction, userId: string) {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  const { id, network, name, createdAt, lastReceivedAt, lastSaleAt } = salesSources;
  const f = conversionFeeds;
  const feed = {
    id: f.id,
    action: f.action,
    format: f.format,
    kind: f.kind,
    timeZone: f.timeZone,
    adUserData: f.adUserData,
    adPersonalization: f.adPersonalization,
    createdAt: f.createdAt,
    lastPulledAt: f.lastPulledAt,
  };
  const { reportsTokenHash, commandsTokenHash, ...bridge } = getTableColumns(bridges);
  return {
    profile: profile ?? null,
    salesSources: await tx
      .select({ id, network, name, createdAt, lastReceivedAt, lastSaleAt })
      .from(salesSources)
      .where(eq(salesSources.userId, userId)),
    conversionFeeds: await tx.select(feed).from(f).where(eq(f.userId, userId)),
    clickSites: await tx.select().from(clickSites).where(eq(clickSites.userId, userId)),
    bridges: await tx.select(bridge).from(bridges).where(eq(bridges.userId, userId)),
    morningMail: await tx.select().from(morningMails).where(eq(morningMails.userId, userId)),
    accountAssets: await tx.select().from(accountAssets).where(eq(accountAssets.userId, userId)),
    subscriptions: await tx.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.userId, userId)),
  };
}
