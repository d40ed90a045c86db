import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Target } from '../driver/client.ts';
import { listen, type Listener } from '../driver/listen.ts';

/** Reports changes of any profile, whichever process made them. */
export interface ProfileChanges {
  /** @returns a function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Resolves when the connection listens for changes. */
  ready(): Promise<void>;
  /** Aborted when the server stops, so that streams end with it. */
  readonly stopped: AbortSignal;
  stop(): Promise<void>;
}

/**
 * Listens to PostgreSQL's channel `profiles_changed`, from the first subscriber on. It uses its own
 * connection, which reconnects automatically; a reconnect counts as a change, because notifications may have
 * been missed.
 */
export function listenToProfiles(target: Target, log: Logger): ProfileChanges {
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // one listener for each open list
  let listener: Listener | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const start = () => (listener ??= listen(target, 'profiles_changed', tell, log));
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
