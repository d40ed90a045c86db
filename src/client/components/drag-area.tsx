import {
  DndContext,
  type DndContextProps,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { PointerEvent } from 'react';

/** A drag starts only at a handle, an element with `data-drag`. */
class HandleSensor extends PointerSensor {
  static override activators = [
    {
      eventName: 'onPointerDown' as const,
      handler: ({ nativeEvent: { isPrimary, button, target } }: PointerEvent) =>
        isPrimary && button === 0 && target instanceof Element && target.closest('[data-drag]') !== null,
    },
  ];
}

/** A screen reader announces nothing about a drag by pointer. Its users have keys, buttons and menus that do the same. */
const accessibility = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Things inside it are dragged by their handles, with a mouse, a pen or a finger. */
export function DragArea(props: DndContextProps) {
  const sensors = useSensors(useSensor(HandleSensor, { activationConstraint: { distance: 6 } }));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      {...props}
    />
  );
}
