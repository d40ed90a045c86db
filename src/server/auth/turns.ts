/** Runs work in turn. */
type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * At most `atOnce` works run; up to `waiting` others wait in the order in which they came.
 * @param refuse makes the error for one more.
 */
export function createTurns(atOnce: number, waiting: number, refuse: () => Error): TakeTurn {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (queue.length >= waiting) throw refuse();
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
