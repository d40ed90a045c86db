import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '../boot/start-error.ts';

const ATTEMPTS = 20;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 15_000;

export interface Keeper {
  /** The reason why the database is not running; null while it runs. */
  trouble: () => string | null;
  /** Stops restarting the database. */
  stop: () => void;
}

type Start = () => Promise<ChildProcess>;

/**
 * After a kill, the old database processes hold its memory for a moment, and PostgreSQL refuses to start
 * meanwhile. So this retries.
 */
export async function startAfterCrash(start: Start): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start();
    } catch (error) {
      const isHeld = error instanceof StartError && /shared memory|lock file/.test(error.message);
      if (!isHeld || attempt === ATTEMPTS) throw error;
      await delay(FIRST_DELAY_MS);
    }
  }
}

/**
 * Restarts the database whenever it ends unexpectedly. It never gives up, because the cause, such as a full
 * disk, may go away.
 */
export function keepRunning(first: ChildProcess, start: Start, log: Logger): Keeper {
  const state = { isWanted: true, trouble: null as string | null };
  const watch = (guard: ChildProcess) => {
    guard.once('exit', () => {
      guard.stdio[3]?.destroy();
      if (state.isWanted) void restart();
    });
  };
  const restart = async () => {
    state.trouble = 'O banco embutido terminou e está sendo iniciado de novo.';
    log.error('the embedded database ended by itself: starting it again');
    for (let pause = FIRST_DELAY_MS; state.isWanted; pause = Math.min(LONGEST_DELAY_MS, pause * 1.5)) {
      try {
        watch(await start());
        state.trouble = null;
        return;
      } catch (error) {
        log.warn({ err: error }, 'the embedded database did not start');
        if (error instanceof Error) state.trouble = error.message;
        await delay(pause, undefined, { ref: false });
      }
    }
  };
  watch(first);
  return {
    trouble: () => state.trouble,
    stop() {
      state.isWanted = false;
    },
  };
}
