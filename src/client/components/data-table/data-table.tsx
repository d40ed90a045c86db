import { Button, Checkbox, Group, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowNarrowDown, IconArrowNarrowUp } from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { countText } from '#client/lib/count-text.ts';
import { clickMode } from '../selection/click-mode.ts';
import { listKeys } from '../selection/use-list-keys.ts';
import { type ListSelection, useListSelection } from '../selection/use-list-selection.ts';
import { type DataColumn, textOf } from './column.ts';
import classes from './data-table.module.css';
import { copyTable, downloadSpreadsheet, downloadTable } from './table-file.ts';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableView } from './table-view.ts';
import { useDataTable } from './use-data-table.ts';

const ROW_HEIGHT = 36;
const CARD_HEIGHT = 76;
const PHONE = '(max-width: 48em)';
const CHECK_WIDTH = 36;

interface DataTableProps<Row extends object> {
  /** The name of the rows in the plural. It also names the table, its views and its file. */
  name: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** The name of a row, for a screen reader. */
  rowName: (row: Row) => string;
  /** Buttons at the end of a row, and their width in pixels. */
  actions?: { width: number; render: (row: Row) => ReactNode };
  /** What can be done with the selected rows. Without it nothing is selected. */
  selected?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Content that the screen adds to the toolbar, before and after the search. */
  before?: ReactNode;
  after?: ReactNode;
  /** Shown instead of the rows when the view leaves none. */
  none?: string;
}

