import { sql } from 'drizzle-orm';
import type { ClickIdKind } from '#domain/measuring/networks/click-ids.ts';
import type { OrderStatus } from '#domain/measuring/networks/postback.ts';
import type { PostbackNetworkId } from '#domain/measuring/networks/postback-networks.ts';
import { differs, type Word } from '#domain/measuring/networks/other-words.ts';
import type { ListedOrder, OrdersPage, OtherWord } from '#domain/measuring/networks/sources.ts';
import type { PostbackName } from '#domain/measuring/profit/same-orders.ts';
import { MICROS } from '#domain/shared/money.ts';
import type { Database } from '../db/client.ts';
import { isReportedTwice } from '../db/reported-twice.ts';
import { badRequest } from '../request/errors.ts';
import { readFiledWords, readPostbackWords, readTrackerWords } from './other-words.ts';

interface OrderRow extends Record<string, unknown> {
  network: PostbackNetworkId;
  order_id: string;
  status: OrderStatus;
  amount: number | null;
  commission: number | null;
  currency: string | null;
  sold_at: string;
  click_id: string | null;
  click_id_kind: ClickIdKind | null;
  sub_ids: [name: string, value: string][];
  product: string;
  source: string | null;
}

/** The orders of an account, the newest first. */
export async function listOrders(
  db: Database,
  userId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<OrdersPage> {
  const before = cursor === undefined ? sql`` : sql`and (sold_at, network, order_id) < ${positionOf(cursor)}`;
  const { rows } = await db.execute<OrderRow>(sql`
    select network, order_id, status, amount_micros::float8 as amount, commission_micros::float8 as commission, currency,
      to_char(sold_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as sold_at, click_id, click_id_kind, sub_ids, product,
      (select name from sales_sources s where s.id = source_id) as source
    from network_orders where user_id = ${userId} and not ${isReportedTwice} ${before}
    order by sold_at desc, network desc, order_id desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const others = await readOthers(db, userId, page);
  const orders = page.map((row) => ({ ...toListed(row), others: others(row) }));
  return { orders, next: last ? cursorOf(last) : null };
}

/** What files and other connections say of these orders, where they contradict them. */
async function readOthers(db: Database, userId: string, page: readonly OrderRow[]) {
  if (page.length === 0) return () => [];
  const filed = await readFiledWords(db, userId, page.map(toName));
  const ipn = page.filter(({ network }) => network === 'digistore24').map((row) => row.order_id);
  const postbackWords =
    ipn.length === 0
      ? new Map<string, { own: Word; other: Word }>()
      : await readPostbackWords(db, userId, ipn);
  const tracked = await readTrackerWords(
    db,
    userId,
    page.map((row) => row.order_id),
  );
  return ({ network, order_id: id, status, commission, amount, currency }: OrderRow): OtherWord[] => {
    const own: Word = { status, valueMicros: commission ?? amount, currency };
    const [file, twin] = [filed.get(id), network === 'digistore24' ? postbackWords.get(id) : undefined];
    const tracker = network === 'generic' ? undefined : tracked.get(id.toLowerCase());
    return [
      ...(file && differs(own, file) ? [toOther('file', file)] : []),
      ...(twin && differs(twin.own, twin.other) ? [toOther('digistore24-s2s', twin.other)] : []),
      ...(tracker && differs(own, tracker) ? [toOther('generic', tracker)] : []),
    ];
  };
}

function toName(row: OrderRow): PostbackName {
  return {
    network: row.network,
    orderId: row.order_id,
    currency: row.currency,
    soldAt: row.sold_at,
    amountMicros: row.amount,
    commissionMicros: row.commission,
    isBack: false,
    gclid: row.click_id_kind === 'gclid' ? row.click_id : null,
  };
}

function toOther(from: OtherWord['from'], { status, valueMicros, currency }: Word): OtherWord {
  return { from, status, value: valueMicros === null ? null : valueMicros / MICROS, currency };
}

function cursorOf({ sold_at, network, order_id }: OrderRow): string {
  return Buffer.from(JSON.stringify([sold_at, network, order_id])).toString('base64url');
}

function positionOf(cursor: string) {
  const [at, network, order] = parse(cursor);
  return sql`(${at}::timestamptz, ${network}, ${order})`;
}

/** @throws {AppError} bad_request when the text is not a cursor. */
function parse(cursor: string): [at: string, network: string, order: string] {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (
      Array.isArray(position) &&
      position.length === 3 &&
      position.every((part) => typeof part === 'string')
    ) {
      const [at = '', network = '', order = ''] = position;
      if (/^\d{4}-\d\d-\d\dT[\d:]{8}Z$/.test(at) && !Number.isNaN(Date.parse(at)))
        return [at, network, order];
    }
  } catch {
    // no JSON
  }
  throw badRequest('A página pedida não existe mais. Recarregue a lista.');
}

function toListed(row: OrderRow): Omit<ListedOrder, 'others'> {
  const units = (micros: number | null) => (micros === null ? null : micros / MICROS);
  return {
    network: row.network,
    orderId: row.order_id,
    status: row.status,
    currency: row.currency,
    amount: units(row.amount),
    commission: units(row.commission),
    soldAt: row.sold_at,
    clickId: row.click_id,
    clickIdKind: row.click_id_kind,
    product: row.product,
    source: row.source,
    subIds: Object.fromEntries(row.sub_ids),
  };
}
