import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Target } from '../driver/client.ts';
import { listen, type Listener } from '../driver/listen.ts';

/** Tells of changes of any profile, whichever process made them. */
export interface ProfileChanges {
  /** @returns what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Resolves once changes are being listened to. */
  ready(): Promise<void>;
  /** Aborted when the server stops: streams end with it. */
  readonly stopped: AbortSignal;
  stop(): Promise<void>;
}

/**
 * Listens to PostgreSQL's `profiles_changed` from the first subscriber on, over a connection of its own that comes
 * back by itself; whatever may have been missed in between counts as a change.
 */
export function listenToProfiles(target: Target, log: Logger): ProfileChanges {
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // one for each open list
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
