import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { type Column, fitItem, type Item } from '#domain/generators/items.ts';
import type { GeneratorKind } from '#domain/generators/kinds.ts';
import classes from './items-list.module.css';
import { ItemEditor } from './item-editor.tsx';
import { ItemRow } from './item-row.tsx';

interface ItemsListProps {
  kind: GeneratorKind;
  items: readonly Item[];
  columns: readonly Column[];
  onChange: (next: (items: readonly Item[]) => readonly Item[]) => void;
}

const LINE_HEIGHT = 44;
const FIELD_HEIGHT = 26;

/** The items in a window 20rem high; only the rows in sight are drawn, so 50,000 scroll like 50. */
export function ItemsList({ kind, items, columns, onChange }: ItemsListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<number | null>(null);
  // eslint-disable-next-line react-hooks/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT + (columns.length - 1) * FIELD_HEIGHT,
    overscan: 8,
  });

  function confirm(index: number, edited: Item): void {
    const fitted = fitItem(edited, columns);
    setEditing(null);
    if (fitted) onChange((now) => now.with(index, fitted));
  }
  function remove(index: number): void {
    setEditing(null);
    onChange((now) => now.toSpliced(index, 1));
  }

  return (
    <div ref={scroller} className={classes.scroller} tabIndex={0} role="list" aria-label="Itens da lista">
      <div className={classes.canvas} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          return (
            <div
              key={index}
              ref={virtualizer.measureElement}
              data-index={index}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              {editing === index ? (
                <ItemEditor
                  item={item}
                  columns={columns}
                  onConfirm={(edited) => confirm(index, edited)}
                  onCancel={() => setEditing(null)}
                />
              ) : (
                <ItemRow
                  kind={kind}
                  item={item}
                  columns={columns}
                  onEdit={() => setEditing(index)}
                  onRemove={() => remove(index)}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
