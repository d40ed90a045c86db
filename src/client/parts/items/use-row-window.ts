import {
  defaultRangeExtractor,
  elementScroll,
  type Range,
  type Rect,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useDeferredValue, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowPart } from './use-list-selection.ts';
import { WINDOW_HEIGHT } from './list-sizes.ts';
import { usualHeight, useRowMeter } from './use-row-meter.ts';

const partSelectors: Record<RowPart, string> = {
  row: '[role="row"][tabindex]',
  edit: '[data-action="edit"]',
  remove: '[data-action="remove"]',
};

/** Until the list is laid out. With it the first rows are made together with the list. */
const FIRST_RECT = { width: 0, height: WINDOW_HEIGHT };

/** The virtual list computes all places anew when their number changes: so it changes once in so many deletions. */
const PLACES_STEP = 1_000;

/** Rows that are rendered beyond those in sight. */
const AHEAD = 3;

type List = Virtualizer<HTMLDivElement, Element>;

interface RowWindowOptions {
  count: number;
  /** The usual height of a row in pixels, until rows were measured. */
  rowHeight: number;
  /** The row that Tab reaches. */
  activeIndex: number;
  /** The row that is edited. */
  editedIndex?: number;
  /** A new object moves the focus to the active row. */
  focus: { part: RowPart } | null;
  /** Rows of another shape have another usual height. */
  shape?: string;
}

/**
 * The rows of a list that are rendered: the visible ones, and those with the focus or the editor, so 50,000 rows scroll
 * as fast as 50. Each row carries `data-index`, and is watched with `watchRow` where rows have different heights.
 */
export function useRowWindow(options: RowWindowOptions) {
  const { count, rowHeight, activeIndex, editedIndex = -1, focus, shape = '' } = options;
  const scroller = useRef<HTMLDivElement>(null);
  /** After a deletion, the row that comes in is built when the rest is drawn: until then the rows ahead fill the window. */
  const isSettled = useDeferredValue(count) === count;
  /** The first row in sight when it was drawn last. After a leap from there, the rows ahead are built later. */
  const drawnFrom = useRef(0);
  const usual = useRef<{ shape: string; height: number }>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- its answers are used in this render alone
  const virtualizer: List = useVirtualizer({
    count: Math.ceil(count / PLACES_STEP) * PLACES_STEP,
    getScrollElement: () => scroller.current,
    initialRect: FIRST_RECT,
    observeElementRect: observeHeight,
    scrollToFn: scrollFromElsewhere,
    estimateSize: () => usual.current?.height ?? rowHeight,
    rangeExtractor: (sought) => {
      const range = withinRows(sought, count);
      const isLeap = Math.abs(range.startIndex - drawnFrom.current) > AHEAD;
      const near = { ...range, overscan: isLeap ? 0 : AHEAD - (isSettled ? 0 : 1) };
      const visible = ahead(near, virtualizer.scrollDirection);
      const rendered = [...visible, activeIndex, editedIndex].filter((index) => index >= 0 && index < count);
      return [...new Set(rendered)].sort((one, other) => one - other);
    },
  });
  const watchRow = useRowMeter((heights) => {
    if (heights.size === 0) return;
    if (usual.current?.shape !== shape) {
      usual.current = { shape, height: usualHeight(heights) };
      virtualizer.measure();
      virtualizer.getTotalSize(); // computes the places with this height, so that no usual row counts as another one
    }
    for (const [index, height] of heights) virtualizer.resizeItem(index, height);
  });
  useLayoutEffect(() => {
    drawnFrom.current = virtualizer.range?.startIndex ?? 0;
  });
  const focusActive = useEffectEvent((part: RowPart) => {
    // Also where it changes nothing, scrolling computes the layout.
    const [offset] = virtualizer.getOffsetForIndex(activeIndex) ?? [];
    if (offset !== virtualizer.scrollOffset) virtualizer.scrollToIndex(activeIndex);
    const row = scroller.current?.querySelector(`[data-index="${activeIndex}"]`);
    row?.querySelector<HTMLElement>(partSelectors[part])?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (focus) focusActive(focus.part);
  }, [focus]);
  return {
    scroller,
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.measurementsCache[count - 1]?.end ?? 0,
    watchRow,
  };
}

/** Without the library's first measure, which computes the layout before the rows are there: the browser tells after it did so. */
function observeHeight({ scrollElement }: List, tell: (rect: Rect) => void): (() => void) | undefined {
  if (scrollElement === null) return undefined;
  const observer = new ResizeObserver(() =>
    tell({ width: scrollElement.clientWidth, height: scrollElement.clientHeight }),
  );
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** Also where it changes nothing, scrolling computes the layout. The library scrolls a new list to its beginning. */
const scrollFromElsewhere: typeof elementScroll<HTMLDivElement> = (offset, options, list) => {
  const isThere = offset === 0 && list.scrollOffset === 0 && options.adjustments === undefined;
  if (!isThere) elementScroll(offset, options, list);
};

/** The virtual list has more places than rows: the last rows, where those in sight would lie behind them after a filter. */
export function withinRows(range: Range, count: number): Range {
  const behind = Math.max(0, range.endIndex - (count - 1));
  return { ...range, startIndex: Math.max(0, range.startIndex - behind), endIndex: range.endIndex - behind };
}

/** While the list moves, the rows that come next are rendered with the visible ones, and one behind for when it turns. */
function ahead(range: Range, direction: 'forward' | 'backward' | null): number[] {
  const { startIndex, endIndex } = range;
  return defaultRangeExtractor(range).filter(
    (index) =>
      (direction !== 'forward' || index >= startIndex - 1) &&
      (direction !== 'backward' || index <= endIndex + 1),
  );
}
