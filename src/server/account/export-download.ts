import type { Context } from 'hono';
import { finished, Readable } from 'node:stream';
import type { Database } from '../db/client.ts';
import type { CurrentUser, UserEnv } from '../request/context.ts';
import { notFound } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';
import { answerStream } from '../middleware/compression.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { exportInPieces } from './export-account.ts';

/** Exports that are read at the same time. Each has some megabytes in memory. */
const DOWNLOADS = { all: 4, each: 1, waiting: 1 };
/** Far longer than an export takes on a slow line. */
const LONGEST_MS = 5 * 60_000;

/** Answers with an export, a piece at a time. */
export function exportDownload(db: Database) {
  const inSpace = createFairLimiter(DOWNLOADS);
  const takeSlot = (owner: string) =>
    new Promise<() => void>((resolve, reject) => {
      inSpace(owner, 1, () => new Promise<void>(resolve)).catch(reject);
    });
  return async (c: Context<UserEnv>, { id, email }: Pick<CurrentUser, 'id' | 'email'>): Promise<Response> => {
    const pieces = await exportInPieces(db, email);
    if (pieces === null) throw notFound();
    const leave = await takeSlot(id);
    const json = Readable.from(pieces, { objectMode: false });
    const deadline = setTimeout(() => json.destroy(new Error('the export took too long')), LONGEST_MS);
    finished(json, (error) => {
      clearTimeout(deadline);
      leave();
      if (error) logOf(c).warn({ err: error }, 'an export was not read to its end');
    });
    return answerStream(c, json);
  };
}
