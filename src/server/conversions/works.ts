import { createHash } from 'node:crypto';
import { feedFile, type ListedLine } from '#domain/measuring/profit/conversion-feed.ts';
import type { Database } from '../db/client.ts';
import type { FeedRow } from './feeds.ts';
import { listLines, markServed, readFeed } from './lines.ts';
import { noteUploaded, readUploads } from './script-upload.ts';

/** What reads all the sales of an account. It runs on a thread of its own (on-thread.ts). */
export const works = { writeFile, readLines, readUploads, noteUploaded };

export interface WrittenFile {
  csv: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** @param input.isMarked whether the lines are stored as served. */
async function writeFile(
  db: Database,
  { feed, isMarked }: { feed: FeedRow; isMarked: boolean },
): Promise<WrittenFile> {
  const { lines, served } = await readFeed(db, feed, Date.now());
  const written = lines.filter(({ line }) => line.left === null);
  const csv = new TextEncoder().encode(feedFile(written, feed));
  if (isMarked) await markServed(db, feed, { written, served });
  return { csv, etag: `"${createHash('sha256').update(csv).digest('base64url')}"` };
}

async function readLines(db: Database, feed: FeedRow): Promise<ListedLine[]> {
  const { lines, served } = await readFeed(db, feed, Date.now());
  return listLines(lines, served);
}
