import type { Logger } from 'pino';

/** Work that goes on beside the requests. */
export interface Running {
  /** Resolves once the round that is under way has ended. */
  stop(): Promise<void>;
}

/** Runs `work` again and again, `ms` after each round's end; a round that fails is logged and the next one comes. */
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
