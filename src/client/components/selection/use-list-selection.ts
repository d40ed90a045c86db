import { useCallback, useReducer, useState } from 'react';
import {
  clearSelection,
  emptySelection,
  reachEntry,
  selectAll,
  type Selection,
  type SelectionMode,
} from '#domain/shared/selection.ts';

/** Which part of the active row gets the focus. */
export type RowPart = 'row' | 'suggest' | 'edit' | 'remove';

type Step<Entry> = (selection: Selection<Entry>) => Selection<Entry>;

export type ListSelection<Entry> = ReturnType<typeof useListSelection<Entry>>;

/**
 * The selection and the focus of a list.
 * @param shown the entries as they are shown.
 */
export function useListSelection<Entry>(shown: readonly Entry[]) {
  const [selection, step] = useReducer(
    (now: Selection<Entry>, next: Step<Entry>) => next(now),
    emptySelection<Entry>(),
  );
  /** A new object moves the focus to the active row. */
  const [focus, setFocus] = useState<{ part: RowPart } | null>(null);
  const clear = useCallback(() => step(clearSelection), []);
  /** The same until the entries change, so that a row that stays as it is renders once. */
  const reach = useCallback(
    (entry: Entry, mode: SelectionMode) => {
      step((now) => reachEntry(now, { entry, mode, order: shown }));
      setFocus({ part: 'row' });
    },
    [shown],
  );
  return {
    selection,
    focus,
    step,
    setFocus,
    reach,
    selectAll: () => step((now) => selectAll(now, shown)),
    clear,
    keepFocus: () => setFocus({ part: 'row' }),
    setActive: (entry: Entry) => step((now) => ({ ...now, active: entry })),
  };
}
