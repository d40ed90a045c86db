import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { StudiedPage, StudyRequest } from './study-page.ts';

/** The build puts the thread's program beside the server's. */
const built = new URL('./page-worker.js', import.meta.url);
const source = JSON.stringify(new URL('./page-worker.ts', import.meta.url).href);
/** From the sources, a thread has to be told how TypeScript is read. */
const fromSource = `import('tsx/esm/api').then(({ tsImport }) => tsImport(${source}, ${source}))`;

const PATIENCE_MS = 30_000;
const MOST_MEMORY_MB = 400;

/** The page needs more time or memory than any page of a shop. */
export class StudyFailed extends Error {}

/** Studies a page on a thread of its own, so that the largest page makes nobody wait, and leaves nothing behind. */
export async function runStudy(request: StudyRequest): Promise<StudiedPage> {
  const isBuilt = existsSync(built);
  const worker = new Worker(isBuilt ? built : fromSource, {
    eval: !isBuilt,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<StudiedPage>((resolve, reject) => {
      timer = setTimeout(() => reject(new StudyFailed('The page took too long to study.')), PATIENCE_MS);
      worker.once('message', resolve);
      worker.once('error', (error) =>
        reject(new StudyFailed('The page could not be studied.', { cause: error })),
      );
      worker.once('exit', () => reject(new StudyFailed('The thread ended without an answer.')));
      worker.postMessage(request);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
