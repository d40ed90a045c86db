import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './items-grid.module.css';
import type { WatchRow } from './use-row-meter.ts';

interface PlacedRowProps {
  entry: object;
  index: number;
  /** The distance from the top of the list in pixels. */
  start: number;
  watch: WatchRow;
  isDragged: boolean;
  /** The edge at which the dragged row would come to stand. */
  drop: 'before' | 'after' | undefined;
  children: ReactNode;
}

/** The place of a row in its list. Its height is told again whenever it shows another entry or stands at another place. */
export function PlacedRow({ entry, index, start, watch, isDragged, drop, children }: PlacedRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (row.current ? watch(row.current) : undefined), [watch, entry, index]);
  return (
    <div
      ref={row}
      data-index={index}
      role="presentation"
      className={classes.row}
      data-dragged={isDragged || undefined}
      data-drop={drop}
      style={{ transform: `translateY(${start}px)` }}
    >
      {children}
    </div>
  );
}
