import { and, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Contents } from '#domain/measuring/networks/message.ts';
import {
  type OrderEvent,
  type PostbackNetwork,
  type Reading,
  type UnreadReason,
  withNumbers,
} from '#domain/measuring/networks/postback.ts';
import type { ReceiptState } from '#domain/measuring/networks/sources.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import type { Database } from '../db/client.ts';
import { saleReceipts } from '../db/schema/sales.ts';
import {
  applyEvent,
  type KnownOrders,
  knownOrders,
  lockOrders,
  type Teller,
  touchSource,
  withinLimits,
} from './apply-events.ts';

/** The result of a message. */
interface Outcome {
  state: ReceiptState;
  reason: UnreadReason | '';
  what: string;
  /** Whether an order changed, or a message came that its person waits for or has to look at. */
  hasNews: boolean;
}

/** Larger messages are not stored whole. The messages of the networks that we know have a tenth of this. */
const MOST_KEPT_BYTES = 64 * 1024;
/** Each one is read by itself, because all together would take 64 MB. */
const MOST_READ_AGAIN = 1000;

/** Stores a message and its orders in one transaction. A repeated message is counted and changes nothing. */
export function receive(
  db: Database,
  teller: Teller,
  network: PostbackNetwork,
  contents: Contents,
): Promise<Outcome> {
  const kept = withinBytes(contents);
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('base64url');
  const reading = readSafely(network, contents);
  const first = stateOfReading(reading);
  const events = eventsOf(reading);
  return db.transaction(async (tx) => {
    // The locks stand in a statement of their own: the next one sees what those before it have written.
    await tx.execute(
      sql`select set_config('faisca.user_id', ${teller.userId}, true), ${lockOrders(teller, events)}`,
    );
    const { rows } = await tx.execute<ReceiptRow>(sql`
      with receipt as (
        insert into sale_receipts (user_id, source_id, digest, contents, state, reason, what)
        values (${teller.userId}, ${teller.sourceId}, ${digest}, ${JSON.stringify(kept)}::text::json, ${first.state},
          ${first.reason}, ${first.what})
        on conflict (source_id, digest) do update set copies = sale_receipts.copies + 1
        returning id, copies, state),
      heard as (${touchSource(teller.sourceId, 'last_received_at')})
      select receipt.*, ${knownOrders(teller, events)} from receipt`);
    const [receipt] = rows;
    if (!receipt) throw new Error('a receipt was not stored');
    if (receipt.copies > 1 && receipt.state !== 'unread') return { ...first, hasNews: false };
    const outcome = await applyReading(tx, teller, reading, receipt);
    if (outcome.state !== first.state) await markReceipt(tx, receipt.id, outcome);
    const isNewToLookAt = receipt.copies === 1 && ['unread', 'test'].includes(outcome.state);
    return { ...outcome, hasNews: outcome.hasNews || isNewToLookAt };
  });
}

interface ReceiptRow extends KnownOrders, Record<string, unknown> {
  id: string;
  copies: number;
  state: ReceiptState;
}

/**
 * Reads the receipts of a source again that could not be read.
 * @returns how many can be read now.
 */
export async function readAgain(tx: Database, teller: Teller, network: PostbackNetwork): Promise<number> {
  const ofSource = and(eq(saleReceipts.sourceId, teller.sourceId), eq(saleReceipts.userId, teller.userId));
  const unread = await tx
    .select({ id: saleReceipts.id })
    .from(saleReceipts)
    .where(and(ofSource, eq(saleReceipts.state, 'unread')))
    .limit(MOST_READ_AGAIN);
  let count = 0;
  for (const { id } of unread) {
    const [receipt] = await tx
      .select({ contents: saleReceipts.contents })
      .from(saleReceipts)
      .where(and(ofSource, eq(saleReceipts.id, id)));
    if (receipt === undefined) continue; // the sweep deleted it meanwhile
    const reading = readSafely(network, receipt.contents);
    const events = eventsOf(reading);
    await tx.execute(sql`select ${lockOrders(teller, events)}`);
    const { rows } = await tx.execute<KnownOrders & Record<string, unknown>>(
      sql`select ${knownOrders(teller, events)}`,
    );
    const [known] = rows;
    if (!known) throw new Error('no answer about known orders');
    const outcome = await applyReading(tx, teller, reading, known);
    await markReceipt(tx, id, outcome);
    if (outcome.state !== 'unread') count += 1;
  }
  return count;
}

/** If our own reader fails on a message, we keep the message. */
function readSafely(network: PostbackNetwork, contents: Contents): Reading {
  try {
    return withNumbers(network.read(contents));
  } catch {
    return { kind: 'unread', why: 'shape', what: '' };
  }
}

function stateOfReading(reading: Reading): Omit<Outcome, 'hasNews'> {
  if (reading.kind === 'unread')
    return { state: 'unread', reason: reading.why, what: cutText(reading.what, 200) };
  if (reading.kind === 'noSale') return { state: 'no_sale', reason: '', what: cutText(reading.what, 200) };
  const isTest = reading.events.every(({ status }) => status === 'test');
  const unfilled = [...new Set(reading.events.flatMap((event) => event.unfilled))].join(', ');
  return { state: isTest ? 'test' : 'read', reason: '', what: cutText(unfilled, 200) };
}

function eventsOf(reading: Reading): OrderEvent[] {
  return reading.kind === 'events' ? reading.events.map(withinLimits) : [];
}

async function applyReading(
  tx: Database,
  teller: Teller,
  reading: Reading,
  known: KnownOrders,
): Promise<Outcome> {
  const outcome = stateOfReading(reading);
  let hasNews = false;
  for (const event of eventsOf(reading)) {
    const applied = await applyEvent(tx, teller, known, event);
    if (applied === 'other_source')
      return { state: 'unread', reason: 'other_source', what: event.orderId, hasNews };
    if (applied === 'new') hasNews = true;
  }
  return { ...outcome, hasNews };
}

async function markReceipt(tx: Database, id: string, outcome: Outcome): Promise<void> {
  const { state, reason, what } = outcome;
  await tx.update(saleReceipts).set({ state, reason, what }).where(eq(saleReceipts.id, id));
}

function withinBytes(contents: Contents): Contents {
  if (JSON.stringify(contents).length <= MOST_KEPT_BYTES) return contents;
  return { fields: {}, json: null, headers: contents.headers };
}
