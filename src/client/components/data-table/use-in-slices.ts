import { useEffect, useMemo, useState } from 'react';
import { finish, type Steps } from '#domain/shared/steps.ts';
import { finishSteps } from '#client/lib/steps.ts';

/** Work over more rows is done in slices, between which the browser draws and takes input. */
const AT_ONCE = 2_000;
const SLICE_MS = 12;

/**
 * What a work over the rows of a table makes. Of many rows, the result before stays until the new one is known, and there
 * is none at first.
 * @param start begins the work, which stops often; a new function is new work.
 */
export function useInSlices<Made>(
  start: () => Steps<Made>,
  rows: readonly unknown[],
): { made: Made | undefined; isWorking: boolean } {
  const isLong = rows.length > AT_ONCE;
  const atOnce = useMemo(() => (isLong ? undefined : { made: finish(start()) }), [isLong, start]);
  const [last, setLast] = useState<{ start: typeof start; made: Made }>();
  useEffect(() => {
    if (!isLong) return;
    const stop = new AbortController();
    void finishSteps(start(), SLICE_MS, stop.signal).then(
      (made) => made !== null && setLast({ start, made }),
    );
    return () => stop.abort();
  }, [isLong, start]);
  return { made: (atOnce ?? last)?.made, isWorking: isLong && last?.start !== start };
}
