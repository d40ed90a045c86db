import { and, eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { type NewCommand, type NewCommands, undoOf } from '#domain/deciding/bridge/commands.ts';
import type { RuleKind } from '#domain/deciding/rules/templates.ts';
import type { BridgeCommand } from '#domain/deciding/bridge/messages.ts';
import type { Database } from '../db/client.ts';
import { bridgeAccounts, bridgeCommands, bridges } from '../db/schema/bridges.ts';
import { presentCommand } from './bridge-reads.ts';

interface BridgeRef {
  userId: string;
  bridgeId: string;
}

export type ApprovalFailure = 'no_bridge' | 'no_account' | 'too_many';

/** The most commands of one bridge that may wait. A script that never calls must not gather thousands. */
const MOST_WAITING = 2000;
const UNDO_HOURS = 72;

/**
 * Turns what a person approved into commands. They are applied together.
 * @param rule the one that may act by itself.
 */
export async function approveCommands(
  db: Database,
  ref: BridgeRef,
  { commands, customerId, hours }: NewCommands,
  rule: RuleKind | null = null,
): Promise<BridgeCommand[] | ApprovalFailure> {
  const [bridge] = await db
    .select()
    .from(bridges)
    .where(and(eq(bridges.id, ref.bridgeId), eq(bridges.userId, ref.userId)));
  if (!bridge) return 'no_bridge';
  const account = bridge.kind === 'account' ? bridge.customerId : customerId;
  if (account === undefined || (customerId !== undefined && customerId !== account)) return 'no_account';
  if (bridge.kind === 'manager' && !(await hasAccount(db, ref, account))) return 'no_account';
  return insertCommands(db, { ...ref, customerId: account, hours, rule }, commands);
}

async function hasAccount(db: Database, { userId, bridgeId }: BridgeRef, customerId: string) {
  const { bridgeId: bridge, userId: owner, customerId: account } = bridgeAccounts;
  const own = and(eq(bridge, bridgeId), eq(owner, userId), eq(account, customerId));
  return (await db.$count(bridgeAccounts, own)) > 0;
}

interface Target extends BridgeRef {
  customerId: string;
  hours: number;
  /** The template of the rule that may act by itself; null: a person approved. */
  rule: RuleKind | null;
}

async function insertCommands(
  db: Database,
  { userId, bridgeId, customerId, hours, rule }: Target,
  commands: readonly NewCommand[],
  undoes: string | null = null,
): Promise<BridgeCommand[] | 'too_many'> {
  const open = inArray(bridgeCommands.state, ['waiting', 'sent']);
  const waiting = await db.$count(bridgeCommands, and(eq(bridgeCommands.bridgeId, bridgeId), open));
  if (waiting + commands.length > MOST_WAITING) return 'too_many';
  const set = randomUUID();
  const rows = await db
    .insert(bridgeCommands)
    .values(
      commands.map((command, position) => ({
        ...command,
        userId,
        bridgeId,
        customerId,
        set,
        position,
        undoes,
        rule,
        expiresAt: sql`now() + ${hours} * interval '1 hour'`,
      })),
    )
    .returning();
  return rows.map((row) => presentCommand(row));
}

/** Takes a command back that has not started. */
export async function cancelCommand(
  db: Database,
  { userId, bridgeId }: BridgeRef,
  id: string,
): Promise<boolean> {
  const c = bridgeCommands;
  const cancelled = await db
    .update(c)
    .set({ state: 'cancelled', finishedAt: sql`now()` })
    .where(
      and(
        ...[eq(c.id, id), eq(c.bridgeId, bridgeId), eq(c.userId, userId)],
        inArray(c.state, ['waiting', 'sent']),
      ),
    )
    .returning({ id: c.id });
  return cancelled.length > 0;
}

/** Undoes a done command by another one. */
export async function undoCommand(
  db: Database,
  ref: BridgeRef,
  id: string,
): Promise<BridgeCommand[] | 'no_command' | 'cannot' | 'too_many'> {
  const c = bridgeCommands;
  const own = and(eq(c.id, id), eq(c.bridgeId, ref.bridgeId), eq(c.userId, ref.userId));
  const [row] = await db.select().from(c).where(own);
  if (!row) return 'no_command';
  const undo = row.state === 'done' ? undoOf(row) : null;
  if (undo === null || (await db.$count(c, eq(c.undoes, id))) > 0) return 'cannot';
  return insertCommands(
    db,
    { ...ref, customerId: row.customerId, hours: UNDO_HOURS, rule: null },
    [undo],
    id,
  );
}
