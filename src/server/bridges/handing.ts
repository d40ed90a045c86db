import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import {
  type beginSchema,
  type CommandResult,
  type fetchSchema,
  type resultsSchema,
  writtenCustomerId,
} from '#domain/deciding/bridge/messages.ts';
import type { Transaction } from '../db/client.ts';
import { bridgeCommands } from '../db/schema/bridges.ts';
import { accountOf } from './receiving.ts';
import type { CallingBridge } from './script-call.ts';

const c = bridgeCommands;
/** The most commands in one run. The script has a limit of its own. */
const MOST_HANDED = 500;
/**
 * Longer than a run may last. For a command that started earlier and reported no result, the script only looks
 * whether the change was made.
 */
const SILENT = sql`now() - interval '40 minutes'`;

function ofAccount(bridge: CallingBridge, customerId: string) {
  const written = writtenCustomerId(customerId);
  return and(eq(c.bridgeId, bridge.id), eq(c.userId, bridge.userId), eq(c.customerId, written));
}

/** The commands that an account is to carry out now, in the order of their approval. */
export async function handCommands(
  tx: Transaction,
  bridge: CallingBridge,
  { customerId, preview }: z.output<typeof fetchSchema>,
) {
  await accountOf(tx, bridge, customerId);
  const isOpen = and(inArray(c.state, ['waiting', 'sent']), sql`${c.expiresAt} > now()`);
  const isSilent = and(eq(c.state, 'started'), sql`${c.startedAt} < ${SILENT}`);
  const rows = await tx
    .select({ row: c, secondsLeft: sql<number>`extract(epoch from ${c.expiresAt} - now())::int` })
    .from(c)
    .where(and(ofAccount(bridge, customerId), or(isOpen, isSilent)))
    .orderBy(c.createdAt, c.position)
    .limit(MOST_HANDED);
  if (!preview) {
    const ids = rows.map(({ row }) => row.id);
    const waiting = and(ofAccount(bridge, customerId), inArray(c.id, ids), eq(c.state, 'waiting'));
    if (ids.length > 0)
      await tx
        .update(c)
        .set({ state: 'sent', sentAt: sql`now()` })
        .where(waiting);
  }
  const commands = rows.map(({ row: { id, set, kind, action, expected, state }, secondsLeft }) => ({
    id,
    set,
    kind,
    action,
    expected,
    secondsLeft,
    isOnlyLook: state === 'started',
  }));
  return { commands };
}

/**
 * Starts each command once, by the database's clock. If the answer is lost and the same call comes again, it gets
 * the same answer. In a preview everything starts, because nothing happens.
 */
export async function beginCommands(
  tx: Transaction,
  bridge: CallingBridge,
  { customerId, ids, key, preview }: z.output<typeof beginSchema>,
) {
  await accountOf(tx, bridge, customerId);
  if (preview) return { started: ids };
  if (ids.length === 0) return { started: [] };
  const own = and(ofAccount(bridge, customerId), inArray(c.id, ids));
  await tx
    .update(c)
    .set({ state: 'started', startedAt: sql`now()`, startKey: key })
    .where(and(own, inArray(c.state, ['waiting', 'sent']), sql`${c.expiresAt} > now()`));
  const started = await tx
    .select({ id: c.id })
    .from(c)
    .where(and(own, eq(c.state, 'started'), eq(c.startKey, key)));
  return { started: started.map(({ id }) => id) };
}

/** Stores the results of commands. The first result of a command counts, and only a started command can be done. */
export async function keepResults(
  tx: Transaction,
  bridge: CallingBridge,
  { customerId, results, preview }: z.output<typeof resultsSchema>,
) {
  await accountOf(tx, bridge, customerId);
  if (preview) return { kept: 0 };
  let kept = 0;
  for (const result of results) kept += await keepResult(tx, ofAccount(bridge, customerId), result);
  return { kept };
}

async function keepResult(
  tx: Transaction,
  own: ReturnType<typeof ofAccount>,
  { id, state, reason, before, after }: CommandResult,
): Promise<number> {
  const from = state === 'done' ? (['started'] as const) : (['waiting', 'sent', 'started'] as const);
  const updated = await tx
    .update(c)
    .set({ state, reason, before, after, finishedAt: sql`now()` })
    .where(and(own, eq(c.id, id), inArray(c.state, [...from])))
    .returning({ id: c.id });
  return updated.length;
}
