import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#domain/shared/steps.ts';

/**
 * Does long work in steps, so that other requests run in between, and stops when its caller has left.
 * @throws when the caller has left.
 */
export async function inSteps<Result>(steps: Steps<Result>, caller: AbortSignal): Promise<Result> {
  for (;;) {
    refuseLeft(caller);
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

/** @throws when the caller has left, because nobody waits for the result. */
export function refuseLeft(caller: AbortSignal): void {
  if (caller.aborted) throw new Error('the caller left');
}
