import { useMemo } from 'react';
import { countText } from '#client/lib/count-text.ts';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';

interface TableFootProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** The rows that the totals are of. */
  rows: readonly Row[];
  /** The place of this line among all lines of the table, from 1. */
  line: number;
  hasCheck: boolean;
  hasActions: boolean;
}

/** The number of rows and the totals of the columns. */
export function TableFoot<Row>({ columns, rows, line, hasCheck, hasActions }: TableFootProps<Row>) {
  const totals = useMemo(() => columns.map(({ total }) => total?.(rows)), [columns, rows]);
  return (
    <div role="row" className={`${classes.row} ${classes.foot}`} aria-rowindex={line}>
      {hasCheck && <div role="gridcell" className={classes.cell} data-check />}
      {columns.map(({ id, label, total, isNumber, isWideOnly }, at) => (
        <div
          key={id}
          role="gridcell"
          className={classes.cell}
          data-number={isNumber ? true : undefined}
          data-wide={isWideOnly ? true : undefined}
        >
          {at > 0 && total && <span className={classes.label}>{label} </span>}
          {at === 0 ? countText(rows.length, 'linha', 'linhas') : totals[at]}
        </div>
      ))}
      {hasActions && <div role="gridcell" className={classes.cell} />}
    </div>
  );
}
