import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#domain/shared/steps.ts';

/** Does long work with other requests between its steps. */
export async function inSteps<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}
