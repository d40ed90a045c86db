import { setMaxListeners } from 'node:events';
import type postgres from 'postgres';
import type { Logger } from 'pino';

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
export function listenToProfiles(sql: postgres.Sql, log: Logger): ProfileChanges {
  const listeners = new Set<() => void>();
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // one for each open list
  let listening: Promise<unknown> | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const listen = () =>
    sql.listen('profiles_changed', tell, tell).catch((error: unknown) => {
      listening = undefined; // the next subscriber tries again
      log.error({ err: error }, 'cannot listen to profile changes');
    });
  return {
    subscribe(listener) {
      listeners.add(listener);
      listening ??= listen();
      return () => listeners.delete(listener);
    },
    async ready() {
      await (listening ??= listen());
    },
    stopped: stopping.signal,
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}
