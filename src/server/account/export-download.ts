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
/** Far longer than an export takes on a slow line. */
const LONGEST_MS = 5 * 60_000;
/** How long a download keeps its place in any case. Later the slowest one makes room for a new one. */
const SURE_MS = 10_000;

interface Download {
  json: Readable;
  since: number;
  taken: { length: number };
}

/** Answers with an export, a piece at a time. A new export of an account ends its earlier one. */
export function exportDownload(db: Database, sureMs = SURE_MS) {
  const inTurn = createFairLimiter(READS);
  const open = new Map<string, Download>();

  function makeRoom(owner: string): void {
    open.get(owner)?.json.destroy(new Error('another export of the account began'));
    open.delete(owner);
    if (open.size < DOWNLOADS) return;
    const now = performance.now();
    const [slowest] = [...open]
      .filter(([, { since }]) => now - since >= sureMs)
      .sort(([, one], [, other]) => paceOf(one, now) - paceOf(other, now));
    if (slowest === undefined)
      throw unavailable('Há muitos downloads neste momento. Tente de novo em instantes.');
    const [other, { json }] = slowest;
    json.destroy(new Error('others waited for a slow reader'));
    open.delete(other);
  }

  return async (c: Context<UserEnv>, { id, email }: Pick<CurrentUser, 'id' | 'email'>): Promise<Response> => {
    const pieces = await exportInPieces(db, email, (read) => inTurn(id, 1, read));
    if (pieces === null) throw notFound();
    makeRoom(id);
    const taken = { length: 0 };
    const json = Readable.from(counted(pieces, taken), { objectMode: false });
    const download: Download = { json, since: performance.now(), taken };
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

async function* counted(pieces: AsyncIterable<string>, taken: { length: number }): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece;
    taken.length += piece.length;
  }
}

/** Characters in a millisecond. */
const paceOf = ({ taken, since }: Download, now: number) => taken.length / (now - since);
