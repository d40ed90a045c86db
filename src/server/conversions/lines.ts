import { and, eq, sql } from 'drizzle-orm';
import type { Payment } from '#domain/measuring/networks/order-state.ts';
import {
  type FeedLine,
  feedLines,
  type FeedOrder,
  type ListedLine,
} from '#domain/measuring/profit/conversion-feed.ts';
import type { ClickIdKind } from '#domain/measuring/networks/click-ids.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Database } from '../db/client.ts';
import { isoDate } from '../db/iso-date.ts';
import { conversionFeeds } from '../db/schema/conversions.ts';
import { postbackName } from '../db/order-names.ts';
import { isReportedTwice } from '../db/reported-twice.ts';
import { FILED, readFiledOrders } from './filed-orders.ts';
import type { FeedRow } from './feeds.ts';

/** Google's own limit for a file is far above; this one keeps the memory small. */
const MOST_LINES = 100_000;
/** The newest ones. A file has one line of an order, or two of its adjustments; the rest is for orders of other days. */
const MOST_SERVED = 3 * MOST_LINES;
/** Lines that are stored at once. */
const PART = 5000;

interface OrderRow extends Record<string, unknown> {
  network: string;
  order_id: string;
  status: FeedOrder['status'];
  sold_at: number;
  currency: string | null;
  click_id: string | null;
  click_id_kind: ClickIdKind | null;
  payments: Payment[];
}

interface Written {
  order: FeedOrder;
  line: FeedLine;
}
interface ServedRow extends Record<string, unknown> {
  network: string;
  order_id: string;
  type: FeedLine['type'];
  at: number;
  value: number | null;
  result: string | null;
}
export interface ReadFeed {
  lines: Written[];
  served: ServedRow[];
}

/** The lines that a feed serves now, together with those that it has served before. */
export async function readFeed(db: Database, feed: FeedRow, now: number): Promise<ReadFeed> {
  const { rows } = await db.execute<OrderRow>(sql`
    select network, order_id, status, (extract(epoch from sold_at) * 1000)::float8 as sold_at, currency, click_id,
      click_id_kind, payments
    from network_orders
    where user_id = ${feed.userId} and not ${isReportedTwice} and status in ('approved', 'refunded', 'chargeback')
      and sold_at > ${new Date(now).toISOString()}::timestamptz - interval '90 days'
    order by sold_at desc, network desc, order_id desc limit ${MOST_LINES}`);
  const { rows: served } = await db.execute<ServedRow>(sql`
    select network, order_id, type, (extract(epoch from at) * 1000)::float8 as at, value_micros::float8 as value, result
    from conversion_lines where user_id = ${feed.userId} and feed_id = ${feed.id}
    order by served_at desc limit ${MOST_SERVED}`);
  const known = new Map<string, FeedOrder['served']>();
  for (const { network, order_id: orderId, type, at, value } of served) {
    const key = `${network} ${orderId}`;
    const line = { at, valueMicros: value };
    known.set(key, { ...known.get(key), [type]: line });
  }
  const postbacks = rows.map((row) =>
    postbackName({ ...row, orderId: row.order_id, gclid: clickOf(row, 'gclid') }, feed.timeZone),
  );
  const filed = await readFiledOrders(db, feed, now, postbacks);
  // An order that was served by its number in a file keeps it. Google would count another number as another sale.
  const wasFiled = new Set(
    [...filed.renamed].flatMap(([filedId, own]) => (known.has(`${FILED} ${filedId}`) ? [own] : [])),
  );
  const own = rows.filter(({ order_id: id }) => !wasFiled.has(id));
  const only = filed.orders.filter(({ orderId }) => {
    const twin = filed.renamed.get(orderId);
    return twin === undefined || wasFiled.has(twin);
  });
  const withServed = (order: Omit<FeedOrder, 'served'>) => ({ ...order, served: servedOf(order, known) });
  const orders = [...own.map((row) => withServed(toFeedOrder(row))), ...only.map(withServed)];
  return { lines: feedLines(orders, feed, now), served };
}

/** An order that was served from a file keeps its second when a postback reports it later. */
function servedOf(
  { network, orderId }: Pick<FeedOrder, 'network' | 'orderId'>,
  known: ReadonlyMap<string, FeedOrder['served']>,
): FeedOrder['served'] {
  return known.get(`${network} ${orderId}`) ?? known.get(`${FILED} ${orderId}`) ?? {};
}

