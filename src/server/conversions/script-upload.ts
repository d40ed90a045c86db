import { and, eq } from 'drizzle-orm';
import { uploadTable } from '#domain/measuring/profit/conversion-feed.ts';
import { DAY_MS } from '#domain/shared/days.ts';
import type { Database } from '../db/client.ts';
import { conversionFeeds } from '../db/schema/conversions.ts';
import { markServed, readFeed } from './lines.ts';

export interface UploadingAccount {
  userId: string;
  customerId: string;
  timeZone: string;
}

/** What a script has given to Google. */
export interface SentUpload {
  account: UploadingAccount;
  feedId: string;
  orderIds: readonly string[];
}

/** Conversions of one action for the upload of an account's script. */
export interface ScriptUpload {
  feedId: string;
  timeZone: string;
  columns: string[];
  rows: string[][];
}

/** Of one run. */
const MOST_ROWS = 5000;

/** What an account's script is to upload now: sales of more than a day, each until it was reported as sent. */
export async function readUploads(db: Database, account: UploadingAccount): Promise<ScriptUpload[]> {
  const uploads: ScriptUpload[] = [];
  for (const feed of await feedsOf(db, account)) {
    const written = (await linesToSend(db, feed)).lines.slice(0, MOST_ROWS);
    if (written.length === 0) continue;
    const { timeZone } = account;
    uploads.push({ feedId: feed.id, timeZone, ...uploadTable(written, { ...feed, timeZone }) });
  }
  return uploads;
}

/** The script says that it has sent them. Whether Google takes them, only Google's own summary says. */
export async function noteUploaded(db: Database, { account, feedId, orderIds }: SentUpload): Promise<number> {
  const feed = (await feedsOf(db, account)).find(({ id }) => id === feedId);
  if (!feed) return 0;
  const sent = new Set(orderIds);
  const { lines, served } = await linesToSend(db, feed);
  const written = lines.filter(({ line }) => sent.has(line.orderId));
  await markServed(db, feed, { written, served });
  return written.length;
}

function feedsOf(db: Database, { userId, customerId }: UploadingAccount) {
  const f = conversionFeeds;
  const own = and(eq(f.userId, userId), eq(f.format, 'script'), eq(f.customerId, customerId));
  return db.select().from(f).where(own).orderBy(f.createdAt);
}

async function linesToSend(db: Database, feed: typeof conversionFeeds.$inferSelect) {
  const now = Date.now();
  const { lines, served } = await readFeed(db, feed, now);
  const known = new Set(served.map(({ network, order_id: orderId }) => `${network} ${orderId}`));
  const unsent = lines.filter(
    ({ order, line }) =>
      line.left === null &&
      order.gclid !== null &&
      line.at < now - DAY_MS &&
      !known.has(`${line.network} ${line.orderId}`),
  );
  return { lines: unsent, served };
}
