import { useState, useSyncExternalStore } from 'react';
import { openTask } from '#client/lib/use-task.ts';
import type { ListRequest } from './list.worker.ts';
import { type ReadList, readList } from './read-list.ts';

export type ListReader = ReturnType<typeof openListReader>;

/**
 * Reads long lists in a worker, one at a time. The reader object stays the same while it reads, so only the
 * components that show its progress render.
 */
export function useListReader(): ListReader {
  const [reader] = useState(openListReader);
  return reader;
}

/** From 0 to 1 while a list is read, and null otherwise. */
export function useReadShare({ subscribe, share }: ListReader): number | null {
  return useSyncExternalStore(subscribe, share);
}

export function useIsReading({ subscribe, share }: ListReader): boolean {
  return useSyncExternalStore(subscribe, () => share() !== null);
}

function openListReader() {
  let now: number | null = null;
  const listeners = new Set<() => void>();
  const { run, cancel } = openTask((progress) => {
    now = progress;
    for (const listener of listeners) listener();
  });
  return {
    cancel,
    read: (request: ListRequest): Promise<ReadList | null> => run((options) => readList(request, options)),
    share: () => now,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
