import { unavailable } from '../errors.ts';

const BUSY = 'Há muitos pedidos neste momento. Tente de novo em instantes.';

interface Limits {
  /** What all callers together may use at the same time. */
  all: number;
  /** What one caller may use at the same time. */
  each: number;
  /** How much work of one caller may wait. */
  waiting: number;
}

interface Work {
  owner: string;
  size: number;
  begin: () => void;
}

/** Runs work when there is space of this size for its owner. A size above `each` counts as `each`. */
export type FairLimiter = <Result>(
  owner: string,
  size: number,
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * Shares a space, such as bytes of memory. Work waits in the order of arrival, but nobody waits behind an owner who
 * uses up only the owner's own share.
 */
export function createFairLimiter({ all, each, waiting }: Limits): FairLimiter {
  const used = new Map<string, number>();
  let total = 0;
  let queue: Work[] = [];

  const isOwnFull = ({ owner, size }: Work) => (used.get(owner) ?? 0) + size > each;
  const isFull = ({ size }: Work) => total + size > all;

  function take({ owner, size }: Work): void {
    total += size;
    used.set(owner, (used.get(owner) ?? 0) + size);
  }

  function giveBack({ owner, size }: Work): void {
    total -= size;
    const left = (used.get(owner) ?? 0) - size;
    if (left > 0) used.set(owner, left);
    else used.delete(owner);
    beginWaiting();
  }

  function beginWaiting(): void {
    const left: Work[] = [];
    let isBlocked = false; // nobody overtakes the first one that all others together leave no space
    for (const work of queue) {
      isBlocked ||= !isOwnFull(work) && isFull(work);
      if (isBlocked || isOwnFull(work)) left.push(work);
      else {
        take(work);
        work.begin();
      }
    }
    queue = left;
  }

  async function wait(work: Work): Promise<void> {
    if (queue.filter(({ owner }) => owner === work.owner).length >= waiting) throw unavailable(BUSY);
    await new Promise<void>((resolve) => {
      queue.push({ ...work, begin: resolve });
      beginWaiting();
    });
  }

  return async (owner, wanted, run) => {
    const work: Work = { owner, size: Math.min(wanted, each), begin: () => undefined };
    if (queue.length === 0 && !isOwnFull(work) && !isFull(work)) take(work);
    else await wait(work);
    try {
      return await run();
    } finally {
      giveBack(work);
    }
  };
}
