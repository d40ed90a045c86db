import type { Logger } from 'pino';

/** Background work. */
export interface Running {
  /** Resolves when the current round has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `work` repeatedly, `ms` after the end of each round. A failed round is logged, and the next one
 * follows.
 */
export function repeat(ms: number, log: Logger, work: () => Promise<void>): Running {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const round = async () => {
    await work().catch((error: unknown) => log.error({ err: error }, 'background work failed'));
    if (!stopped) timer = setTimeout(begin, ms);
  };
  let current = round();
  function begin() {
    current = round();
  }
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
