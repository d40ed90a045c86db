import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { connect, type Database } from '../db/client.ts';
import type { ThreadRequest } from './on-thread.ts';
import { type WrittenFile, works } from './works.ts';

// On Linux this is the priority of this thread alone. Requests go before it.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', (request: ThreadRequest) => {
  void answer(request);
});

async function answer({ target, work, input }: ThreadRequest): Promise<void> {
  const { db, close } = connect(target, { max: 1 });
  try {
    const run: (db: Database, input: never) => Promise<Partial<WrittenFile> | object[] | number> =
      works[work];
    const answered = await run(db, input);
    const file = typeof answered === 'object' && 'csv' in answered ? answered.csv : undefined;
    parentPort?.postMessage(answered, file === undefined ? [] : [file.buffer]);
  } finally {
    await close();
  }
}
