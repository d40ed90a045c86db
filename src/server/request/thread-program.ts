import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { connect, type Database } from '../db/client.ts';
import type { Target } from '../driver/client.ts';

/** A query that takes longer than this is given up, even when nobody waits for the thread any more. */
const PATIENCE_MS = 60_000;

/** Makes this thread answer requests, each with a connection of its own. Large buffers are moved, not copied. */
export function answerRequests(
  answer: (db: Database, request: never) => Promise<{ answered: unknown; moved?: ArrayBuffer[] }>,
): void {
  // On Linux this is the priority of this thread alone. Requests go before it.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

  async function respond(request: { target: Target }): Promise<void> {
    const { db, close } = connect(request.target, { max: 1, patienceMs: PATIENCE_MS });
    try {
      const { answered, moved = [] } = await answer(db, request as never); // what the thread's starter sends
      parentPort?.postMessage(answered, moved);
    } finally {
      await close();
    }
  }
  parentPort?.on('message', (request: { target: Target }) => void respond(request));
}
