import {
  type ColumnDef,
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useCallback, useMemo } from 'react';
import type { DataColumn } from './column.ts';
import type { TableView } from './table-view.ts';
import { useInSlices } from './use-in-slices.ts';
import { sourceOf, viewRows } from './view-rows.ts';

/** The library holds the columns alone: its models of rows need seconds for 50,000 of them. */
const features = tableFeatures({
  rowSortingFeature,
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
});
const noRows: never[] = [];

/** In pixels. */
const NARROWEST = 60;

interface DataTableOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  view: TableView;
  onChange: (part: Partial<TableView>) => void;
}

/** A column as the view shows it. */
export interface ShownColumn<Row> {
  column: DataColumn<Row>;
  /** Its place in the grid of the row: a width that a person chose stays, and the others share what is left. */
  track: string;
  /** In pixels: the narrowest it gets, or the width that a person chose. */
  width: number;
  sorted: 'asc' | 'desc' | false;
  toggleSort: () => void;
  resize: (pixels: number) => void;
}

/** The rows and columns as the view shows them, both in its order. */
export function useDataTable<Row extends object>({
  columns,
  rows,
  view,
  onChange,
}: DataTableOptions<Row>): {
  entries: readonly Row[];
  /** The rows are still being put into the order of the view. */
  isOrdering: boolean;
  shown: readonly ShownColumn<Row>[];
  /** The same columns alone; the same array until the view changes. */
  shownColumns: readonly DataColumn<Row>[];
} {
  const source = useMemo(() => sourceOf(columns, rows), [columns, rows]);
  const { made: entries = rows, isWorking: isOrdering } = useInSlices(
    useCallback(() => viewRows(source, view), [source, view]),
    rows,
  );
  const defs = useMemo(() => columns.map((column) => definition(column)), [columns]);
  const order = useMemo(() => shownIds(columns, view.columns), [columns, view.columns]);
  const state = useMemo(
    () => ({
      sorting: view.sort ? [{ id: view.sort.id, desc: view.sort.isDown }] : [],
      columnOrder: order,
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, order.includes(id)])),
      columnSizing: { ...view.sizes },
    }),
    [columns, order, view],
  );
  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data: noRows,
    state,
    manualSorting: true,
    onSortingChange: (update) => {
      const [first] = functionalUpdate(update, state.sorting);
      onChange({ sort: first ? { id: first.id, isDown: first.desc } : null });
    },
    enableMultiSort: false,
  });
  const shownColumns = useMemo(
    () => order.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, order],
  );
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const shown = headers.flatMap((header): ShownColumn<Row>[] => {
    const column = columns.find(({ id }) => id === header.column.id);
    if (!column) return [];
    const width = header.getSize();
    return [
      {
        column,
        width,
        track: trackOf(column, width, view.sizes),
        sorted: header.column.getIsSorted(),
        toggleSort: () => header.column.toggleSorting(),
        resize: (pixels) =>
          onChange({ sizes: { ...view.sizes, [column.id]: Math.max(NARROWEST, Math.round(pixels)) } }),
      },
    ];
  });
  return { entries, isOrdering, shown, shownColumns };
}

function trackOf<Row>(
  { id, isNumber, isFacet }: DataColumn<Row>,
  width: number,
  chosen: TableView['sizes'],
): string {
  if (chosen[id] !== undefined) return `${width}px`;
  return `minmax(${width}px, ${isNumber === true || isFacet === true ? 1 : 2}fr)`;
}

/** Unknown ids of an old address are left out. */
function shownIds<Row>(columns: readonly DataColumn<Row>[], chosen: readonly string[] | null): string[] {
  const known = new Set(columns.map(({ id }) => id));
  const kept = chosen?.filter((id) => known.has(id)) ?? [];
  return kept.length > 0 ? kept : columns.filter(({ isExtra }) => isExtra !== true).map(({ id }) => id);
}

function definition<Row extends object>({
  id,
  label,
  value,
  isNumber = false,
  size,
}: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id,
    header: label,
    accessorFn: (row: Row) => value(row),
    size,
    minSize: NARROWEST,
    sortDescFirst: isNumber,
  };
}
