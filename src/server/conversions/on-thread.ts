import type { Target } from '../driver/client.ts';
import { createThreads } from '../request/threads.ts';
import type { works } from './works.ts';

type Works = typeof works;
type Input<Name extends keyof Works> = Parameters<Works[Name]>[1];

export interface ThreadRequest {
  /** The thread makes a connection of its own. */
  target: Target;
  work: keyof Works;
  input: never;
}

const run = createThreads('conversions-worker', new URL('./conversions-worker.ts', import.meta.url), {
  patienceMs: 300_000,
  memoryMb: 600,
});

/** Does work on all the sales of an account on a thread of its own, so that no request waits for it. */
export function onThread<Name extends keyof Works>(
  target: Target,
  work: Name,
  input: Input<Name>,
): ReturnType<Works[Name]> {
  return run({ target, work, input }) as ReturnType<Works[Name]>; // what our thread's program answers
}
