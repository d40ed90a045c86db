import { and, asc, count, eq, sql } from 'drizzle-orm';
import { timingSafeEqual } from 'node:crypto';
import {
  type ConversionFeed,
  type CreatedFeed,
  type FeedResult,
  MOST_FEEDS,
  type NewFeed,
} from '#domain/measuring/profit/conversion-feed.ts';
import { isAccepted } from '#domain/measuring/profit/google-results.ts';
import type { Database } from '../db/client.ts';
import { isoDate, isoOrNull } from '../db/iso-date.ts';
import { conversionFeeds, conversionLines } from '../db/schema/conversions.ts';
import { hashSecret, newSecret } from '../request/secrets.ts';

export type FeedRow = typeof conversionFeeds.$inferSelect;

/** The user name that Google asks for. It is not secret. */
const USER = 'faisca';

export async function createFeed(
  db: Database,
  { userId, appUrl }: { userId: string; appUrl: string },
  feed: NewFeed,
): Promise<CreatedFeed | 'too_many'> {
  if ((await db.$count(conversionFeeds, eq(conversionFeeds.userId, userId))) >= MOST_FEEDS) return 'too_many';
  const [token, password] = [newSecret(), newSecret()];
  const [row] = await db
    .insert(conversionFeeds)
    .values({ ...feed, userId, tokenHash: hashSecret(token), passwordHash: hashSecret(password) })
    .returning({ id: conversionFeeds.id });
  if (!row) throw new Error('a feed was not stored');
  const file = feed.kind === 'conversions' ? 'conversoes.csv' : 'ajustes.csv';
  const url = `${appUrl.replace(/\/$/, '')}/api/feeds/${token}/${file}`;
  return { id: row.id, url, user: USER, password };
}

export async function listFeeds(db: Database, userId: string): Promise<ConversionFeed[]> {
  const rows = await db
    .select({
      feed: conversionFeeds,
      served: count(conversionLines.orderId),
      refused: sql<number>`(count(*) filter (where ${conversionLines.result} <> ''))::int`,
    })
    .from(conversionFeeds)
    .leftJoin(conversionLines, eq(conversionLines.feedId, conversionFeeds.id))
    .where(eq(conversionFeeds.userId, userId))
    .groupBy(conversionFeeds.id)
    .orderBy(asc(conversionFeeds.createdAt), asc(conversionFeeds.id));
  return rows.map(
    ({ feed: { id, action, format, kind, timeZone, customerId, ...feed }, served, refused }) => ({
      id,
      action,
      format,
      kind,
      timeZone,
      customerId,
      served,
      refused,
      adUserData: feed.adUserData,
      adPersonalization: feed.adPersonalization,
      createdAt: isoDate(feed.createdAt),
      lastPulledAt: isoOrNull(feed.lastPulledAt),
    }),
  );
}

export async function deleteFeed(db: Database, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(conversionFeeds)
    .where(and(eq(conversionFeeds.id, id), eq(conversionFeeds.userId, userId)))
    .returning({ id: conversionFeeds.id });
  return deleted.length > 0;
}

export async function ownFeed(db: Database, userId: string, id: string): Promise<FeedRow | null> {
  const [row] = await db
    .select()
    .from(conversionFeeds)
    .where(and(eq(conversionFeeds.id, id), eq(conversionFeeds.userId, userId)));
  return row ?? null;
}

/** The feed of an address whose owner may use the product; null when there is none. */
export async function findFeed(db: Database, token: string): Promise<FeedRow | null> {
  const [row] = await db
    .select()
    .from(conversionFeeds)
    .where(
      and(
        eq(conversionFeeds.tokenHash, hashSecret(token)),
        sql`exists (select from profiles p where p.id = ${conversionFeeds.userId} and closed_by(p) is null)`,
      ),
    );
  return row ?? null;
}

/** Whether an Authorization header holds the feed's user and password. */
export function isAuthorized({ passwordHash }: Pick<FeedRow, 'passwordHash'>, header: string): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=-]{1,500})$/i.exec(header) ?? [];
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  const [sentHash, known] = [Buffer.from(hashSecret(rest.join(':'))), Buffer.from(passwordHash)];
  return user === USER && sentHash.length === known.length && timingSafeEqual(sentHash, known);
}

/**
 * Stores what Google's file of results says about each line. An empty text means that the line was accepted.
 * @returns how many lines were found.
 */
export async function noteResults(
  db: Database,
  { id, userId }: Pick<FeedRow, 'id' | 'userId'>,
  results: readonly FeedResult[],
): Promise<number> {
  const resultsJson = JSON.stringify(
    results.map(({ orderId, result }) => ({
      id: orderId,
      result: isAccepted(result) ? '' : result,
    })),
  );
  const { rowCount } = await db.execute(sql`
    update conversion_lines l set result = r.result
    from (select distinct on (id) id, result from jsonb_to_recordset(${resultsJson}::text::jsonb) as r(id text, result text)) r
    where l.user_id = ${userId} and l.feed_id = ${id} and l.order_id = r.id`);
  return rowCount ?? 0;
}
