import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Target } from '../driver/client.ts';
import { listen, type Listener } from '../driver/listen.ts';

/** Reports changes of rows, whichever process made them. */
export interface Changes {
  /**
   * @param listener gets the name of what changed, or null when anything may have changed.
   * @returns a function that ends the subscription.
   */
  subscribe(listener: (about: string | null) => void): () => void;
  /** Resolves when the connection listens for changes. */
  ready(): Promise<void>;
  /** Aborted when the server stops, so that streams end with it. */
  readonly stopped: AbortSignal;
  stop(): Promise<void>;
}

/** The channels: a profile changed; orders of the named account changed. */
type Channel = 'profiles_changed' | 'orders_changed';

/**
 * Listens to a channel of PostgreSQL, from the first subscriber on. It uses its own connection, which reconnects
 * automatically; a reconnect counts as a change, because notifications may have been missed.
 */
export function listenToChanges(target: Target, channel: Channel, log: Logger): Changes {
  const listeners = new Set<(about: string | null) => void>();
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // one listener for each open list
  let listener: Listener | undefined;
  const notify = (about: string | null) => {
    for (const listener of listeners) listener(about);
  };
  const start = () => (listener ??= listen(target, channel, notify, log));
  return {
    subscribe(subscriber) {
      listeners.add(subscriber);
      start();
      return () => listeners.delete(subscriber);
    },
    ready: () => start().ready,
    stopped: stopping.signal,
    async stop() {
      stopping.abort();
      await listener?.stop();
    },
  };
}
