import type { MouseEvent } from 'react';
import type { SelectionMode } from '#domain/shared/selection.ts';

/** How a click on a row reaches its entry. Null: a finger selects only after "Selecionar". */
export function clickMode(event: MouseEvent, isSelecting: boolean): SelectionMode | null {
  const { nativeEvent, shiftKey, ctrlKey, metaKey } = event;
  const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  if (isTouch && !isSelecting) return null;
  return shiftKey ? 'extend' : ctrlKey || metaKey || isSelecting ? 'toggle' : 'only';
}
