import { memo, type ReactNode } from 'react';
import type { ListSelection } from '../selection/use-list-selection.ts';
import { TickBox } from '../tick-box.tsx';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';
import { TableCell } from './table-cell.tsx';

/** The buttons at the end of a row, and their width in pixels. */
export interface RowActions<Row> {
  width: number;
  render: (row: Row) => ReactNode;
}

interface TableRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  rowName: (row: Row) => string;
  actions: RowActions<Row> | undefined;
  row: Row;
  index: number;
  /** Pixels from the first row. */
  start: number;
  /** The largest number of each column that has bars. */
  most: ReadonlyMap<string, number> | undefined;
  isActive: boolean;
  /** Null: nothing is selected in this table. */
  isSelected: boolean | null;
  isPhone: boolean;
  reach: ListSelection<Row>['reach'];
  measure: (row: HTMLDivElement | null) => void;
}

/** One row, on a phone a card. It renders only when something of it changes. */
export const TableRow = memo(PlainRow) as typeof PlainRow; // memo forgets the type of the row

function PlainRow<Row>(props: TableRowProps<Row>) {
  const { columns, rowName, actions, row, index, start, most, isPhone } = props;
  const { isActive, isSelected, reach, measure } = props;
  return (
    <div
      ref={isPhone ? measure : undefined}
      role="row"
      data-index={index}
      className={`${classes.row} ${classes.entry}`}
      style={{ top: start }}
      tabIndex={isActive ? 0 : -1}
      aria-label={rowName(row)}
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? undefined}
    >
      {isSelected !== null && (
        <div role="gridcell" className={classes.cell} data-check>
          <TickBox
            tabIndex={-1}
            aria-label={`Selecionar ${rowName(row)}`}
            checked={isSelected}
            onChange={() => reach(row, 'toggle')}
          />
        </div>
      )}
      {columns.map((column, at) => (
        <TableCell
          key={column.id}
          column={column}
          row={row}
          isPhone={isPhone}
          isFirst={at === 0}
          most={most?.get(column.id) ?? 0}
        />
      ))}
      {actions && (
        <div role="gridcell" className={classes.cell} data-actions>
          {actions.render(row)}
        </div>
      )}
    </div>
  );
}
