import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { type PostbackNetworkId, postbackNetworks } from '#domain/measuring/networks/postback-networks.ts';
import {
  type CreatedSource,
  MOST_SOURCES,
  type NewSource,
  type SaleReceipt,
  type SalesSources,
} from '#domain/measuring/networks/sources.ts';
import { RHYTHM_DAYS, silenceOf } from '#domain/measuring/networks/silence.ts';
import type { Database, Transaction } from '../db/client.ts';
import { isoDate, isoOrNull } from '../db/iso-date.ts';
import { saleReceipts, salesSources } from '../db/schema/sales.ts';
import { isReportedTwice } from '../db/reported-twice.ts';
import { hashSecret, newSecret } from '../request/secrets.ts';

/** How long the address before the last change still works. */
const OVERLAP = sql`now() + interval '7 days'`;

export interface FoundSource {
  id: string;
  userId: string;
  network: string;
  isTrialing: boolean;
  /** The network's own secret; empty without one. */
  key: string;
}

/**
 * The source of an address; null when there is none.
 * @param secret the server's, which encrypts keys.
 */
export async function findSource(
  db: Database,
  secret: string,
  network: string,
  addressSecret: string,
): Promise<FoundSource | null> {
  const hash = hashSecret(addressSecret);
  const { rows } = await db.execute<
    Omit<FoundSource, 'key'> & { key: string | null } & Record<string, unknown>
  >(sql`
    select s.id, s.user_id as "userId", s.network, s.key, p.subscription_status = 'trialing' as "isTrialing"
    from sales_sources s join profiles p on p.id = s.user_id
    where s.network = ${network}
      and (s.secret_hash = ${hash} or (s.previous_hash = ${hash} and s.previous_until > now()))`);
  const [found] = rows;
  if (!found) return null;
  return {
    ...found,
    key: found.key === null ? '' : await symmetricDecrypt({ key: secret, data: found.key }),
  };
}

interface SourceContext {
  userId: string;
  appUrl: string;
  secret: string;
}

function urlOf({ appUrl }: SourceContext, network: string, addressSecret: string): string {
  return `${appUrl.replace(/\/$/, '')}/api/postback/${network}/${addressSecret}`;
}

export async function createSource(
  db: Database,
  context: SourceContext,
  { network, name, key }: NewSource,
): Promise<CreatedSource | 'too_many'> {
  const own = eq(salesSources.userId, context.userId);
  if ((await db.$count(salesSources, own)) >= MOST_SOURCES) return 'too_many';
  const addressSecret = newSecret();
  const [row] = await db
    .insert(salesSources)
    .values({
      userId: context.userId,
      network,
      name: name === '' ? postbackNetworks[network].label : name,
      secretHash: hashSecret(addressSecret),
      key: key === '' ? null : await symmetricEncrypt({ key: context.secret, data: key }),
    })
    .returning({ id: salesSources.id });
  if (!row) throw new Error('a source was not stored');
  return { id: row.id, url: urlOf(context, network, addressSecret) };
}

/** Gives a source a new address. The old one works for some days more, so that no sale is lost meanwhile. */
export async function renewSource(
  db: Database,
  context: SourceContext,
  id: string,
): Promise<CreatedSource | null> {
  const addressSecret = newSecret();
  const [row] = await db
    .update(salesSources)
    .set({
      previousHash: salesSources.secretHash,
      previousUntil: OVERLAP,
      secretHash: hashSecret(addressSecret),
    })
    .where(and(eq(salesSources.id, id), eq(salesSources.userId, context.userId)))
    .returning({ network: salesSources.network });
  return row ? { id, url: urlOf(context, row.network, addressSecret) } : null;
}

export async function deleteSource(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(salesSources)
    .where(and(eq(salesSources.id, id), eq(salesSources.userId, userId)))
    .returning({ id: salesSources.id });
  return deleted.length > 0;
}

export async function ownSource(
  db: Database | Transaction,
  userId: string,
  id: string,
): Promise<{ network: PostbackNetworkId } | null> {
  const [row] = await db
    .select({ network: salesSources.network })
    .from(salesSources)
    .where(and(eq(salesSources.id, id), eq(salesSources.userId, userId)));
  return row ? { network: row.network as PostbackNetworkId } : null; // stored from the list of networks
}

