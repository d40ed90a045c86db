import type { CSSProperties } from 'react';
import { CutMiddle } from '../cut-middle.tsx';
import { type DataColumn, textOf } from './column.ts';
import classes from './data-table.module.css';

interface TableCellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  isFirst: boolean;
  /** The largest number of the column. */
  most: number;
}

/** One value of a row, with the bar behind it. On a phone it also bears the name of its column. */
export function TableCell<Row>({ column, row, isFirst, most }: TableCellProps<Row>) {
  const { label, value, cell, isNumber, isFacet, hasBar, isWideOnly } = column;
  const text = textOf(column, row);
  const amount = hasBar ? value(row) : null;
  return (
    <div
      role={isFirst ? 'rowheader' : 'gridcell'}
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
        {cell ? cell(row) : isFirst ? <CutMiddle>{text}</CutMiddle> : text}
      </span>
    </div>
  );
}
