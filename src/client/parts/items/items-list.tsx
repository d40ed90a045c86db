import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import { selectedOf } from '#domain/shared/selection.ts';
import type { ItemOrder } from '#domain/making/texts/arrange-items.ts';
import type { Intent } from '#domain/language/intents.ts';
import { notifyInfo } from '#client/lib/notify.ts';
import classes from './items-list.module.css';
import { ItemActions } from './item-actions.tsx';
import { ItemsGrid } from './items-grid.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { selectionActions } from './selection-actions.ts';
import { useArranged } from './use-arranged.ts';
import { type ChangeItems, useListWork } from './use-list-work.ts';

interface ItemsListProps {
  kind: AssetType;
  items: readonly Item[];
  /** The language of the items, where it is known: a screen reader pronounces them in it. */
  language: LanguageCode | undefined;
  /** Returns the policy findings for an item, the same array until they change. */
  review: (item: Item) => readonly PolicyFinding[];
  onChange: ChangeItems;
  /** The intent of the people who search for a keyword. */
  intentOf?: (item: Item) => Intent | null;
  /**
   * Returns another suggestion for an item, or null when none is left. Without this function no suggestions are
   * offered.
   */
  suggest?: (item: Item) => Item | null;
  /** Called when the last item was deleted and the focus was lost with it. */
  onEmptied: () => void;
  /** Called after a deletion; `refocus` gives the focus to the list again. */
  onRemoved?: (count: number, refocus: () => void) => void;
  /** More actions on the selected items. */
  moreActions?: (chosen: readonly Item[]) => ReactNode;
}

/** A list to work on: filtered, sorted, with a selection, by mouse, finger and keyboard. */
export function ItemsList(props: ItemsListProps) {
  const { kind, items, intentOf, suggest, onChange, onEmptied, onRemoved, moreActions } = props;
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState<ItemOrder>('original');
  const [isSelecting, setIsSelecting] = useState(false);
  const filterField = useRef<HTMLInputElement>(null);
  const wanted = useDeferredValue(filter);
  const arranged = useArranged(kind, items, { filter: wanted, order, ...(intentOf && { intentOf }) });
  const shown = arranged.items;
  const work = useListWork({
    kind,
    items,
    shown,
    onChange,
    ...(onRemoved && { onRemoved }),
    onEmptied: (isListEmpty) => (isListEmpty ? onEmptied() : filterField.current?.focus()),
  });
  const { clear } = work;
  const selectMode = useCallback(
    (isOn: boolean) => {
      setIsSelecting(isOn);
      if (!isOn) clear();
    },
    [clear],
  );
  const chosen = useMemo(() => selectedOf(work.selection, shown), [work.selection, shown]);
  const isOrdered = order === 'original' && wanted.trim() === '';
  const actions = selectionActions({ kind, chosen, work, isOrdered, onChange });

  function replace(item: Item): void {
    const next = suggest?.(item) ?? null;
    if (next) work.swap(item, next, 'suggested');
    else notifyInfo('Sem outra sugestão', 'Os outros textos que servem já estão na lista.');
  }

  return (
    <div className={classes.work} aria-busy={arranged.isArranging}>
      <ListToolbar
        filter={filter}
        order={order}
        isSelecting={isSelecting}
        hasIntents={intentOf !== undefined}
        filterField={filterField}
        onFilter={setFilter}
        onOrder={setOrder}
        onSelecting={selectMode}
      />
      {shown.length === 0 ? (
        <NothingFound filter={filter} onClear={() => setFilter('')} />
      ) : (
        <ItemsGrid
          {...props}
          {...arranged}
          work={work}
          actions={actions}
          isSelecting={isSelecting}
          onSuggest={suggest && replace}
        />
      )}
      <SelectionBar
        counts={{ all: items.length, shown: shown.length, chosen: chosen.length }}
        onSelectAll={work.selectAll}
        onClear={work.clear}
      >
        <ItemActions actions={actions} count={chosen.length}>
          {moreActions?.(chosen)}
        </ItemActions>
      </SelectionBar>
    </div>
  );
}
