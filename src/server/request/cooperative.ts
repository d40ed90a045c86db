import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#domain/shared/steps.ts';

/**
 * Does long work with other requests between its steps, while its caller is there.
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

/** @throws when the caller has left, so that nobody waits for what would be done. */
export function refuseLeft(caller: AbortSignal): void {
  if (caller.aborted) throw new Error('the caller left');
}
