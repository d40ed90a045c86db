import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowPart } from './use-list-selection.ts';

const partSelectors: Record<RowPart, string> = {
  row: '[role="row"][tabindex]',
  edit: '[data-action="edit"]',
  remove: '[data-action="remove"]',
};

interface RowWindowOptions {
  count: number;
  /** The usual height of a row in pixels. */
  rowHeight: number;
  /** The row that Tab reaches. */
  activeIndex: number;
  /** The row that is edited. */
  editedIndex?: number;
  /** A new object moves the focus to the active row. */
  focus: { part: RowPart } | null;
}

/**
 * The rows of a list that are rendered: the visible ones, and those with the focus or the editor, so 50,000 rows scroll
 * as fast as 50. Each row carries `ref={measure}` and `data-index`.
 */
export function useRowWindow({ count, rowHeight, activeIndex, editedIndex = -1, focus }: RowWindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 3,
    rangeExtractor: (range) => withKept(range, [activeIndex, editedIndex]),
  });
  const focusActive = useEffectEvent((part: RowPart) => {
    virtualizer.scrollToIndex(activeIndex);
    const row = scroller.current?.querySelector(`[data-index="${activeIndex}"]`);
    row?.querySelector<HTMLElement>(partSelectors[part])?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (focus) focusActive(focus.part);
  }, [focus]);
  return {
    scroller,
    rows: virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}

/** The visible rows and those that must stay rendered, in order. */
function withKept(range: Range, kept: readonly number[]): number[] {
  const visible = defaultRangeExtractor(range);
  const others = kept.filter((index) => index >= 0 && index < range.count && !visible.includes(index));
  return [...new Set([...visible, ...others])].sort((one, other) => one - other);
}