function toFeedOrder(row: OrderRow): Omit<FeedOrder, 'served'> {
  const paid = row.payments.filter(({ status }) => status === 'approved' || status === row.status);
  const gross = paid.map(valueOf);
  const left = paid.flatMap((payment) =>
    payment.status === 'approved' ? [valueOf(payment), ...payment.back.map((part) => -valueOf(part))] : [],
  );
  const reversals = row.payments.flatMap(({ reversedAt, back }) => [
    ...(reversedAt === null ? [] : [reversedAt]),
    ...back.map(({ at }) => at),
  ]);
  const click = (kind: ClickIdKind) => clickOf(row, kind);
  return {
    network: row.network,
    orderId: row.order_id,
    status: row.status,
    soldAt: row.sold_at,
    isDayOnly: false,
    reversedAt: reversals.length === 0 ? null : Math.max(...reversals.map((at) => Date.parse(at))),
    valueMicros: sumOf(gross),
    leftMicros: sumOf(left),
    currency: row.currency,
    gclid: click('gclid'),
    gbraid: click('gbraid'),
    wbraid: click('wbraid'),
  };
}

function clickOf({ click_id: id, click_id_kind: own }: OrderRow, kind: ClickIdKind): string | null {
  return own === kind ? id : null;
}

/** The affiliate's commission, or the price when the network does not report the commission. */
function valueOf({
  commissionMicros,
  amountMicros,
}: Pick<Payment, 'amountMicros' | 'commissionMicros'>): number {
  return commissionMicros ?? amountMicros ?? 0;
}

function sumOf(micros: readonly number[]): number {
  return micros.reduce((sum, each) => sum + each, 0);
}

/** Stores the lines that were served, so that they never change. Those that were stored before are not sent again. */
export async function markServed(
  db: Database,
  feed: FeedRow,
  { written, served }: { written: readonly Written[]; served: readonly ServedRow[] },
): Promise<void> {
  const known = new Map(served.map((row) => [keyOf(row), row.value]));
  const fresh = written.flatMap(({ line: { network, orderId, type, valueMicros: value, at } }) => {
    const row = { network, order_id: orderId, type };
    return known.get(keyOf(row)) === value ? [] : [{ ...row, value, at: new Date(at).toISOString() }];
  });
  for (let from = 0; from < fresh.length; from += PART)
    await storeServed(db, feed, fresh.slice(from, from + PART));
  await db
    .update(conversionFeeds)
    .set({ lastPulledAt: sql`now()` })
    .where(and(eq(conversionFeeds.id, feed.id), eq(conversionFeeds.userId, feed.userId)));
}

const keyOf = ({ network, order_id: orderId, type }: Pick<ServedRow, 'network' | 'order_id' | 'type'>) =>
  `${network} ${orderId} ${type}`;

async function storeServed(db: Database, feed: FeedRow, rows: readonly object[]): Promise<void> {
  await db.execute(sql`
    insert into conversion_lines (user_id, feed_id, network, order_id, type, at, value_micros)
    select ${feed.userId}, ${feed.id}, network, order_id, type, at, value
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(network text, order_id text, type text, at timestamptz, value bigint)
    on conflict (user_id, feed_id, network, order_id, type) do update set at = excluded.at, value_micros = excluded.value_micros
      where conversion_lines.value_micros is distinct from excluded.value_micros`);
}

/** The newest lines with their state. */
export function listLines(lines: readonly Written[], served: readonly ServedRow[]): ListedLine[] {
  const results = new Map(served.map((row) => [keyOf(row), row.result]));
  return lines.slice(0, 500).map(({ line }) => {
    const result = results.get(`${line.network} ${line.orderId} ${line.type}`);
    return {
      network: line.network,
      orderId: line.orderId,
      type: line.type,
      currency: line.currency,
      at: isoDate(new Date(line.at)),
      isOld: line.isOld,
      reason: line.left,
      result: result ?? null,
      value: line.valueMicros === null ? null : line.valueMicros / MICROS,
      state: stateOf(line, result),
    };
  });
}

function stateOf(line: FeedLine, result: string | null | undefined): ListedLine['state'] {
  if (result !== undefined && result !== null) return result === '' ? 'confirmed' : 'refused';
  if (line.left === 'early' || line.left === 'future') return 'waiting';
  if (line.left !== null) return 'left';
  return result === undefined ? 'waiting' : 'served';
}
