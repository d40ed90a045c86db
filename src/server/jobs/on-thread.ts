import { isLarge } from '../db/kept-answers.ts';
import type { Target } from '../driver/client.ts';
import type { Call } from '../request/context.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { createThreads } from '../request/threads.ts';
import { works } from './works.ts';

type Works = typeof works;
type Input<Name extends keyof Works> = Parameters<Works[Name]>[1];
type Done<Name extends keyof Works> = Awaited<ReturnType<Works[Name]>>;

export interface ThreadRequest {
  /** The thread makes a connection of its own. */
  target: Target;
  userId: string;
  work: keyof Works;
  input: never;
}

const run = createThreads('account-worker', new URL('./account-worker.ts', import.meta.url), {
  patienceMs: 300_000,
  memoryMb: 600,
});

/** Does work on all the rows of an account on a thread of its own, so that no request waits for it. */
export function onThread<Name extends keyof Works>(
  target: Target,
  userId: string,
  work: Name,
  input: Input<Name>,
): Promise<Done<Name>> {
  return run({ target, userId, work, input }) as Promise<Done<Name>>; // what our thread's program answers
}

/** Works of requests at the same time, one of an account. An account uses a quarter of one processor at most. */
const inTurn = createFairLimiter({ all: 2, each: 1, waiting: 8, crowd: 64, restTimes: 3 });

/** The same for a request. It may take long: whoever calls keeps no transaction open. */
export function onThreadInTurn<Name extends keyof Works>(
  target: Target,
  { userId, slot }: Pick<Call, 'userId' | 'slot'>,
  work: Name,
  input: Input<Name>,
): Promise<Done<Name>> {
  return inTurn(userId, 1, () => onThread(target, userId, work, input), slot);
}

/** The same for a person who waits. A small account's work is done here, in steps: a person would feel the start of a thread. */
export async function onThreadIfLarge<Name extends keyof Works>(
  target: Target,
  call: Call,
  work: Name,
  input: Input<Name>,
): Promise<Done<Name>> {
  if (await isLarge(call.db, call.userId)) return onThreadInTurn(target, call, work, input);
  const here = works[work] as (call: Call, input: Input<Name>) => Promise<Done<Name>>;
  return here(call, input);
}
