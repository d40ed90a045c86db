import { claimKept } from '../db/kept-answers.ts';
import type { Deps } from '../request/context.ts';
import { onThread } from './on-thread.ts';
import type { Job } from './scheduler.ts';

/** Every half second, computes the answers that wait. */
export function keptAnswersJob(deps: Pick<Deps, 'db' | 'target'>): Job {
  return {
    name: 'kept answers',
    everyMs: 500,
    async run() {
      while (await computeNext(deps));
    },
  };
}

/**
 * Computes an answer that waits.
 * @returns whether one waited.
 */
export async function computeNext({ db, target }: Pick<Deps, 'db' | 'target'>): Promise<boolean> {
  const claimed = await claimKept(db);
  if (claimed === null) return false;
  await onThread(target, claimed.userId, 'computeAnswer', claimed);
  return true;
}
