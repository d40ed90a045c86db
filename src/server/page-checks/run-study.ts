import { createThreads } from '../request/threads.ts';
import type { StudiedPage, StudyRequest } from './study-page.ts';

const source = new URL('./page-worker.ts', import.meta.url);
/** More than any page of a shop needs. */
const LIMITS = { patienceMs: 30_000, memoryMb: 400 };

const study = createThreads('page-worker', source, LIMITS);
let turn: Promise<unknown> = Promise.resolve();

/** Studies a page on a separate thread, so that nobody waits for a large page. One at a time: a thread may take 400 MB. */
export function runStudy(request: StudyRequest): Promise<StudiedPage> {
  const studied = turn.then(() => study(request));
  turn = studied.catch(() => undefined);
  return studied as Promise<StudiedPage>; // what our thread's program answers
}
