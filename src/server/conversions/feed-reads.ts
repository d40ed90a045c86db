import { createHash } from 'node:crypto';
import { feedFile, type ListedLine } from '#domain/measuring/profit/conversion-feed.ts';
import type { Database } from '../db/client.ts';
import type { FeedRow } from './feeds.ts';
import { listLines, markServed, readFeed } from './lines.ts';

export interface WrittenFeed {
  csv: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** @param of.isMarked whether the lines are stored as served. */
export async function writeFeed(
  db: Database,
  { feed, isMarked }: { feed: FeedRow; isMarked: boolean },
): Promise<WrittenFeed> {
  const { lines, served } = await readFeed(db, feed, Date.now());
  const written = lines.filter(({ line }) => line.left === null);
  const csv = new TextEncoder().encode(feedFile(written, feed));
  if (isMarked) await markServed(db, feed, { written, served });
  return { csv, etag: `"${createHash('sha256').update(csv).digest('base64url')}"` };
}

export async function readFeedLines(db: Database, feed: FeedRow): Promise<ListedLine[]> {
  const { lines, served } = await readFeed(db, feed, Date.now());
  return listLines(lines, served);
}
