import { openWorker } from '#client/lib/call-worker.ts';
import type { builderJobs } from './builder-jobs.ts';

/** Runs the jobs in one worker. */
export const {
  call: runJob,
  watch: watchProgress,
  cancelAll: cancelJobs,
} = openWorker<typeof builderJobs>(
  () => new Worker(new URL('./builder.worker.ts', import.meta.url), { type: 'module' }),
);
