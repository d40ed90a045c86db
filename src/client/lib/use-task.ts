import { useState } from 'react';

export interface TaskOptions {
  signal: AbortSignal;
  /** Takes the finished share, from 0 to 1. */
  onProgress: (share: number) => void;
}

export type Task = Pick<ReturnType<typeof useTask>, 'progress' | 'cancel'>;

/** Long work that can be cancelled. `progress` goes from 0 to 1 while it runs, and is null otherwise. */
export function useTask() {
  const [progress, setProgress] = useState<number | null>(null);
  const [task] = useState(() => openTask(setProgress));
  return { ...task, progress };
}

/** @param onProgressChange gets the finished share, and null at the end. */
export function openTask(onProgressChange: (progress: number | null) => void) {
  let running: AbortController | undefined;

  /** @returns null when the person cancelled, or started the work again. */
  async function run<Result>(work: (options: TaskOptions) => Promise<Result>): Promise<Result | null> {
    running?.abort();
    const { signal } = (running = new AbortController());
    const onProgress = (share: number) => {
      if (!signal.aborted) onProgressChange(share);
    };
    onProgressChange(0);
    try {
      return await Promise.race([work({ signal, onProgress }), rejectWhenAborted(signal)]);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      if (running.signal === signal) onProgressChange(null);
    }
  }
  return { run, cancel: () => running?.abort() };
}

export function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('cancelled')), { once: true }),
  );
}
