import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { StudiedPage, StudyRequest } from './study-page.ts';

/** The build puts the thread's program beside the server's; from the sources it stands here. */
const built = fileURLToPath(new URL('./page-worker.js', import.meta.url));
const source = fileURLToPath(new URL('./page-worker.ts', import.meta.url));

const PATIENCE_MS = 30_000;
const MOST_MEMORY_MB = 400;

/** The page needs more time or memory than any page of a shop. */
export class StudyFailed extends Error {}

/** Studies a page on a thread of its own, so that the largest page makes nobody wait, and leaves nothing behind. */
export async function runStudy(request: StudyRequest): Promise<StudiedPage> {
  const isBuilt = existsSync(built);
  const worker = new Worker(isBuilt ? built : source, {
    execArgv: isBuilt ? [] : ['--import', 'tsx'],
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
