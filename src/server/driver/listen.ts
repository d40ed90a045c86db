import type { Logger } from 'pino';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient, type Target } from './client.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 10_000;

export interface Listener {
  /** Resolves when it listens. */
  ready: Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Listens to a PostgreSQL channel over its own connection, and reconnects when the connection is lost.
 * @param onNotify called with the text of each notification, and with null each time listening starts, because
 * earlier notifications may have been missed.
 */
export function listen(
  target: Target,
  channel: string,
  onNotify: (about: string | null) => void,
  log: Logger,
): Listener {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = () => signal.aborted;
  const stopped = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  let isReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const whileConnected = async () => {
    const client = createClient(target);
    const lost = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', ({ payload }) => onNotify(payload ?? ''));
    const begin = async () => {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      isReady();
      onNotify(null);
      await lost;
    };
    try {
      await Promise.race([begin(), stopped]);
    } finally {
      await client.end();
    }
  };
  const keepListening = async () => {
    let pause = FIRST_DELAY_MS;
    while (!isStopped()) {
      try {
        await whileConnected();
        pause = FIRST_DELAY_MS;
      } catch (error) {
        if (!isStopped()) log.warn({ err: error, channel }, 'cannot listen to the database');
        pause = Math.min(LONGEST_DELAY_MS, pause * 2);
      }
      await delay(pause, undefined, { signal: signal }).catch(() => undefined);
    }
  };
  const ended = keepListening();
  return {
    ready,
    stop() {
      stopping.abort();
      return ended;
    },
  };
}
