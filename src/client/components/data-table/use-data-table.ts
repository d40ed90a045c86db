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

const texts = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

interface DataTableOptions<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  view: TableView;
  onChange: (part: Partial<TableView>) => void;
}

/** The rows and columns as the view shows them. */
export function useDataTable<Row extends object>({ columns, rows, view, onChange }: DataTableOptions<Row>) {
  const defs = useMemo(() => columns.map(definition), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const shown = shownColumns(columns, view.columns);
  const sorting = view.sort ? [{ id: view.sort.id, desc: view.sort.isDown }] : [];
  const table = useTable<typeof features, Row>({
    features,
    columns: defs,
    data,
    state: {
      sorting,
      columnOrder: shown,
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      columnSizing: { ...view.sizes },
      columnFilters: Object.entries(view.facets).map(([id, value]) => ({ id, value })),
      globalFilter: foldText(view.search.trim()),
    },
    onSortingChange: (update) => {
      const [first] = functionalUpdate(update, sorting);
      onChange({ sort: first ? { id: first.id, isDown: first.desc } : null });
    },
    onColumnSizingChange: (update) => onChange({ sizes: functionalUpdate(update, { ...view.sizes }) }),
    columnResizeMode: 'onEnd',
    enableMultiSort: false,
    globalFilterFn: (row, _, searched: string) =>
      columns.some(
        (column) => column.isNumber !== true && foldText(textOf(column, row.original)).includes(searched),
      ),
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id, // the function above looks at all of them
  });
  return { table, shown };
}

/** Unknown ids of an old address are left out. */
function shownColumns<Row>(columns: readonly DataColumn<Row>[], chosen: readonly string[] | null): string[] {
  const known = new Set(columns.map(({ id }) => id));
  const kept = chosen?.filter((id) => known.has(id)) ?? [];
  return kept.length > 0 ? kept : columns.filter(({ isExtra }) => isExtra !== true).map(({ id }) => id);
}

function definition<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  const { id, label, value, isNumber = false, size } = column;
  return {
    id,
    header: label,
    accessorFn: (row: Row) => value(row) ?? undefined,
    size,
    minSize: 60,
    sortDescFirst: isNumber,
    sortUndefined: 'last',
    sortFn: (one, other) => compare(value(one.original), value(other.original)),
    filterFn: (row, _, chosen: readonly string[]) => chosen.includes(textOf(column, row.original)),
  };
}

function compare(one: string | number | null, other: string | number | null): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return texts.compare(String(one ?? ''), String(other ?? ''));
}
