import { useEffect, useMemo, useState } from 'react';

/** Work over more rows is done in slices, between which the browser draws and takes input. */
const AT_ONCE = 2_000;
const SLICE_MS = 12;

/**
 * What a work over the rows of a table makes. Of many rows, the result before stays until the new one is known, and there
 * is none at first.
 * @param start begins the work, which stops often; a new function is new work.
 */
export function useInSlices<Made>(
  start: () => Generator<void, Made>,
  rows: readonly unknown[],
): { made: Made | undefined; isWorking: boolean } {
  const isLong = rows.length > AT_ONCE;
  const atOnce = useMemo(() => (isLong ? undefined : { made: finish(start()) }), [isLong, start]);
  const [last, setLast] = useState<{ start: typeof start; made: Made }>();
  useEffect(() => {
    if (!isLong) return;
    const stop = new AbortController();
    void inSlices(start(), stop.signal, (made) => setLast({ start, made }));
    return () => stop.abort();
  }, [isLong, start]);
  return { made: (atOnce ?? last)?.made, isWorking: isLong && last?.start !== start };
}

function finish<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

async function inSlices<Made>(
  work: Generator<void, Made>,
  signal: AbortSignal,
  done: (made: Made) => void,
): Promise<void> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve)); // the first slice too: what was clicked is drawn before it
    if (signal.aborted) return;
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done !== true) continue;
      done(step.value);
      return;
    }
  }
}
