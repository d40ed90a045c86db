import { type PointerEvent, useState } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';

interface Drag {
  item: Item;
  /** The row that it would be put at. */
  over: number;
}

/** Near an edge of the list, a drag scrolls it. In pixels. */
const EDGE = 36;
const SCROLL = 14;

/**
 * Drags a row by its handle, with a mouse, a pen or a finger. The keys and buttons that move rows do the same.
 * @param onDrop gets the item and the row that it was dropped on.
 */
export function useRowDrag(items: readonly Item[], onDrop: (item: Item, over: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);

  function start(event: PointerEvent<HTMLElement>): void {
    const handle = event.target instanceof Element ? event.target.closest('[data-action="drag"]') : null;
    const over = handle ? rowAt(event) : null;
    const item = over === null ? undefined : items[over];
    if (over === null || !item) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ item, over });
  }
  function move(event: PointerEvent<HTMLElement>): void {
    if (!drag) return;
    const { top, bottom } = event.currentTarget.getBoundingClientRect();
    if (event.clientY < top + EDGE) event.currentTarget.scrollBy(0, -SCROLL);
    if (event.clientY > bottom - EDGE) event.currentTarget.scrollBy(0, SCROLL);
    const over = rowAt(event);
    if (over !== null && over !== drag.over) setDrag({ ...drag, over });
  }
  function end(): void {
    if (drag) onDrop(drag.item, drag.over);
    setDrag(null);
  }
  return {
    drag,
    handlers: {
      onPointerDown: start,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => setDrag(null),
    },
  };
}

/** The index of the row under the pointer. */
function rowAt({ clientX, clientY }: PointerEvent): number | null {
  const index = document
    .elementFromPoint(clientX, clientY)
    ?.closest('[data-index]')
    ?.getAttribute('data-index');
  return index ? Number(index) : null;
}
