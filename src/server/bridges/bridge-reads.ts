import { and, desc, eq, sql } from 'drizzle-orm';
import { undoOf } from '#domain/deciding/bridge/commands.ts';
import type { Bridge, BridgeCommand, BridgeDetails, BridgeReport } from '#domain/deciding/bridge/messages.ts';
import { bridgeTables } from '#domain/deciding/bridge/tables.ts';
import type { Database } from '../db/client.ts';
import { isoDate, isoOrNull } from '../db/iso-date.ts';
import { bridgeAccounts, bridgeCommands, bridges, bridgeTableStates } from '../db/schema/bridges.ts';
import { reportImports } from '../db/schema/reports.ts';
import { SCRIPT_VERSION } from './render-script.ts';

/** Only the newest commands are shown. Older ones stay in the database and in the person's export. */
const MOST_COMMANDS = 500;

export function presentBridge(row: typeof bridges.$inferSelect, accounts: Bridge['accounts'] = []): Bridge {
  const { id, kind, customerId, version, caps, createdAt, lastSeenAt, lastPreviewAt } = row;
  return {
    id,
    kind,
    customerId,
    version,
    caps,
    scriptVersion: SCRIPT_VERSION,
    createdAt: isoDate(createdAt),
    lastSeen: isoOrNull(lastSeenAt),
    lastPreview: isoOrNull(lastPreviewAt),
    accounts,
  };
}

const { customerId: ownCustomer, name: ownName, campaignId: ownCampaign, currency } = bridgeAccounts;
const accountColumns = { customerId: ownCustomer, name: ownName, campaignId: ownCampaign, currency };

export async function listBridges(db: Database, userId: string): Promise<Bridge[]> {
  const rows = await db
    .select()
    .from(bridges)
    .where(eq(bridges.userId, userId))
    .orderBy(desc(bridges.createdAt), desc(bridges.id));
  const known = await db
    .select({ ...accountColumns, bridgeId: bridgeAccounts.bridgeId })
    .from(bridgeAccounts)
    .where(eq(bridgeAccounts.userId, userId))
    .orderBy(accountColumns.customerId);
  return rows.map((row) =>
    presentBridge(
      row,
      known.filter((each) => each.bridgeId === row.id).map(({ bridgeId: _, ...account }) => account),
    ),
  );
}

export async function readBridge(db: Database, userId: string, id: string): Promise<BridgeDetails | null> {
  const [row] = await db
    .select()
    .from(bridges)
    .where(and(eq(bridges.id, id), eq(bridges.userId, userId)));
  if (!row) return null;
  const accounts = await db
    .select(accountColumns)
    .from(bridgeAccounts)
    .where(and(eq(bridgeAccounts.bridgeId, id), eq(bridgeAccounts.userId, userId)))
    .orderBy(accountColumns.customerId);
  return {
    ...presentBridge(row, accounts),
    reports: await readReports(db, userId, id),
    commands: await readCommands(db, userId, id),
  };
}

async function readReports(db: Database, userId: string, bridgeId: string): Promise<BridgeReport[]> {
  const t = bridgeTableStates;
  const stored = db
    .select({
      account: reportImports.bridgeAccountId,
      table: reportImports.bridgeTable,
      rows: sql<number>`sum(${reportImports.rowCount})::float8`.as('stored_rows'),
    })
    .from(reportImports)
    .where(eq(reportImports.userId, userId))
    .groupBy(reportImports.bridgeAccountId, reportImports.bridgeTable)
    .as('stored');
  const rows = await db
    .select({ customerId: bridgeAccounts.customerId, state: t, rows: sql<number | null>`${stored.rows}` })
    .from(t)
    .innerJoin(bridgeAccounts, eq(bridgeAccounts.id, t.accountId))
    .leftJoin(stored, and(eq(stored.account, t.accountId), eq(stored.table, t.name)))
    .where(and(eq(bridgeAccounts.bridgeId, bridgeId), eq(t.userId, userId)))
    .orderBy(bridgeAccounts.customerId, t.name);
  return rows.map(({ customerId, state, rows: known }) => ({
    customerId,
    table: state.name,
    label: bridgeTables[state.name].label,
    from: state.held?.from ?? null,
    to: state.held?.to ?? null,
    rows: known ?? state.rowCount,
    receivedAt: isoOrNull(state.receivedAt),
    trouble: state.trouble,
  }));
}

async function readCommands(db: Database, userId: string, bridgeId: string): Promise<BridgeCommand[]> {
  const c = bridgeCommands;
  const rows = await db
    .select({
      row: c,
      isExpired: sql<boolean>`${c.state} in ('waiting', 'sent') and ${c.expiresAt} <= now()`,
    })
    .from(c)
    .where(and(eq(c.bridgeId, bridgeId), eq(c.userId, userId)))
    .orderBy(desc(c.createdAt), c.position)
    .limit(MOST_COMMANDS);
  const undone = new Set(rows.map(({ row: { undoes } }) => undoes));
  return rows.map(({ row, isExpired }) => ({
    ...presentCommand(row, isExpired),
    canUndo: row.state === 'done' && !undone.has(row.id) && undoOf(row) !== null,
  }));
}

export function presentCommand(row: typeof bridgeCommands.$inferSelect, isExpired = false): BridgeCommand {
  const { id, customerId, set, kind, action, expected, before, after, reason, rule } = row;
  return {
    id,
    customerId,
    set,
    kind,
    action,
    expected,
    before,
    after,
    reason,
    rule,
    state: isExpired ? 'expired' : row.state,
    canUndo: false,
    createdAt: isoDate(row.createdAt),
    expiresAt: isoDate(row.expiresAt),
    finishedAt: isoOrNull(row.finishedAt),
  };
}
