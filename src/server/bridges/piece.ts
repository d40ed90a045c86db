import { sql } from 'drizzle-orm';
import type { Part } from '#domain/deciding/bridge/messages.ts';
import type { Transaction } from '../db/client.ts';
import { type bridgeAccounts, bridgeTableStates } from '../db/schema/bridges.ts';

export type BridgeAccount = typeof bridgeAccounts.$inferSelect;

/** A piece of a run that an account sends. */
export interface SentPiece {
  account: BridgeAccount;
  table: Part['table'];
  from: string;
  to: string;
  run: number;
}

/** The name under which its parts wait. */
export function nameOf({ table, from, to }: Pick<SentPiece, 'table' | 'from' | 'to'>): string {
  return `${table} ${from} ${to}`;
}

/** Stores the reason why a table did not arrive, for the person. */
export async function storeTrouble(
  tx: Transaction,
  { id: accountId, userId }: BridgeAccount,
  name: Part['table'],
  trouble: string,
): Promise<void> {
  const { accountId: account, name: table } = bridgeTableStates;
  await tx
    .insert(bridgeTableStates)
    .values({ userId, accountId, name, trouble })
    .onConflictDoUpdate({ target: [account, table], set: { trouble: sql`excluded.trouble` } });
}
