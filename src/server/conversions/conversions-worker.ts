import type { Database } from '../db/client.ts';
import { answerRequests } from '../request/thread-program.ts';
import type { ThreadRequest } from './on-thread.ts';
import { type WrittenFile, works } from './works.ts';

answerRequests(async (db, { work, input }: ThreadRequest) => {
  const run: (db: Database, input: never) => Promise<Partial<WrittenFile> | object[] | number> = works[work];
  const answered = await run(db, input);
  const file = typeof answered === 'object' && 'csv' in answered ? answered.csv : undefined;
  return { answered, moved: file === undefined ? [] : [file.buffer] };
});
