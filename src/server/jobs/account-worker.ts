import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { connect } from '../db/client.ts';
import type { Call } from '../request/context.ts';
import type { ThreadRequest } from './on-thread.ts';
import { works } from './works.ts';

// On Linux this is the priority of this thread alone. Requests go before it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** A query that takes longer than this is given up, even when nobody waits for the thread any more. */
const PATIENCE_MS = 60_000;

/** Nobody can leave it: a thread that takes too long is ended. */
const nobody = new AbortController().signal;

/** Does one work after the other, each with a connection of its own. */
async function respond({ target, userId, work, input }: ThreadRequest): Promise<void> {
  const { db, close } = connect(target, { max: 1, patienceMs: PATIENCE_MS });
  const run: (call: Call, input: never) => Promise<unknown> = works[work];
  try {
    parentPort?.postMessage(await run({ db, userId, caller: nobody }, input));
  } finally {
    await close();
  }
}

parentPort?.on('message', (request: ThreadRequest) => void respond(request));
