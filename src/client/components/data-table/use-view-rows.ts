import { useEffect, useMemo, useState } from 'react';
import type { DataColumn } from './column.ts';
import type { TableView } from './table-view.ts';
import { sourceOf, viewRows } from './view-rows.ts';

/** More rows are put into order in slices, between which the browser draws and takes input. */
const AT_ONCE = 2_000;
const SLICE_MS = 12;

/** The rows as the view shows them. Of many rows, those of the view before stay until the new order is known. */
export function useViewRows<Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  view: TableView,
): { entries: readonly Row[]; isOrdering: boolean } {
  const source = useMemo(() => sourceOf(columns, rows), [columns, rows]);
  const work = useMemo(() => ({ source, view }), [source, view]);
  const atOnce = useMemo(
    () => (rows.length > AT_ONCE ? null : finish(viewRows(source, view))),
    [rows, source, view],
  );
  const [last, setLast] = useState<{ work: typeof work; entries: readonly Row[] } | null>(null);
  useEffect(() => {
    if (work.source.rows.length <= AT_ONCE) return;
    const stop = new AbortController();
    void inSlices(viewRows(work.source, work.view), stop.signal).then(
      (entries) => entries && setLast({ work, entries }),
    );
    return () => stop.abort();
  }, [work]);
  return { entries: atOnce ?? last?.entries ?? rows, isOrdering: atOnce === null && last?.work !== work };
}

function finish<Made>(work: Generator<void, Made>): Made {
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

async function inSlices<Made>(work: Generator<void, Made>, signal: AbortSignal): Promise<Made | null> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve));
    if (signal.aborted) return null;
  }
}
