import { asc, eq } from 'drizzle-orm';
import { groupBy } from '#domain/shared/group-by.ts';
import type { Database, Transaction } from '../db/client.ts';
import { actFor } from '../db/request-user.ts';
import {
  account,
  adGroups,
  adminAudit,
  campaignAssets,
  campaignPlans,
  campaignShares,
  campaigns,
  devices,
  emailChanges,
  exchangeRates,
  feedbacks,
  ignoredFindings,
  mailMessages,
  profiles,
  reportImports,
  securityEvents,
  sentNotices,
  session,
  stripeSubscriptions,
  twoFactor,
} from '../db/schema.ts';
import { type Account, findAccount } from './queries.ts';

/**
 * Exports all data about a person, from one snapshot. Left out: secrets (password, second factor, tokens,
 * links in mails), and counters and copied answers that are deleted within a day. @returns undefined when no
 * account has this e-mail.
 */
export function exportAccount(db: Database, email: string) {
  return db.transaction(
    async (tx) => {
      const owner = await findAccount(tx, email);
      if (!owner) return undefined;
      await actFor(tx, owner.id);
      return {
        account: owner,
        ...(await readAccess(tx, owner.id)),
        ...(await readProduct(tx, owner.id)),
        ...(await readHistory(tx, owner)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
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
  const exported = await tx
    .select()
    .from(campaigns)
    .where(eq(campaigns.userId, userId))
    .orderBy(asc(campaigns.createdAt), asc(campaigns.id));
  const lists = await tx
    .select()
    .from(campaignAssets)
    .where(eq(campaignAssets.userId, userId))
    .orderBy(asc(campaignAssets.createdAt), asc(campaignAssets.id));
  const plans = await tx.select().from(campaignPlans).where(eq(campaignPlans.userId, userId));
  const groups = await tx.select().from(adGroups).where(eq(adGroups.userId, userId));
  // The rows are the person's own files, up to millions of them, so the export names the files.
  const reports = await tx.select().from(reportImports).where(eq(reportImports.userId, userId));
  const ignored = await tx.select().from(ignoredFindings).where(eq(ignoredFindings.userId, userId));
  const { id, campaignId, label, extras, createdAt, expiresAt, lastOpenedAt } = campaignShares;
  const shares = await tx
    .select({ id, campaignId, label, extras, createdAt, expiresAt, lastOpenedAt })
    .from(campaignShares)
    .where(eq(campaignShares.userId, userId));
  const of = <Row extends { campaignId: string }>(rows: readonly Row[]) => {
    const byCampaign = groupBy(rows, ({ campaignId }) => campaignId);
    return (campaign: string): Row[] => byCampaign.get(campaign) ?? [];
  };
  const [listsOf, plansOf, groupsOf, reportsOf] = [of(lists), of(plans), of(groups), of(reports)];
  const [ignoredOf, sharesOf] = [of(ignored), of(shares)];
  return {
    profile: profile ?? null,
    campaigns: exported.map((campaign) => {
      const [plan] = plansOf(campaign.id);
      return {
        ...campaign,
        lists: listsOf(campaign.id),
        plan: plan?.content ?? null,
        imported: plan?.imported ?? null,
        adGroups: groupsOf(campaign.id),
        reports: reportsOf(campaign.id),
        ignored: ignoredOf(campaign.id).map(({ key }) => key),
        links: sharesOf(campaign.id),
      };
    }),
    feedbacks: await tx
      .select()
      .from(feedbacks)
      .where(eq(feedbacks.userId, userId))
      .orderBy(asc(feedbacks.createdAt)),
    exchangeRates: await tx.select().from(exchangeRates).where(eq(exchangeRates.userId, userId)),
    subscriptions: await tx.select().from(stripeSubscriptions).where(eq(stripeSubscriptions.userId, userId)),
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
