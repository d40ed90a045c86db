import type { Logger } from 'pino';
import { repeat } from '../boot/repeat.ts';

/** Work that the server repeats in the background. Any number of processes may run it at the same time. */
export interface Job {
  name: string;
  /** Milliseconds between the end of a round and the next one. */
  everyMs: number;
  run: () => Promise<void>;
  /** Called after the last round. */
  close?: () => void;
}

/**
 * Starts the jobs. A failed round is logged with the name of its job.
 * @returns what stops all of them.
 */
export function startJobs(jobs: readonly Job[], log: Logger): { stop: () => Promise<void> } {
  const running = jobs.map(({ name, everyMs, run, close }) => {
    const work = repeat(everyMs, log.child({ job: name }), run);
    return async () => {
      await work.stop();
      close?.();
    };
  });
  return {
    async stop() {
      await Promise.all(running.map((stop) => stop()));
    },
  };
}
