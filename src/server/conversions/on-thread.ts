import type { Target } from '../driver/client.ts';
import { createFairLimiter, type Pausable } from '../request/fair-limiter.ts';
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

/** Works at the same time, one of an account. An account uses a quarter of one processor at most. */
const inTurn = createFairLimiter({ all: 2, each: 1, waiting: 8, crowd: 64, restTimes: 3 });

interface Owner {
  userId: string;
  /** The turn of its request, which others get while the work waits. */
  slot?: Pausable | undefined;
}

/**
 * Does work on all the sales of an account on a thread of its own, so that no request waits for it. It may take long: whoever
 * calls keeps no transaction open.
 */
export function onThread<Name extends keyof Works>(
  target: Target,
  { userId, slot }: Owner,
  work: Name,
  input: Input<Name>,
): ReturnType<Works[Name]> {
  const answer = inTurn(userId, 1, () => run({ target, work, input }), slot);
  return answer as ReturnType<Works[Name]>; // what our thread's program answers
}
