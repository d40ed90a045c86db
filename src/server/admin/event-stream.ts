import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { setTimeout as delay } from 'node:timers/promises';
import type { UserEnv } from '../context.ts';
import type { ProfileChanges } from '../db/profile-changes.ts';
import { logOf } from '../log.ts';

/** A burst of changes is told once. */
const FOLD_MS = 250;
/** Keeps proxies from closing a quiet stream, and asks again whether its reader may still listen. */
const BEAT_MS = 20_000;

/**
 * Server-sent events: `profiles` whenever a profile changed, until the reader leaves or may no longer listen. A
 * failure ends the stream too, told in our log alone (the framework would print it, and a query's parameters with it);
 * the browser comes back by itself.
 */
export function streamProfileChanges(
  c: Context<UserEnv>,
  changes: ProfileChanges,
  mayListen: () => Promise<boolean>,
): Response {
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const inbox = createInbox();
    const unsubscribe = changes.subscribe(inbox.put);
    inbox.put(); // between the reader's first read and now a change may have been missed
    const end = () => {
      stream.abort();
      inbox.wake();
    };
    stream.onAbort(inbox.wake);
    changes.stopped.addEventListener('abort', end);
    try {
      await stream.writeSSE({ event: 'open', data: '' });
      while ((await mayListen()) && !stream.aborted) {
        if (await inbox.wait(BEAT_MS)) await delay(FOLD_MS);
        await stream.writeSSE({ event: inbox.empty() ? 'profiles' : 'beat', data: '' });
      }
    } catch (error) {
      logOf(c).error({ err: error }, 'a stream of profile changes failed');
    } finally {
      unsubscribe();
      changes.stopped.removeEventListener('abort', end);
    }
  });
}

/** Holds whether something came since it was last emptied. */
function createInbox() {
  let isFull = false;
  let wake: () => void = () => undefined;
  return {
    put: () => {
      isFull = true;
      wake();
    },
    wake: () => wake(),
    /** Answers whether it was full. */
    empty: (): boolean => {
      const wasFull = isFull;
      isFull = false;
      return wasFull;
    },
    /** Resolves at once when it is full, else when woken or after `ms`, to whether it is full then. */
    wait: async (ms: number): Promise<boolean> => {
      if (!isFull) await until(ms, (woken) => (wake = woken));
      return isFull;
    },
  };
}

/** Resolves when woken, or after `ms`. */
function until(ms: number, onWaking: (wake: () => void) => void): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    onWaking(() => {
      clearTimeout(timer);
      done();
    });
  });
}
