import type { Context } from 'hono';
import { finished, Readable } from 'node:stream';
import type { Database } from '../db/client.ts';
import type { CurrentUser, UserEnv } from '../request/context.ts';
import { notFound, unavailable } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';
import { answerStream } from '../middleware/compression.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { exportInPieces } from './export-account.ts';

/** Exports that are read at the same time. Each has some megabytes in memory. */
const DOWNLOADS = 12;
/** Pieces that are read from the database at the same time. */
const READS = { all: 2, each: 1, waiting: 1 };
/** Far longer than an export takes on a slow line. The server itself cuts a reader that reads nothing for 30 s. */
const LONGEST_MS = 60 * 60_000;
/** A download that takes nothing for so long makes room for a new one. */
const UNREAD_MS = 10_000;

interface Download {
  json: Readable;
  /** Since when a piece waits for the reader; null while we make the next one. */
  offered: { since: number | null };
}

/**
 * Answers with an export, a piece at a time. A new export of an account ends its earlier one.
 * @param now the time in milliseconds.
 */
export function exportDownload(db: Database, { places = DOWNLOADS, now = () => performance.now() } = {}) {
  const inTurn = createFairLimiter(READS);
  const open = new Map<string, Download>();

  function makeRoom(owner: string): void {
    open.get(owner)?.json.destroy(new Error('another export of the account began'));
    open.delete(owner);
    if (open.size < places) return;
    const [unread] = [...open]
      .map(([other, { json, offered }]) => ({ other, json, waits: now() - (offered.since ?? now()) }))
      .sort((one, another) => another.waits - one.waits);
    if (unread === undefined || unread.waits < UNREAD_MS)
      throw unavailable('Há muitos downloads neste momento. Tente de novo em instantes.');
    unread.json.destroy(new Error('others waited for a reader that stopped'));
    open.delete(unread.other);
  }

  async function* watched(
    pieces: AsyncIterable<string>,
    offered: Download['offered'],
  ): AsyncGenerator<string> {
    for await (const piece of pieces) {
      offered.since = now();
      yield piece;
      offered.since = null;
    }
  }

  return async (c: Context<UserEnv>, { id, email }: Pick<CurrentUser, 'id' | 'email'>): Promise<Response> => {
    const pieces = await exportInPieces(db, email, (read) => inTurn(id, 1, read));
    if (pieces === null) throw notFound();
    makeRoom(id);
    const offered: Download['offered'] = { since: null };
    const json = Readable.from(watched(pieces, offered), { objectMode: false });
    const download: Download = { json, offered };
    open.set(id, download);
    const deadline = setTimeout(() => json.destroy(new Error('the export took too long')), LONGEST_MS);
    finished(json, (error) => {
      clearTimeout(deadline);
      if (open.get(id) === download) open.delete(id);
      if (error) logOf(c).warn({ err: error }, 'an export was not read to its end');
    });
    return answerStream(c, json);
  };
}
