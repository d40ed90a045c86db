import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/client.ts';
import { actFor } from '../db/request-user.ts';
import { account, session, twoFactor } from '../db/schema/accounts.ts';
import { adminAudit, securityEvents } from '../db/schema/audit.ts';
import { bridgeAccounts, bridgeCommands, bridges, bridgeTableStates } from '../db/schema/bridges.ts';
import { clickCodes, clickSites, conversionFeeds, conversionLines } from '../db/schema/conversions.ts';
import { devices, emailChanges } from '../db/schema/sign-in.ts';
import { exchangeRates, salesSources } from '../db/schema/sales.ts';
import { mailMessages, sentNotices } from '../db/schema/mail.ts';
import { profiles } from '../db/schema/profiles.ts';
import { accountAssets } from '../db/schema/account-assets.ts';
import { negativeListCampaigns, negativeLists } from '../db/schema/negative-lists.ts';
import { morningMails, ruleFindings, rules } from '../db/schema/rules.ts';
import { stripeSubscriptions } from '../db/schema/subscriptions.ts';
import { reportImports } from '../db/schema/reports.ts';
import { exportCampaigns } from './export-campaigns.ts';
import { exportFeedbacks } from './export-feedbacks.ts';
import { members, type ReadOwn } from './export-parts.ts';
import { exportOrders, exportReceipts } from './export-sales.ts';
import { type Account, findAccount } from './queries.ts';

const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * All data about a person as pieces of one JSON text, because the whole can be far larger than the memory. Left out:
 * secrets (password, second factor, tokens, links in mails), and counters and copied answers that are deleted within a day.
 * @param read decides whether all pieces are of one moment.
 */
async function* exportAccount(read: ReadOwn, owner: Account): AsyncGenerator<string> {
  const [access, rest, history] = [
    await read((tx) => readAccess(tx, owner.id)),
    await read((tx) => readProduct(tx, owner.id)),
    await read((tx) => readHistory(tx, owner)),
  ];
  yield `{${members({ account: owner, ...access, ...rest, ...history })},"campaigns":[`;
  yield* exportCampaigns(read, owner.id);
  yield '],"orders":[';
  yield* exportOrders(read, owner.id);
  yield '],"saleReceipts":[';
  yield* exportReceipts(read, owner.id);
  yield '],"feedbacks":[';
  yield* exportFeedbacks(read, owner.id);
  yield ']}';
}

/** For a download: each piece is read by itself, so that a slow reader holds no connection to the database. */
export async function exportInPieces(db: Database, email: string): Promise<AsyncGenerator<string> | null> {
  const owner = await findAccount(db, email);
  if (!owner) return null;
  const read: ReadOwn = (work) =>
    db.transaction(async (tx) => {
      await actFor(tx, owner.id);
      return work(tx);
    }, SNAPSHOT);
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

async function readProduct(tx: Transaction, userId: string) {
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId));
  return {
    profile: profile ?? null,
    ...(await readConnections(tx, userId)),
    ...(await readBridges(tx, userId)),
    accountReports: await tx
      .select()
      .from(reportImports)
      .where(and(eq(reportImports.userId, userId), isNull(reportImports.campaignId))),
    negativeLists: await readNegativeLists(tx, userId),
    accountAssets: await tx.select().from(accountAssets).where(eq(accountAssets.userId, userId)),
    exchangeRates: await tx.select().from(exchangeRates).where(eq(exchangeRates.userId, userId)),
    subscriptions: await tx.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.userId, userId)),
  };
}

/** The shared lists of negatives, each with the campaigns that use it. */
async function readNegativeLists(tx: Transaction, userId: string) {
  const found = await tx.select().from(negativeLists).where(eq(negativeLists.userId, userId));
  const uses = await tx.select().from(negativeListCampaigns).where(eq(negativeListCampaigns.userId, userId));
  return found.map((list) => ({
    ...list,
    campaigns: uses.flatMap(({ listId, campaignId }) => (listId === list.id ? [campaignId] : [])),
  }));
}

/** Connections to networks and files for Google, without their secrets. */
async function readConnections(tx: Transaction, userId: string) {
  const { id, network, name, createdAt, lastReceivedAt, lastSaleAt } = salesSources;
  const f = conversionFeeds;
  const feedFields = { id: f.id, action: f.action, format: f.format, kind: f.kind, timeZone: f.timeZone };
  const consent = { adUserData: f.adUserData, adPersonalization: f.adPersonalization };
  return {
    salesSources: await tx
      .select({ id, network, name, createdAt, lastReceivedAt, lastSaleAt })
      .from(salesSources)
      .where(eq(salesSources.userId, userId)),
    conversionFeeds: await tx
      .select({ ...feedFields, ...consent, createdAt: f.createdAt, lastPulledAt: f.lastPulledAt })
      .from(f)
      .where(eq(f.userId, userId)),
    conversionLines: await tx.select().from(conversionLines).where(eq(conversionLines.userId, userId)),
    clickCodes: await tx.select().from(clickCodes).where(eq(clickCodes.userId, userId)),
    clickSites: await tx.select().from(clickSites).where(eq(clickSites.userId, userId)),
  };
}

/** Scripts in Google Ads, without the hashes of their tokens. */
async function readBridges(tx: Transaction, userId: string) {
  const { reportsTokenHash, commandsTokenHash, ...bridge } = getTableColumns(bridges);
  return {
    bridges: await tx.select(bridge).from(bridges).where(eq(bridges.userId, userId)),
    bridgeAccounts: await tx.select().from(bridgeAccounts).where(eq(bridgeAccounts.userId, userId)),
    bridgeTables: await tx.select().from(bridgeTableStates).where(eq(bridgeTableStates.userId, userId)),
    bridgeCommands: await tx.select().from(bridgeCommands).where(eq(bridgeCommands.userId, userId)),
    rules: await tx.select().from(rules).where(eq(rules.userId, userId)),
    ruleFindings: await tx.select().from(ruleFindings).where(eq(ruleFindings.userId, userId)),
    morningMail: await tx.select().from(morningMails).where(eq(morningMails.userId, userId)),
  };
}

/** Changes that this person made as an admin do not name the other account. */
async function readHistory(tx: Transaction, { id: userId, email }: Account) {
  const { id, action, before, after, createdAt } = adminAudit;
  const e = securityEvents;
  const change = { id, action, before, after, createdAt };
  return {
    subscriptionChanges: await tx
      .select(change)
      .from(adminAudit)
      .where(eq(adminAudit.userId, userId))
      .orderBy(asc(createdAt)),
    changesMadeAsAdmin: await tx
      .select(change)
      .from(adminAudit)
      .where(eq(adminAudit.adminId, userId))
      .orderBy(asc(createdAt)),
    securityEvents: await tx
      .select({ id: e.id, event: e.event, outcome: e.outcome, address: e.address, createdAt: e.createdAt })
      .from(securityEvents)
      .where(eq(securityEvents.userId, userId))
      .orderBy(asc(securityEvents.createdAt)),
    notices: await tx.select().from(sentNotices).where(eq(sentNotices.userId, userId)),
    letters: await tx
      .select({
        subject: mailMessages.subject,
        createdAt: mailMessages.createdAt,
        sentAt: mailMessages.sentAt,
      })
      .from(mailMessages)
      .where(eq(mailMessages.recipient, email))
      .orderBy(asc(mailMessages.createdAt)),
  };
}