interface SourceRow extends Record<string, unknown> {
  id: string;
  network: PostbackNetworkId;
  name: string;
  has_key: boolean;
  created_at: Date;
  last_received_at: Date | null;
  last_sale_at: Date | null;
  previous_until: Date | null;
  unread: number;
  orders: number;
  with_click: number;
}

export async function listSources(db: Database, userId: string, now: number): Promise<SalesSources> {
  const { rows } = await db.execute<SourceRow>(sql`
    select s.id, s.network, s.name, s.key is not null as has_key, s.created_at, s.last_received_at, s.last_sale_at,
      case when s.previous_until > now() then s.previous_until end as previous_until,
      (select count(*)::int from sale_receipts r where r.source_id = s.id and r.state = 'unread') as unread,
      o.orders, o.with_click
    from sales_sources s cross join lateral (
      select count(*)::int as orders, count(click_id)::int as with_click
      from network_orders o where o.source_id = s.id and o.status <> 'test' and o.sold_at > now() - interval '30 days') o
    where s.user_id = ${userId} order by s.created_at, s.id`);
  const sold = rows.length === 0 ? [] : await readSoldHours(db, userId);
  const sources = rows.map((row) => ({
    id: row.id,
    network: row.network,
    name: row.name,
    hasKey: row.has_key,
    createdAt: isoDate(new Date(row.created_at)),
    lastReceivedAt: dateOf(row.last_received_at),
    lastSaleAt: dateOf(row.last_sale_at),
    previousUntil: dateOf(row.previous_until),
    unread: row.unread,
    orders: row.orders,
    withClick: row.with_click,
    silence: silenceOf(
      sold.filter(({ source }) => source === row.id).flatMap((each) => momentsOf(each, 'reported')),
      now,
    ),
  }));
  return {
    sources,
    silence: silenceOf(
      sold.flatMap((each) => momentsOf(each, 'counted')),
      now,
    ),
  };
}

/** The sales of one hour. `counted` leaves out those that another connection reports too. */
interface SoldHour extends Record<string, unknown> {
  source: string;
  last: number;
  reported: number;
  counted: number;
}

async function readSoldHours(db: Database, userId: string): Promise<SoldHour[]> {
  const { rows } = await db.execute<SoldHour>(sql`
    select source_id as source, (extract(epoch from max(sold_at)) * 1000)::float8 as last, count(*)::int as reported,
      (count(*) filter (where not ${isReportedTwice}))::int as counted
    from network_orders
    where user_id = ${userId} and source_id is not null and status <> 'test'
      and sold_at > now() - ${`${2 * RHYTHM_DAYS} days`}::interval
    group by source_id, date_trunc('hour', sold_at)`);
  return rows;
}

/** The hour's sales, all at its last one. */
function momentsOf({ last, ...counts }: SoldHour, which: 'reported' | 'counted'): number[] {
  return Array.from({ length: counts[which] }, () => last);
}

function dateOf(value: Date | null): string | null {
  return isoOrNull(value === null ? null : new Date(value));
}

/** The newest receipts of a source, those that could not be read first. */
export async function listReceipts(db: Database, userId: string, sourceId: string): Promise<SaleReceipt[]> {
  const { id, state, reason, what, copies, receivedAt, contents } = saleReceipts;
  const rows = await db
    .select({ id, state, reason, what, copies, receivedAt, contents: sql<string>`${contents}::text` })
    .from(saleReceipts)
    .where(and(eq(saleReceipts.sourceId, sourceId), eq(saleReceipts.userId, userId)))
    .orderBy(asc(sql`${state} <> 'unread'`), desc(receivedAt), desc(id))
    .limit(50);
  return rows.map((row) => ({
    ...row,
    reason: row.reason as SaleReceipt['reason'], // stored from the readings
    receivedAt: isoDate(row.receivedAt),
    contents: row.contents.slice(0, 4000),
  }));
}
