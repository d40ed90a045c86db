import type { Call } from '../request/context.ts';
import { answerRequests } from '../request/thread-program.ts';
import type { ThreadRequest } from './on-thread.ts';
import { works } from './works.ts';

/** Nobody can leave it: a thread that takes too long is ended. */
const nobody = new AbortController().signal;

answerRequests(async (db, { userId, work, input }: ThreadRequest) => {
  const run: (call: Call, input: never) => Promise<unknown> = works[work];
  return { answered: await run({ db, userId, caller: nobody }, input) };
});
