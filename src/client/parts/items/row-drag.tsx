import { useDraggable, useDroppable } from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import rowClasses from './item-row.module.css';
import { entryKey } from './entry-key.ts';
import classes from './items-grid.module.css';

/** The handle of a row. The keys and buttons that move rows do the same. */
export function RowHandle({ entry, index }: { entry: object; index: number }) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: entryKey(entry), data: { index } });
  return (
    <div
      ref={setNodeRef}
      role="gridcell"
      className={rowClasses.handle}
      title="Arraste para mudar a ordem"
      data-dragging={isDragging || undefined}
      {...listeners}
    >
      <IconGripVertical size={16} stroke={1.7} aria-hidden="true" />
    </div>
  );
}

interface DropPlaceProps {
  entry: object;
  index: number;
  children: ReactNode;
}

/** A row is dropped here. A line shows at which edge it would come to stand. */
export function DropPlace({ entry, index, children }: DropPlaceProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id: entryKey(entry) });
  const from: unknown = active?.data.current?.['index'];
  const isMove = isOver && typeof from === 'number' && from !== index;
  return (
    <div
      ref={setNodeRef}
      role="presentation"
      className={classes.drop}
      data-drop={isMove ? (from < index ? 'after' : 'before') : undefined}
    >
      {children}
    </div>
  );
}
