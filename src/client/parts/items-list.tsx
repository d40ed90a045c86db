import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { assetModels, type Item } from '#domain/ads/asset-models.ts';
import { fitItem } from '#domain/ads/items.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { PolicyFinding } from '#domain/review/policy-rule.ts';
import type { Intent } from '#domain/texts/content/intents.ts';
import { notifyInfo } from '#client/lib/notify.ts';
import classes from './items-list.module.css';
import { ItemEditor } from './item-editor.tsx';
import { ItemRow } from './item-row.tsx';

interface ItemsListProps {
  kind: AssetType;
  items: readonly Item[];
  /** Returns the policy findings for a text. */
  review: (text: string) => readonly PolicyFinding[];
  onChange: (next: (items: readonly Item[]) => readonly Item[]) => void;
  /** What the person who types a keyword wants. */
  intentOf?: (item: Item) => Intent | null;
  /** Another item in the place of one, null when none is left; without it no other is offered. */
  suggest?: (item: Item) => Item | null;
  /** Called when the last item was deleted and the focus was lost with it. */
  onEmptied: () => void;
}

const LINE_HEIGHT = 44;
const FIELD_HEIGHT = 26;

/** The items in a window 20rem high. Only visible rows are rendered, so 50,000 items scroll as fast as 50. */
export function ItemsList({ kind, items, review, intentOf, suggest, onChange, onEmptied }: ItemsListProps) {
  const { columns } = assetModels[kind];
  const scroller = useRef<HTMLDivElement>(null);
  // We also remember the item itself: if the list is replaced meanwhile, the index belongs to another item.
  const [editing, setEditing] = useState<{ index: number; item: Item } | null>(null);
  const isOpen = editing !== null && items[editing.index] === editing.item;
  // eslint-disable-next-line react-hooks/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => LINE_HEIGHT + (columns.length - 1) * FIELD_HEIGHT,
    overscan: 8,
    // The edited row stays rendered while the person scrolls, so that the typed text is not lost.
    rangeExtractor: (range) =>
      isOpen ? [...new Set([...defaultRangeExtractor(range), editing.index])] : defaultRangeExtractor(range),
  });

  /** Renders synchronously, so that the focus can move to the new row before the old one is removed. */
  function closeEditor(index: number, edited?: Item): void {
    const fitted = edited && fitItem(kind, edited);
    flushSync(() => {
      setEditing(null);
      if (fitted) onChange((now) => now.with(index, fitted));
    });
    focusButton(index, 'edit');
  }
  function remove(index: number): void {
    flushSync(() => {
      setEditing(null);
      onChange((now) => now.toSpliced(index, 1));
    });
    if (items.length === 1) onEmptied();
    else focusButton(Math.min(index, items.length - 2), 'remove');
  }
  function replace(index: number, item: Item): void {
    const next = suggest?.(item) ?? null;
    if (next) onChange((now) => now.with(index, next));
    else notifyInfo('Sem outra sugestão', 'Os outros textos que servem já estão na lista.');
  }
  function focusButton(index: number, action: 'edit' | 'remove'): void {
    const selector = `[data-index="${index}"] [data-action="${action}"]`;
    scroller.current?.querySelector<HTMLElement>(selector)?.focus();
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
              {isOpen && editing.index === index ? (
                <ItemEditor
                  kind={kind}
                  item={item}
                  onConfirm={(edited) => closeEditor(index, edited)}
                  onCancel={() => closeEditor(index)}
                />
              ) : (
                <ItemRow
                  kind={kind}
                  item={item}
                  findings={Object.values(item).flatMap(review)}
                  intent={intentOf?.(item) ?? null}
                  onSuggest={suggest && (() => replace(index, item))}
                  onEdit={() => setEditing({ index, item })}
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
