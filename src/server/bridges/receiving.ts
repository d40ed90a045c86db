import { and, eq, lt, sql } from 'drizzle-orm';
import { type Part, type Trouble, writtenCustomerId } from '#domain/deciding/bridge/messages.ts';
import { dayIn, isAskable } from '#domain/deciding/bridge/pieces.ts';
import { toReportRows } from '#domain/deciding/bridge/table-rows.ts';
import { knownTable } from '#domain/deciding/bridge/tables.ts';
import type { Transaction } from '../db/client.ts';
import { bridgeAccounts, bridgeParts, bridges, bridgeTableStates } from '../db/schema/bridges.ts';
import { AppError, forbidden, tooLarge } from '../request/errors.ts';
import { mergePiece } from './merging.ts';
import { type BridgeAccount, nameOf, type SentPiece, storeTrouble } from './piece.ts';
import type { CallingBridge } from './script-call.ts';
import { mayReport } from './starting.ts';

/** What the parts of an account that wait for their piece may take on the disk: some two million rows. */
const MOST_WAITING_BYTES = 64 * 1024 * 1024;

/**
 * Stores a part. When the last part of a piece has arrived, the days of the piece are replaced. A part that is
 * already there changes nothing.
 */
export async function receivePart(tx: Transaction, bridge: CallingBridge, message: Part) {
  const account = await accountOf(tx, bridge, message.customerId);
  if (message.preview) return { kept: false };
  const isOfRun = message.run >= 1 && message.run <= bridge.runs;
  if (account === null || !isOfRun || !isAskable(message, dayIn(account.timeZone, new Date())))
    throw new AppError('conflict', 'Esta parte não é de uma execução conhecida.');
  await tx
    .update(bridges)
    .set({ lastSeenAt: sql`now()`, version: message.version })
    .where(eq(bridges.id, bridge.id));
  const piece: SentPiece = {
    account,
    table: message.table,
    from: message.from,
    to: message.to,
    run: message.run,
  };
  if ((await newestRun(tx, piece)) > message.run) return { kept: false };
  await dropEarlierParts(tx, piece);
  if ((await waitingBytes(tx, bridge.userId)) > MOST_WAITING_BYTES)
    throw tooLarge('O script mandou dados demais de uma vez. A próxima execução continua.');
  await keepPart(tx, piece, message);
  if (!(await isComplete(tx, piece))) return { kept: true, merged: false };
  await mergePiece(tx, piece);
  await tx
    .delete(bridgeParts)
    .where(and(eq(bridgeParts.accountId, account.id), eq(bridgeParts.piece, nameOf(piece))));
  return { kept: true, merged: true };
}

/** The account that a call names; null before the first run has described it. */
export async function accountOf(
  tx: Transaction,
  bridge: CallingBridge,
  customerId: string,
): Promise<BridgeAccount | null> {
  const written = writtenCustomerId(customerId);
  if (!mayReport(bridge, written)) throw forbidden();
  const t = bridgeAccounts;
  const own = and(eq(t.bridgeId, bridge.id), eq(t.userId, bridge.userId), eq(t.customerId, written));
  const [account] = await tx.select().from(t).where(own);
  return account ?? null;
}

/** A part that arrives late does not replace the data of a later run. */
async function newestRun(tx: Transaction, { account, table }: SentPiece): Promise<number> {
  const t = bridgeTableStates;
  const own = and(eq(t.accountId, account.id), eq(t.name, table), eq(t.userId, account.userId));
  const [state] = await tx.select({ run: t.run }).from(t).where(own);
  return state?.run ?? 0;
}

/** A run that was broken off leaves parts, which a later run sends again. */
async function dropEarlierParts(tx: Transaction, { account, run }: SentPiece): Promise<void> {
  await tx.delete(bridgeParts).where(and(eq(bridgeParts.accountId, account.id), lt(bridgeParts.run, run)));
}

async function waitingBytes(tx: Transaction, userId: string): Promise<number> {
  const { rows } = await tx.execute<{ bytes: number }>(sql`
    select coalesce(sum(pg_column_size(content)), 0)::float8 as bytes from bridge_parts
    where user_id = ${userId} and account_id in (select id from bridge_accounts where user_id = ${userId})`);
  return rows[0]?.bytes ?? 0;
}

async function keepPart(tx: Transaction, piece: SentPiece, { part, isLast, columns, rows, table }: Part) {
  const { report } = knownTable(table);
  const isReport = report !== null || table.endsWith('_negatives');
  const content = isReport ? toReportRows(table, columns, rows) : { columns, rows };
  const { account, run } = piece;
  await tx
    .insert(bridgeParts)
    .values({
      userId: account.userId,
      accountId: account.id,
      piece: nameOf(piece),
      run,
      part,
      isLast,
      content,
    })
    .onConflictDoNothing();
}

/** Whether all parts up to the last one are there. */
async function isComplete(tx: Transaction, piece: SentPiece): Promise<boolean> {
  const { rows } = await tx.execute<{ whole: boolean | null }>(sql`
    select count(*) = max(part) filter (where is_last) + 1 as whole from bridge_parts
    where account_id = ${piece.account.id} and user_id = ${piece.account.userId} and piece = ${nameOf(piece)} and run = ${piece.run}`);
  return rows[0]?.whole === true;
}

/** Stores the reason why the script could not read a table, for the person. */
export async function receiveTrouble(tx: Transaction, bridge: CallingBridge, message: Trouble) {
  const account = await accountOf(tx, bridge, message.customerId);
  if (message.preview || account === null) return { kept: false };
  await storeTrouble(tx, account, message.table, message.reason);
  return { kept: true };
}
