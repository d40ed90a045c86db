import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Item } from '#domain/ads/asset-models.ts';
import { fitItem } from '#domain/ads/items.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { forgetEntries, reachEntry, replaceEntry } from '#domain/shared/selection.ts';
import { removeItems, replaceItem } from '#domain/making/texts/change-items.ts';
import { type RowPart, useListSelection } from '#client/components/selection/use-list-selection.ts';
import type { ListChange } from './list-change.ts';

export type ChangeItems = (next: (items: readonly Item[]) => readonly Item[], change: ListChange) => void;

interface ListWorkOptions {
  kind: AssetType;
  items: readonly Item[];
  /** The items as they are shown. */
  shown: readonly Item[];
  onChange: ChangeItems;
  onRemoved?: (count: number, refocus: () => void) => void;
  /** Called when nothing is shown any more, and whether the list itself is empty. */
  onEmptied: (isListEmpty: boolean) => void;
}

/** The selection, the focus and the open editor of a list, and the changes that move them. */
export function useListWork({ kind, items, shown, onChange, onRemoved, onEmptied }: ListWorkOptions) {
  const list = useListSelection(shown);
  const { step, setFocus } = list;
  const [editing, setEditing] = useState<{ item: Item; from: RowPart } | null>(null);

  function edit(item: Item, from: RowPart): void {
    step((now) => reachEntry(now, { entry: item, mode: 'move', order: shown }));
    setEditing({ item, from });
  }
  function closeEditor(edited?: Item): void {
    if (!editing) return;
    setEditing(null);
    setFocus({ part: editing.from });
    const fitted = edited && fitItem(kind, edited);
    if (fitted) swap(editing.item, fitted, 'edited');
  }
  function swap(item: Item, next: Item, kindOfChange: 'edited' | 'suggested'): void {
    step((now) => replaceEntry(now, item, next));
    if (kindOfChange === 'suggested') setFocus({ part: 'suggest' });
    onChange((now) => replaceItem(now, item, next), { kind: kindOfChange, count: 1 });
  }
  function remove(removed: ReadonlySet<Item>, part: RowPart): void {
    if (removed.size === 0) return;
    setEditing(null);
    step((now) => forgetEntries(now, removed, shown));
    const change = () =>
      onChange((now) => removeItems(now, removed), { kind: 'removed', count: removed.size });
    if (shown.every((item) => removed.has(item))) {
      flushSync(change); // the element that gets the focus may appear only now
      onEmptied(removed.size === items.length);
    } else {
      change();
      setFocus({ part });
    }
    onRemoved?.(removed.size, () => setFocus({ part: 'row' }));
  }
  return { ...list, editing, edit, closeEditor, swap, remove };
}

export type ListWork = ReturnType<typeof useListWork>;
