import { openWorker } from '#client/lib/call-worker.ts';
import type { builderJobs } from './builder-jobs.ts';
import { startTextsWorker } from './start-texts-worker.ts';

/** Runs the jobs in one worker. */
export const {
  call: runJob,
  watch: watchProgress,
  cancelAll: cancelJobs,
} = openWorker<typeof builderJobs>(() => startTextsWorker('builder'));
