import { unavailable } from './errors.ts';
import { createRests } from './rests.ts';

const BUSY = 'Há muitos pedidos neste momento. Tente de novo em instantes.';

export interface Limits {
  /** The most that all owners together may use at the same time. */
  all: number;
  /** The most that one owner may use at the same time. */
  each: number;
  /** The most work of one owner that may wait. */
  waiting: number;
  /**
   * The most work that may wait in total. When there is more, the owner with the most waiting work loses the
   * newest of it.
   */
  crowd?: number;
  /** How many times as long as its work the share of an owner rests who works without a pause. */
  restTimes?: number;
  /** The longest time that work keeps its space. Longer work continues without it. */
  longestMs?: number;
}

interface Work {
  owner: string;
  size: number;
  begin: () => void;
  refuse: () => void;
}

/**
 * Shares something scarce, such as turns or bytes of memory. The work of the owner who uses least begins next;
 * among equals, the oldest work. So an owner never waits for owners who use more.
 */
export function createFairQueue({ all, each, waiting, crowd = Infinity }: Limits) {
  const used = new Map<string, number>();
  let total = 0;
  let queue: Work[] = [];

  const usedBy = (owner: string) => used.get(owner) ?? 0;
  const isOwnFull = ({ owner, size }: Work) => usedBy(owner) + size > each;

  function take(owner: string, size: number): void {
    total += size;
    used.set(owner, usedBy(owner) + size);
  }

  /** @param restMs how long the owner does without the space; others get it at once. */
  function giveBack(owner: string, size: number, restMs = 0): void {
    total -= size;
    if (restMs > 0) {
      setTimeout(freeShare, restMs, owner, size).unref();
      beginWaiting();
    } else freeShare(owner, size);
  }

  function freeShare(owner: string, size: number): void {
    const left = usedBy(owner) - size;
    if (left > 0) used.set(owner, left);
    else used.delete(owner);
    beginWaiting();
  }

  function beginWaiting(): void {
    for (;;) {
      const [next] = queue
        .filter((work) => !isOwnFull(work))
        .sort((one, other) => usedBy(one.owner) - usedBy(other.owner));
      if (next === undefined || total + next.size > all) return;
      queue = queue.filter((work) => work !== next);
      take(next.owner, next.size);
      next.begin();
    }
  }

  function refuseOneOf(newest: Work): void {
    const counts = new Map<string, number>();
    for (const { owner } of queue) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const loser =
      counts.get(newest.owner) === most ? newest : queue.findLast(({ owner }) => counts.get(owner) === most);
    queue = queue.filter((work) => work !== loser);
    loser?.refuse();
  }

  /** Calls `begin`, now or later, or `refuse`. After `begin`, the caller must call `giveBack`. */
  function enter(work: Work): void {
    if (!isOwnFull(work) && total + work.size <= all && queue.every(isOwnFull)) {
      take(work.owner, work.size);
      work.begin();
    } else if (queue.filter(({ owner }) => owner === work.owner).length >= waiting) work.refuse();
    else {
      queue.push(work);
      beginWaiting();
      if (queue.length > crowd) refuseOneOf(work);
    }
  }

  return { enter, take, giveBack, total: () => total };
}

/** Something that is given back while its holder waits. */
export interface Pausable {
  pause: () => void;
  resume: () => void;
}

/** Runs work when there is space of this size for its owner. A size above `each` counts as `each`. */
export type FairLimiter = <Result>(
  owner: string,
  size: number,
  work: () => Promise<Result>,
  slot?: Pausable,
) => Promise<Result>;

/** @throws {AppError} unavailable when too much waits. While work waits, its slot is paused. */
export function createFairLimiter(limits: Limits): FairLimiter {
  const queue = createFairQueue(limits);
  const restMsAfter = limits.restTimes === undefined ? () => 0 : createRests(limits.restTimes);
  return async (owner, wanted, run, slot) => {
    const size = Math.min(wanted, limits.each);
    const state = { isWaiting: true };
    const begun = new Promise<void>((resolve, reject) => {
      const begin = () => {
        state.isWaiting = false;
        resolve();
      };
      queue.enter({ owner, size, begin, refuse: () => reject(unavailable(BUSY)) });
    });
    if (state.isWaiting) await whilePaused(slot, begun);
    const since = performance.now();
    let hasSpace = true;
    const giveBack = () => {
      if (!hasSpace) return;
      hasSpace = false;
      queue.giveBack(owner, size, restMsAfter(owner, performance.now() - since));
    };
    const tooLong = limits.longestMs === undefined ? undefined : setTimeout(giveBack, limits.longestMs);
    try {
      return await run();
    } finally {
      clearTimeout(tooLong);
      giveBack();
    }
  };
}

/** Waits without keeping the slot from others. */
export async function whilePaused(slot: Pausable | undefined, wait: Promise<unknown>): Promise<void> {
  slot?.pause();
  try {
    await wait;
  } finally {
    slot?.resume();
  }
}
