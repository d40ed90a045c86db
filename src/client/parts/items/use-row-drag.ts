import type { DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import { useState } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';

interface Drag {
  item: Item;
  /** Where it began, in pixels from the top of the list. */
  start: number;
  /** The row that it would be put at. */
  over: number;
}

interface RowDragOptions {
  items: readonly Item[];
  /**
   * The distance from the top of the list.
   * @param y a height of the screen. Both in pixels.
   */
  offsetOf: (y: number) => number;
  /** The row at a distance from the top of the list. */
  rowAt: (offset: number) => number | undefined;
  onStart: (item: Item) => void;
  /** Gets the item, and the one at whose place it was dropped. */
  onDrop: (item: Item, target: Item) => void;
}

/** Drags a row by its handle. The keys and buttons that move rows do the same. */
export function useRowDrag({ items, offsetOf, rowAt, onStart, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function start({ activatorEvent }: DragStartEvent): void {
    if (!(activatorEvent instanceof PointerEvent)) return;
    const offset = offsetOf(activatorEvent.clientY);
    const over = rowAt(offset);
    const item = over === undefined ? undefined : items[over];
    if (over === undefined || !item) return;
    setDrag({ item, start: offset, over });
    onStart(item);
  }
  function move({ delta }: DragMoveEvent): void {
    const over = drag ? rowAt(drag.start + delta.y) : undefined;
    if (drag && over !== undefined && over !== drag.over) setDrag({ ...drag, over });
  }
  function end(): void {
    const target = drag && items[drag.over];
    if (target && target !== drag.item) onDrop(drag.item, target);
    setDrag(null);
  }
  return {
    drag,
    handlers: { onDragStart: start, onDragMove: move, onDragEnd: end, onDragCancel: () => setDrag(null) },
  };
}
