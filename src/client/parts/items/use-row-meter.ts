import { useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A rendered row: its element carries `data-index`. @returns the end of the watch. */
export type WatchRow = (row: HTMLElement) => () => void;

/**
 * Tells the heights of the rows that are rendered, all of one layout together and before they are painted. Reading a
 * height while React writes would compute the layout once more.
 * @param onHeights gets the heights by the rows' places.
 */
export function useRowMeter(onHeights: (heights: ReadonlyMap<number, number>) => void): WatchRow {
  const told = useRef(onHeights);
  const meter = useRef<WatchRow>(null);
  useLayoutEffect(() => {
    told.current = onHeights;
  });
  return useCallback((row) => {
    meter.current ??= openMeter((heights) => flushSync(() => told.current(heights)));
    return meter.current(row);
  }, []);
}

function openMeter(tell: (heights: ReadonlyMap<number, number>) => void): WatchRow {
  let isTelling = false;
  const observer = new ResizeObserver((entries) => {
    const heights = entries.map(
      ({ target, borderBoxSize }) => [indexOf(target), heightOf(borderBoxSize)] as const,
    );
    isTelling = true;
    tell(new Map(heights.filter(([, height]) => height > 0))); // a hidden row has none
    isTelling = false;
  });
  const observe = (row: HTMLElement) => observer.observe(row, { box: 'border-box' });
  return (row) => {
    // The browser reports an error when what was told brings rows that it shall tell in the same frame.
    const frame = isTelling ? requestAnimationFrame(() => observe(row)) : 0;
    if (!isTelling) observe(row);
    return () => {
      cancelAnimationFrame(frame);
      observer.unobserve(row);
    };
  };
}

function indexOf(row: Element): number {
  return Number(row.getAttribute('data-index'));
}

function heightOf([box]: readonly ResizeObserverSize[]): number {
  return Math.round(box?.blockSize ?? 0);
}

/** The height that most rows have. */
export function usualHeight(heights: ReadonlyMap<number, number>): number {
  const all = [...heights.values()];
  const rowsOf = (height: number) => all.filter((other) => other === height).length;
  return all.reduce((best, height) => (rowsOf(height) > rowsOf(best) ? height : best), all[0] ?? 0);
}
