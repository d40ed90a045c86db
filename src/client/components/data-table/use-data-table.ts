import {
  type ColumnDef,
  columnFilteringFeature,
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createFilteredRowModel,
  createSortedRowModel,
  functionalUpdate,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { foldText } from '#domain/shared/fold-text.ts';
import { type DataColumn, textOf } from './column.ts';
import type { TableView } from './table-view.ts';

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  columnVisibilityFeature,
  columnOrderingFeature,
  columnSizingFeature,
  columnResizingFeature,
});

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
  /** In pixels. */
  width: number;
  sorted: 'asc' | 'desc' | false;
  toggleSort: () => void;
  /** Begins to follow the mouse or the finger that changes the width. */
  startResize: (event: unknown) => void;
  resizeBy: (pixels: number) => void;
}

/** The rows and columns as the view shows them, both in its order. */
export function useDataTable<Row extends object>({
  columns,
  rows,
  view,
  onChange,
}: DataTableOptions<Row>): {
  entries: readonly Row[];
  shown: readonly ShownColumn<Row>[];
  /** The same columns alone; the same array until the view changes. */
  shownColumns: readonly DataColumn<Row>[];
} {
  const defs = useMemo(() => columns.map(definition), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const textsToSearch = useMemo(() => searchTexts(columns), [columns]);
  const order = useMemo(() => shownIds(columns, view.columns), [columns, view.columns]);
  // the same state until the view changes, because each new one sorts all rows again
  const state = useMemo(
    () => ({
      sorting: view.sort ? [{ id: view.sort.id, desc: view.sort.isDown }] : [],
      columnOrder: order,
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, order.includes(id)])),
      columnSizing: { ...view.sizes },
      columnFilters: Object.entries(view.facets).map(([id, value]) => ({ id, value })),
      globalFilter: foldText(view.search.trim()),
    }),
    [columns, order, view],
  );
  const table = useTable<typeof features, Row>({
    ...{ features, columns: defs, data, state },
    onSortingChange: (update) => {
      const [first] = functionalUpdate(update, state.sorting);
      onChange({ sort: first ? { id: first.id, isDown: first.desc } : null });
    },
    onColumnSizingChange: (update) => onChange({ sizes: functionalUpdate(update, state.columnSizing) }),
    columnResizeMode: 'onEnd',
    enableMultiSort: false,
    globalFilterFn: (row, _, searched: string) => textsToSearch(row.original).includes(searched),
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id, // the function above looks at all of them
  });
  const model = table.getRowModel().rows;
  const entries = useMemo(() => model.map(({ original }) => original), [model]);
  const shownColumns = useMemo(
    () => order.flatMap((id) => columns.find((column) => column.id === id) ?? []),
    [columns, order],
  );
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  const shown = headers.flatMap((header): ShownColumn<Row>[] => {
    const column = columns.find(({ id }) => id === header.column.id);
    if (!column) return [];
    const width = header.getSize();
    const resizeBy = (pixels: number) =>
      onChange({ sizes: { ...view.sizes, [column.id]: Math.max(NARROWEST, width + pixels) } });
    return [
      {
        ...{
          column,
          width,
          sorted: header.column.getIsSorted(),
          toggleSort: () => header.column.toggleSorting(),
        },
        ...{ startResize: header.getResizeHandler(), resizeBy },
      },
    ];
  });
  return { entries, shown, shownColumns };
}

/** Unknown ids of an old address are left out. */
function shownIds<Row>(columns: readonly DataColumn<Row>[], chosen: readonly string[] | null): string[] {
  const known = new Set(columns.map(({ id }) => id));
  const kept = chosen?.filter((id) => known.has(id)) ?? [];
  return kept.length > 0 ? kept : columns.filter(({ isExtra }) => isExtra !== true).map(({ id }) => id);
}

function definition<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const { id, label, value, isNumber = false, size } = column;
  const keyOf = cached((row: Row) => sortKey(value(row)));
  return {
    id,
    header: label,
    accessorFn: (row: Row) => value(row) ?? undefined,
    size,
    minSize: NARROWEST,
    sortDescFirst: isNumber,
    sortUndefined: 'last',
    sortFn: (one, other) => compare(keyOf(one.original), keyOf(other.original)),
    filterFn: (row, _, chosen: readonly string[]) => chosen.includes(textOf(column, row.original)),
  };
}

/** The texts of a row in which one searches. */
function searchTexts<Row extends object>(columns: readonly DataColumn<Row>[]): (row: Row) => string {
  const searched = columns.filter(({ isNumber }) => isNumber !== true);
  return cached((row) => searched.map((column) => foldText(textOf(column, row))).join('\n'));
}

/** Texts are sorted without case and accents, and the numbers in them by their size: `grupo 9` before `grupo 10`. */
function sortKey(value: string | number | null): string | number {
  if (typeof value === 'number') return value;
  return foldText(value ?? '').replace(/\d+/g, (digits) => digits.padStart(12, '0'));
}

function compare(one: string | number, other: string | number): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The result for each row, made once: a sort compares each row many times, and a search looks at all of them for each letter. */
function cached<Row extends object, Made>(make: (row: Row) => Made): (row: Row) => Made {
  const made = new WeakMap<Row, { value: Made }>();
  return (row) => {
    const known = made.get(row) ?? { value: make(row) };
    made.set(row, known);
    return known.value;
  };
}
