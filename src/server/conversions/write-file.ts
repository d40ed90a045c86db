import { webcrypto } from 'node:crypto';
import { feedFile } from '#domain/measuring/profit/conversion-feed.ts';
import { connect } from '../db/client.ts';
import type { Target } from '../driver/client.ts';
import { inSteps } from '../request/cooperative.ts';
import { NOBODY } from './filed-orders.ts';
import type { FeedRow } from './feeds.ts';
import { markServed, readFeed } from './lines.ts';

export interface FileRequest {
  target: Target;
  feed: FeedRow;
  /** Whether the lines are stored as served. */
  isMarked: boolean;
}

export interface WrittenFile {
  csv: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Writes a file of conversions by a connection of its own. */
export async function writeFile({ target, feed, isMarked }: FileRequest): Promise<WrittenFile> {
  const { db, close } = connect(target, { max: 1 });
  try {
    const { lines, served } = await readFeed(db, feed, Date.now());
    const written = lines.filter(({ line }) => line.left === null);
    const csv = new TextEncoder().encode(await inSteps(feedFile(written, feed), NOBODY));
    const digest = await webcrypto.subtle.digest('SHA-256', csv);
    if (isMarked) await markServed(db, feed, { written, served });
    return { csv, etag: `"${Buffer.from(digest).toString('base64url')}"` };
  } finally {
    await close();
  }
}
