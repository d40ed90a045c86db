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

/** Items of one step, which takes about a millisecond. */
const STEP = 250;

/**
 * Maps a long list in steps.
 * @throws when the caller has left.
 */
export function mapInSteps<Item, Result>(
  items: readonly Item[],
  caller: AbortSignal,
  map: (item: Item) => Result,
): Promise<Result[]> {
  function* steps(): Steps<Result[]> {
    const mapped: Result[] = [];
    for (const item of items) {
      mapped.push(map(item));
      if (mapped.length % STEP === 0) yield;
    }
    return mapped;
  }
  return inSteps(steps(), caller);
}

/** @throws when the caller has left, because nobody waits for the result. */
export function refuseLeft(caller: AbortSignal): void {
  if (caller.aborted) throw new Error('the caller left');
}
