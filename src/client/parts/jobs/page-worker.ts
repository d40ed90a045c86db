import { openWorker } from '#client/lib/call-worker.ts';
import type { pageFunctions } from './page-functions.ts';
import { startTextsWorker } from './start-texts-worker.ts';

/** Pasted pages are checked here, in a worker, and sent nowhere. */
export const pageWorker = openWorker<typeof pageFunctions>(() => startTextsWorker('page'));
