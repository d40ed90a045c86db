import type { JobGroup } from './texts.worker.ts';

/** Starts a worker for one group of functions, so that no group waits for another. */
export const startTextsWorker = (name: JobGroup): Worker =>
  new Worker(new URL('./texts.worker.ts', import.meta.url), { type: 'module', name });
