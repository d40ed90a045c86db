import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { adminAudit, securityEvents } from '../db/schema/audit.ts';
import { bridgeAccounts, bridgeCommands, bridgeTableStates } from '../db/schema/bridges.ts';
import { clickCodes, conversionLines } from '../db/schema/conversions.ts';
import { mailMessages, sentNotices } from '../db/schema/mail.ts';
import { negativeListCampaigns, negativeLists } from '../db/schema/negative-lists.ts';
import { reportImports } from '../db/schema/reports.ts';
import { ruleFindings, rules } from '../db/schema/rules.ts';
import { exchangeRates, networkOrders, saleReceipts } from '../db/schema/sales.ts';
import type { ExportedRows } from './export-parts.ts';
import type { Account } from './queries.ts';

/** What of an account grows without a small limit, by its name in the export. */
export function listsOf(owner: Account): Record<string, ExportedRows> {
  return { ...measured(owner), ...automated(owner), ...history(owner) };
}

function measured({ id: userId }: Account): Record<string, ExportedRows> {
  const [reports, lists] = [getTableColumns(reportImports), getTableColumns(negativeLists)];
  const [rates, lines] = [getTableColumns(exchangeRates), getTableColumns(conversionLines)];
  const { name: _lowerCase, ...orders } = getTableColumns(networkOrders);
  const codes = getTableColumns(clickCodes);
  const uses = negativeListCampaigns;
  const campaigns = sql`array(select ${uses.campaignId}::text from ${uses}
    where ${uses.listId} = ${lists.id} and ${eq(uses.userId, userId)})`;
  return {
    accountReports: {
      table: reportImports,
      fields: reports,
      key: [reports.createdAt, reports.id],
      atOnce: 8,
      own: and(eq(reports.userId, userId), isNull(reports.campaignId)),
    },
    negativeLists: {
      table: negativeLists,
      fields: { ...lists, campaigns },
      own: eq(lists.userId, userId),
      key: [lists.createdAt, lists.id],
      atOnce: 4,
    },
    exchangeRates: {
      table: exchangeRates,
      fields: rates,
      own: eq(rates.userId, userId),
      key: [rates.from, rates.to, rates.day, rates.id],
      atOnce: 1000,
    },
    orders: {
      table: networkOrders,
      fields: orders,
      own: eq(orders.userId, userId),
      key: [orders.network, orders.orderId],
      atOnce: 500,
    },
    conversionLines: {
      table: conversionLines,
      fields: lines,
      own: eq(lines.userId, userId),
      key: [lines.feedId, lines.network, lines.orderId, lines.type],
      atOnce: 1000,
    },
    clickCodes: {
      table: clickCodes,
      fields: codes,
      own: eq(codes.userId, userId),
      key: [codes.code],
      atOnce: 1000,
    },
  };
}

/** The messages of one connection: their index begins with it, and they stand among those of all accounts. */
export function receiptsOf({ id: userId }: Account, sourceId: string): ExportedRows {
  const { digest: _digest, ...receipts } = getTableColumns(saleReceipts);
  return {
    table: saleReceipts,
    fields: receipts,
    key: [receipts.receivedAt, receipts.id],
    atOnce: 16,
    own: and(eq(receipts.userId, userId), eq(receipts.sourceId, sourceId)),
  };
}

/** What scripts in Google Ads brought and did, and the rules of the morning. */
function automated({ id: userId }: Account): Record<string, ExportedRows> {
  const [accounts, tables] = [getTableColumns(bridgeAccounts), getTableColumns(bridgeTableStates)];
  const [commands, ruleFields] = [getTableColumns(bridgeCommands), getTableColumns(rules)];
  const findings = getTableColumns(ruleFindings);
  return {
    bridgeAccounts: {
      table: bridgeAccounts,
      fields: accounts,
      own: eq(accounts.userId, userId),
      key: [accounts.id],
      atOnce: 500,
    },
    bridgeTables: {
      table: bridgeTableStates,
      fields: tables,
      own: eq(tables.userId, userId),
      key: [tables.accountId, tables.name],
      atOnce: 1,
    },
    bridgeCommands: {
      table: bridgeCommands,
      fields: commands,
      own: eq(commands.userId, userId),
      key: [commands.id],
      atOnce: 100,
    },
    rules: {
      table: rules,
      fields: ruleFields,
      own: eq(ruleFields.userId, userId),
      key: [ruleFields.id],
      atOnce: 100,
    },
    ruleFindings: {
      table: ruleFindings,
      fields: findings,
      own: eq(findings.userId, userId),
      key: [findings.id],
      atOnce: 200,
    },
  };
}

/** Changes that this person made as an admin do not name the other account. */
function history({ id: userId, email }: Account): Record<string, ExportedRows> {
  const [audit, events, notices] = [adminAudit, securityEvents, getTableColumns(sentNotices)];
  const change = {
    id: audit.id,
    action: audit.action,
    before: audit.before,
    after: audit.after,
    createdAt: audit.createdAt,
  };
  const changes = { table: audit, fields: change, key: [audit.createdAt, audit.id], atOnce: 500 };
  const event = { id: events.id, event: events.event, outcome: events.outcome, address: events.address };
  const { subject, createdAt, sentAt } = mailMessages;
  return {
    subscriptionChanges: { ...changes, own: eq(audit.userId, userId) },
    changesMadeAsAdmin: { ...changes, own: eq(audit.adminId, userId) },
    securityEvents: {
      table: events,
      fields: { ...event, createdAt: events.createdAt },
      own: eq(events.userId, userId),
      key: [events.createdAt, events.id],
      atOnce: 1000,
    },
    notices: {
      table: sentNotices,
      fields: notices,
      own: eq(notices.userId, userId),
      key: [notices.kind, notices.about],
      atOnce: 500,
    },
    letters: {
      table: mailMessages,
      fields: { subject, createdAt, sentAt },
      own: eq(mailMessages.recipient, email),
      key: [createdAt, mailMessages.id],
      atOnce: 500,
    },
  };
}
