import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { clickMode } from '../selection/click-mode.ts';
import { listKeys } from '../selection/use-list-keys.ts';
import type { ListSelection } from '../selection/use-list-selection.ts';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';
import { type RowActions, TableRow } from './table-row.tsx';
import { useInSlices } from './use-in-slices.ts';
import { largest } from './view-rows.ts';

const ROW_HEIGHT = 36;
const CARD_HEIGHT = 76;

interface TableRowsProps<Row extends object> {
  name: string;
  columns: readonly DataColumn<Row>[];
  rowName: (row: Row) => string;
  actions: RowActions<Row> | undefined;
  entries: readonly Row[];
  isOrdering: boolean;
  selection: ListSelection<Row>;
  isSelectable: boolean;
  isPhone: boolean;
  style: CSSProperties;
  head: ReactNode;
  foot: ReactNode;
  none: ReactNode;
}

/** The rows in sight, between a head and a foot that stay. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { name, entries, columns, rowName, actions, selection: list, isSelectable, isPhone } = props;
  const { style, head, foot, none, isOrdering } = props;
  const { selection, focus } = list;
  const activeIndex = Math.max(0, selection.active === null ? 0 : entries.indexOf(selection.active));
  const scroller = useRef<HTMLDivElement>(null);
  const { made: most } = useInSlices(
    useCallback(() => largest(columns, entries), [columns, entries]),
    entries,
  );
  // oxlint-disable-next-line react/incompatible-library -- its answers are used in this render alone
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: entries.length,
    getScrollElement: () => scroller.current,
    initialRect: { width: 0, height: 704 }, // the highest that the table gets, so that it is drawn once
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
        aria-busy={isOrdering}
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
            return row === undefined ? null : (
              <TableRow
                key={key}
                columns={columns}
                rowName={rowName}
                actions={actions}
                row={row}
                index={index}
                start={start}
                most={most}
                isPhone={isPhone}
                isActive={index === activeIndex}
                isSelected={isSelectable ? selection.selected.has(row) : null}
                reach={list.reach}
                measure={virtualizer.measureElement}
              />
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
