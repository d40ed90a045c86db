import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

/** `offline`: the browser has no network. `unreachable`: the browser has a network, but the server does not answer. */
export type Connection = 'online' | 'offline' | 'unreachable';

const PROBE_MS = 5000;

let isUnreachable = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Notes whether an answer of the server arrived. While none does, the server is asked again every few seconds. */
export function noteAnswer(hasArrived: boolean): void {
  clearTimeout(timer);
  if (!hasArrived) timer = setTimeout(() => void probe(), PROBE_MS);
  if (isUnreachable !== hasArrived) return;
  isUnreachable = !hasArrived;
  for (const listener of listeners) listener();
}

async function probe(): Promise<void> {
  const answer = await fetch('/livez', { cache: 'no-store' }).catch(() => null);
  noteAnswer(answer?.ok === true);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

function read(): Connection {
  if (!navigator.onLine) return 'offline';
  return isUnreachable ? 'unreachable' : 'online';
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, read);
}

/** Calls `onBack` when the connection comes back, if it was away as this was first shown. */
export function useBackOnline(onBack: () => void): void {
  const connection = useConnection();
  const [first] = useState(connection);
  const call = useEffectEvent(onBack);
  useEffect(() => {
    if (first !== 'online' && connection === 'online') call();
  }, [first, connection]);
}
