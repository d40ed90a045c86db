import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowPart } from '#client/components/selection/use-list-selection.ts';
import { entryKey } from './entry-key.ts';
import { WINDOW_HEIGHT } from './list-sizes.ts';

const partSelectors: Record<RowPart, string> = {
  row: '[role="row"][tabindex]',
  suggest: '[data-action="suggest"]',
  edit: '[data-action="edit"]',
  remove: '[data-action="remove"]',
};

interface VirtualRowsOptions {
  entries: readonly object[];
  /** The usual height of a row in pixels, until it is measured. */
  rowHeight: number;
  /** The row that Tab reaches. */
  activeIndex: number;
  /** The row that is edited. */
  editedIndex?: number;
  /** A new object moves the focus to the active row. */
  focus: { part: RowPart } | null;
}

/**
 * The rows of a long list that are rendered: the visible ones, and those with the focus or the editor. Each carries
 * `data-index` and is placed by `top`, because dnd-kit ignores transforms.
 */
export function useVirtualRows({
  entries,
  rowHeight,
  activeIndex,
  editedIndex = -1,
  focus,
}: VirtualRowsOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: entries.length,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: WINDOW_HEIGHT },
    estimateSize: () => rowHeight,
    getItemKey: useCallback((index: number) => entryKey(entries[index] ?? entries), [entries]),
    overscan: 2,
    rangeExtractor: (range) => {
      const kept = [activeIndex, editedIndex].filter((index) => index >= 0 && index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((one, other) => one - other);
    },
    useFlushSync: false, // React 19 forbids it while rows are measured
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
    rowAt: (offset: number) => virtualizer.getVirtualItemForOffset(offset)?.index,
  };
}
