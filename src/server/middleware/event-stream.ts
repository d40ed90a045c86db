import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { setTimeout as delay } from 'node:timers/promises';
import type { UserEnv } from '../request/context.ts';
import type { Changes } from '../db/changes.ts';
import { logOf } from '../request/log-of.ts';

/** Changes within this time are sent as one event. */
const FOLD_MS = 250;
/**
 * How often we send a heartbeat, so that proxies do not close a quiet stream, and check that the reader may
 * still listen.
 */
const BEAT_MS = 20_000;

interface StreamOptions {
  changes: Changes;
  /** The event's name. */
  event: string;
  /** Whether a change concerns the reader. Null may concern everybody. */
  isFor?: (about: string | null) => boolean;
  mayListen: () => Promise<boolean>;
}

/**
 * Server-sent events: sends one after each change, until the reader leaves or may no longer listen. An error ends the
 * stream too. We log it ourselves, because the framework would print it
 * with the query's parameters. The browser reconnects automatically.
 */
export function streamChanges(
  c: Context<UserEnv>,
  { changes, event, isFor = () => true, mayListen }: StreamOptions,
): Response {
  if (c.req.method === 'HEAD') return c.body(null); // nobody would read the stream, nor end it
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    const pending = createPendingFlag();
    const unsubscribe = changes.subscribe((about) => {
      if (isFor(about)) pending.put();
    });
    pending.put(); // a change may have happened between the reader's first read and now
    const end = () => {
      stream.abort();
      pending.wake();
    };
    stream.onAbort(pending.wake);
    changes.stopped.addEventListener('abort', end);
    try {
      await stream.writeSSE({ event: 'open', data: '' });
      while ((await mayListen()) && !stream.aborted) {
        if (await pending.wait(BEAT_MS)) await delay(FOLD_MS);
        await stream.writeSSE({ event: pending.empty() ? event : 'beat', data: '' });
      }
    } catch (error) {
      logOf(c).error({ err: error }, 'a stream of changes failed');
    } finally {
      unsubscribe();
      changes.stopped.removeEventListener('abort', end);
    }
  });
}

/** Remembers whether a change is pending. */
function createPendingFlag() {
  let isFull = false;
  let wake: () => void = () => undefined;
  return {
    put: () => {
      isFull = true;
      wake();
    },
    wake: () => wake(),
    /** Clears the pending change. Returns whether there was one. */
    empty: (): boolean => {
      const wasFull = isFull;
      isFull = false;
      return wasFull;
    },
    /** Waits up to `ms`; true if a change is pending. */
    wait: async (ms: number): Promise<boolean> => {
      if (!isFull) await until(ms, (woken) => (wake = woken));
      return isFull;
    },
  };
}

/** Resolves when `wake` is called or after `ms`. */
function until(ms: number, onWaking: (wake: () => void) => void): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    onWaking(() => {
      clearTimeout(timer);
      done();
    });
  });
}