/**
 * The one table of the product: its rows are sorted, searched, chosen, totalled, copied and downloaded, and only those in
 * sight are drawn. The address holds its view. On a phone each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, columns, rows, rowName, actions, selected, before = null, after = null } = props;
  const { view, change, written } = useTableView();
  const { table, shown } = useDataTable({ columns, rows, view, onChange: change });
  const model = table.getRowModel().rows;
  const entries = useMemo(() => model.map(({ original }) => original), [model]);
  const selection = useListSelection(entries);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const shownColumns = shown.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const chosen = entries.filter((entry) => selection.selection.selected.has(entry));
  const told = chosen.length > 0 ? chosen : entries;
  const header = table.getHeaderGroups()[0]?.headers ?? [];
  const template = [
    ...(selected ? [`${CHECK_WIDTH}px`] : []),
    ...header.map(({ column }, at) =>
      at === 0 ? `minmax(${column.getSize()}px, 1fr)` : `${column.getSize()}px`,
    ),
    ...(actions ? [`${actions.width}px`] : []),
  ].join(' ');
  const hasTotals = entries.length > 1 && shownColumns.some(({ total }) => total);
  return (
    <section className={classes.frame} aria-label={name}>
      <TableToolbar
        name={name}
        columns={columns}
        rows={rows}
        shown={shown}
        view={view}
        written={written}
        onChange={change}
        onCopy={() => void copyTable(shownColumns, told)}
        onDownload={() => void downloadTable(name, shownColumns, told)}
        onSpreadsheet={() => void downloadSpreadsheet(name, shownColumns, told)}
        before={before}
        after={after}
      />
      {selected && chosen.length > 0 && (
        <div className={classes.toolbar} role="group" aria-label="Seleção">
          <Text size="sm" fw={600} role="status">
            {countText(chosen.length, 'linha selecionada', 'linhas selecionadas')}
          </Text>
          <Group gap="xs">
            {selected(chosen, selection.clear)}
            <Button size="xs" variant="subtle" color="gray" onClick={selection.clear}>
              Limpar seleção
            </Button>
          </Group>
        </div>
      )}
      <Rows
        key={isPhone ? 'cards' : 'rows'} // their heights differ
        {...{ name, entries, rowName, actions, selection, isPhone }}
        columns={shownColumns}
        isSelectable={selected !== undefined}
        style={{ '--columns': template } as CSSProperties} // a variable of CSS
        head={
          <div role="row" className={`${classes.row} ${classes.head}`} aria-rowindex={1}>
            {selected && (
              <div role="columnheader" className={classes.cell} data-check>
                <label className={classes.check}>
                  <Checkbox
                    size="xs"
                    aria-label="Selecionar tudo"
                    checked={chosen.length > 0 && chosen.length === entries.length}
                    indeterminate={chosen.length > 0 && chosen.length < entries.length}
                    onChange={() =>
                      chosen.length === entries.length ? selection.clear() : selection.selectAll()
                    }
                  />
                </label>
              </div>
            )}
            {header.map((each, at) => {
              const column = shownColumns[at];
              const sorted = each.column.getIsSorted();
              return (
                <div
                  key={each.id}
                  role="columnheader"
                  className={classes.cell}
                  data-number={column?.isNumber ? true : undefined}
                  aria-sort={sorted === false ? undefined : sorted === 'asc' ? 'ascending' : 'descending'}
                >
                  <button type="button" className={classes.sort} onClick={() => each.column.toggleSorting()}>
                    {column?.label}
                    {sorted === 'asc' && <IconArrowNarrowUp size={14} aria-hidden="true" />}
                    {sorted === 'desc' && <IconArrowNarrowDown size={14} aria-hidden="true" />}
                  </button>
                  {at > 0 && (
                    <span
                      role="separator"
                      tabIndex={0}
                      aria-orientation="vertical"
                      aria-label={`Largura de ${column?.label ?? ''}`}
                      aria-valuenow={each.getSize()}
                      className={classes.resize}
                      onMouseDown={each.getResizeHandler()}
                      onTouchStart={each.getResizeHandler()}
                      onKeyDown={({ key }) => {
                        const by = key === 'ArrowRight' ? 16 : key === 'ArrowLeft' ? -16 : 0;
                        if (by !== 0)
                          change({
                            sizes: { ...view.sizes, [each.column.id]: Math.max(60, each.getSize() + by) },
                          });
                      }}
                    />
                  )}
                </div>
              );
            })}
            {actions && (
              <div role="columnheader" className={classes.cell} data-number>
                Ação
              </div>
            )}
          </div>
        }
        foot={
          hasTotals && (
            <div role="row" className={`${classes.row} ${classes.foot}`} aria-rowindex={entries.length + 2}>
              {selected && <div role="gridcell" className={classes.cell} data-check />}
              {shownColumns.map(({ id, label, total, isNumber, isWideOnly }, at) => (
                <div
                  key={id}
                  role="gridcell"
                  className={classes.cell}
                  data-number={isNumber ? true : undefined}
                  data-wide={isWideOnly ? true : undefined}
                >
                  {at > 0 && total && <span className={classes.label}>{label} </span>}
                  {at === 0 ? countText(told.length, 'linha', 'linhas') : total?.(told)}
                </div>
              ))}
              {actions && <div role="gridcell" className={classes.cell} />}
            </div>
          )
        }
        none={props.none ?? 'Nenhuma linha com este filtro.'}
      />
    </section>
  );
}

interface RowsProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'name' | 'columns' | 'rowName' | 'actions'
> {
  entries: readonly Row[];
  selection: ListSelection<Row>;
  isSelectable: boolean;
  isPhone: boolean;
  style: CSSProperties;
  head: ReactNode;
  foot: ReactNode;
  none: string;
}

/** The rows in sight, between a head and a foot that stay. */
function Rows<Row extends object>(props: RowsProps<Row>) {
  const { name, entries, columns, rowName, actions, selection: list, isSelectable, isPhone } = props;
  const { style, head, foot, none } = props;
  const { selection, focus } = list;
  const activeIndex = Math.max(0, selection.active === null ? 0 : entries.indexOf(selection.active));
  const scroller = useRef<HTMLDivElement>(null);
  const most = useMemo(
    () => new Map(columns.map((column) => [column.id, largest(column, entries)])),
    [columns, entries],
  );
  // oxlint-disable-next-line react/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: entries.length,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: 600 },
    estimateSize: () => (isPhone ? CARD_HEIGHT : ROW_HEIGHT),
    overscan: 4,
    scrollPaddingStart: isPhone ? 0 : 32,
    scrollPaddingEnd: ROW_HEIGHT,
    rangeExtractor: (range) =>
      [
        ...new Set([...defaultRangeExtractor(range), ...(activeIndex < range.count ? [activeIndex] : [])]),
      ].sort((one, other) => one - other),
    useFlushSync: false, // React 19 forbids it while rows are measured
  });
  const focusActive = useEffectEvent(() => {
    virtualizer.scrollToIndex(activeIndex);
    scroller.current
      ?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`)
      ?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    if (focus) focusActive();
  }, [focus]);

  function entryOf({ target }: { target: EventTarget }): { entry: Row | undefined; element: Element | null } {
    const element = target instanceof Element ? target : null;
    const index = element?.closest('[data-index]')?.getAttribute('data-index');
    return { entry: index ? entries[Number(index)] : undefined, element };
  }
  function pick(event: MouseEvent): void {
    const { entry, element } = entryOf(event);
    if (!entry || !isSelectable || element?.closest('button, a, input, label, [role="menu"]')) return;
    const mode = clickMode(event, false);
    if (mode) list.reach(entry, mode);
  }
  return (
    <div ref={scroller} className={classes.scroller} style={style} data-table-scroller>
      <div
        role="grid"
        className={classes.grid}
        aria-label={name}
        aria-rowcount={entries.length + 1}
        aria-multiselectable={isSelectable || undefined}
        onKeyDown={listKeys({ shown: entries, activeIndex, isSelecting: false, list, more: () => ({}) })}
        onMouseDown={(event) => event.shiftKey && event.preventDefault()} // Shift would mark the page's text
        onClick={pick}
        onFocus={(event) => {
          const { entry } = entryOf(event);
          if (entry && entry !== entries[activeIndex]) list.setActive(entry);
        }}
      >
        {head}
        <div role="rowgroup" className={classes.body} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => {
            const row = entries[index];
            if (row === undefined) return null;
            return (
              <div
                key={key}
                ref={isPhone ? virtualizer.measureElement : undefined}
                role="row"
                data-index={index}
                className={`${classes.row} ${classes.entry}`}
                style={{ top: start }}
                tabIndex={index === activeIndex ? 0 : -1}
                aria-label={rowName(row)}
                aria-rowindex={index + 2}
                aria-selected={isSelectable ? selection.selected.has(row) : undefined}
              >
                {isSelectable && (
                  <div role="gridcell" className={classes.cell} data-check>
                    <label className={classes.check}>
                      <Checkbox
                        size="xs"
                        tabIndex={-1}
                        aria-label={`Selecionar ${rowName(row)}`}
                        checked={selection.selected.has(row)}
                        onChange={() => list.reach(row, 'toggle')}
                      />
                    </label>
                  </div>
                )}
                {columns.map((column, at) => (
                  <Cell
                    key={column.id}
                    column={column}
                    row={row}
                    isFirst={at === 0}
                    most={most.get(column.id) ?? 0}
                  />
                ))}
                {actions && (
                  <div role="gridcell" className={classes.cell} data-actions>
                    {actions.render(row)}
                  </div>
                )}
              </div>
            );
          })}
        </div>
        {entries.length === 0 && (
          <div role="row">
            <div role="gridcell" className={classes.none}>
              {none}
            </div>
          </div>
        )}
        {foot}
      </div>
    </div>
  );
}

interface CellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  isFirst: boolean;
  /** The largest number of the column. */
  most: number;
}

function Cell<Row>({ column, row, isFirst, most }: CellProps<Row>) {
  const { label, value, cell, isNumber, isFacet, hasBar, isWideOnly } = column;
  const text = textOf(column, row);
  const amount = hasBar ? value(row) : null;
  return (
    <div
      role="gridcell"
      className={classes.cell}
      title={text}
      data-first={isFirst || undefined}
      data-number={isNumber ? true : undefined}
      data-wide={isWideOnly ? true : undefined}
    >
      {typeof amount === 'number' && most > 0 && amount > 0 && (
        <span
          className={classes.bar}
          style={{ '--share': amount / most } as CSSProperties}
          aria-hidden="true"
        /> // a variable of CSS
      )}
      <span>
        {!isFirst && isFacet !== true && <span className={classes.label}>{label} </span>}
        {cell ? cell(row) : text}
      </span>
    </div>
  );
}

function largest<Row>({ hasBar, value }: DataColumn<Row>, rows: readonly Row[]): number {
  if (!hasBar) return 0;
  return rows.reduce((most, row) => Math.max(most, Number(value(row) ?? 0)), 0);
}
