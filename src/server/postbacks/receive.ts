import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Contents } from '#domain/measuring/networks/message.ts';
import type { PostbackNetwork, Reading, UnreadReason } from '#domain/measuring/networks/postback.ts';
import type { ReceiptState } from '#domain/measuring/networks/sources.ts';
import type { Database } from '../db/client.ts';
import { actFor } from '../db/request-user.ts';
import { saleReceipts, salesSources } from '../db/schema/sales.ts';
import { applyEvent, type Teller } from './apply-events.ts';

/** The result of a message. */
interface Outcome {
  state: ReceiptState;
  reason: UnreadReason | '';
  what: string;
  /** Whether an order changed. */
  hasNews: boolean;
}

/** Larger messages are not stored whole. The messages of the networks that we know have a tenth of this. */
const MOST_KEPT_BYTES = 64 * 1024;

/** Stores a message and its orders in one transaction. A repeated message is counted and changes nothing. */
export function receive(
  db: Database,
  teller: Teller,
  network: PostbackNetwork,
  contents: Contents,
): Promise<Outcome> {
  const kept = withinBytes(contents);
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('base64url');
  return db.transaction(async (tx) => {
    await actFor(tx, teller.userId);
    const reading = readSafely(network, contents);
    const first = stateOfReading(reading);
    const [receipt] = await tx
      .insert(saleReceipts)
      .values({
        ...{ userId: teller.userId, sourceId: teller.sourceId, digest, contents: kept },
        ...{ state: first.state, reason: first.reason, what: first.what },
      })
      .onConflictDoUpdate({
        target: [saleReceipts.sourceId, saleReceipts.digest],
        set: { copies: sql`${saleReceipts.copies} + 1` },
      })
      .returning({ id: saleReceipts.id, copies: saleReceipts.copies, state: saleReceipts.state });
    if (!receipt) throw new Error('a receipt was not stored');
    if (receipt.copies > 1 && receipt.state !== 'unread') return { ...first, hasNews: false };
    const outcome = await applyReading(tx, teller, reading);
    if (outcome.state !== first.state) await markReceipt(tx, receipt.id, outcome);
    await touchSource(tx, teller.sourceId, outcome.hasNews);
    return outcome;
  });
}

/**
 * Reads the receipts of a source again that could not be read.
 * @returns how many can be read now.
 */
export async function readAgain(tx: Database, teller: Teller, network: PostbackNetwork): Promise<number> {
  const unread = await tx
    .select({ id: saleReceipts.id, contents: saleReceipts.contents })
    .from(saleReceipts)
    .where(
      and(
        eq(saleReceipts.sourceId, teller.sourceId),
        eq(saleReceipts.userId, teller.userId),
        eq(saleReceipts.state, 'unread'),
      ),
    )
    .limit(1000);
  let count = 0;
  for (const { id, contents } of unread) {
    const outcome = await applyReading(tx, teller, readSafely(network, contents));
    await markReceipt(tx, id, outcome);
    if (outcome.state !== 'unread') count += 1;
  }
  return count;
}

/** If our own reader fails on a message, we keep the message. */
function readSafely(network: PostbackNetwork, contents: Contents): Reading {
  try {
    return network.read(contents);
  } catch {
    return { kind: 'unread', why: 'shape', what: '' };
  }
}

function stateOfReading(reading: Reading): Omit<Outcome, 'hasNews'> {
  if (reading.kind === 'unread')
    return { state: 'unread', reason: reading.why, what: reading.what.slice(0, 200) };
  if (reading.kind === 'noSale') return { state: 'no_sale', reason: '', what: reading.what.slice(0, 200) };
  const isTest = reading.events.every(({ status }) => status === 'test');
  const unfilled = [...new Set(reading.events.flatMap((event) => event.unfilled))].join(', ');
  return { state: isTest ? 'test' : 'read', reason: '', what: unfilled.slice(0, 200) };
}

async function applyReading(tx: Database, teller: Teller, reading: Reading): Promise<Outcome> {
  const outcome = stateOfReading(reading);
  if (reading.kind !== 'events') return { ...outcome, hasNews: false };
  let hasNews = false;
  // Always in the same order, so that two messages about the same orders do not wait for each other.
  for (const event of reading.events.toSorted((one, other) => (one.orderId < other.orderId ? -1 : 1))) {
    const applied = await applyEvent(tx, teller, event);
    if (applied === 'other_source')
      return { state: 'unread', reason: 'other_source', what: event.orderId.slice(0, 200), hasNews };
    if (applied === 'new') hasNews = true;
  }
  return { ...outcome, hasNews };
}

async function markReceipt(tx: Database, id: string, outcome: Outcome): Promise<void> {
  const { state, reason, what } = outcome;
  await tx.update(saleReceipts).set({ state, reason, what }).where(eq(saleReceipts.id, id));
}

/** At most every ten seconds, so that the calls of one source do not wait for its row. */
async function touchSource(tx: Database, id: string, isSale: boolean): Promise<void> {
  const { lastReceivedAt, lastSaleAt } = salesSources;
  const isOld = (column: typeof lastReceivedAt) =>
    or(isNull(column), lt(column, sql`now() - interval '10 seconds'`));
  await tx
    .update(salesSources)
    .set({ lastReceivedAt: sql`now()`, ...(isSale && { lastSaleAt: sql`now()` }) })
    .where(
      and(
        eq(salesSources.id, id),
        isSale ? or(isOld(lastReceivedAt), isOld(lastSaleAt)) : isOld(lastReceivedAt),
      ),
    );
}

function withinBytes(contents: Contents): Contents {
  if (JSON.stringify(contents).length <= MOST_KEPT_BYTES) return contents;
  return { fields: {}, json: null, headers: contents.headers };
}
