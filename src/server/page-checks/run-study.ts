import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { StudiedPage, StudyRequest } from './study-page.ts';

/** The build puts the thread's program beside the server's. */
const built = new URL('./page-worker.js', import.meta.url);
const source = JSON.stringify(new URL('./page-worker.ts', import.meta.url).href);
/** When the server runs from its sources, a thread must be given the loader of TypeScript. */
const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;

const PATIENCE_MS = 30_000;
const MOST_MEMORY_MB = 400;
const IDLE_MS = 30_000;

/** The page needs more time or memory than any page of a shop. */
export class StudyFailed extends Error {}

/**
 * The thread that waits for the next page. Starting a thread and compiling the phrases takes ten times as long as
 * studying a page.
 */
let idle: Worker | null = null;

let turn: Promise<unknown> = Promise.resolve();

/** Studies a page on a separate thread, so that nobody waits for a large page. One at a time: a thread may take 400 MB. */
export function runStudy(request: StudyRequest): Promise<StudiedPage> {
  const study = turn.then(() => studyNow(request));
  turn = study.catch(() => undefined);
  return study;
}

async function studyNow(request: StudyRequest): Promise<StudiedPage> {
  const worker = idle ?? startThread();
  idle = null;
  try {
    const answer = once(worker, 'message', { signal: AbortSignal.timeout(PATIENCE_MS) });
    worker.postMessage(request);
    const [studied] = (await answer) as [StudiedPage]; // what our thread's program answers
    keep(worker);
    return studied;
  } catch (cause) {
    await worker.terminate();
    throw new StudyFailed('The page took too long or too much memory.', { cause });
  }
}

function startThread(): Worker {
  const isBuilt = existsSync(built);
  const worker = new Worker(isBuilt ? built : fromSource, {
    eval: !isBuilt,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  // Whoever waits for an answer hears of it, too. Without a listener it would end the server.
  worker.on('error', () => {
    if (idle === worker) idle = null;
  });
  return worker;
}

function keep(worker: Worker): void {
  idle = worker;
  worker.unref();
  setTimeout(() => {
    if (idle !== worker) return;
    idle = null;
    void worker.terminate();
  }, IDLE_MS).unref();
}
