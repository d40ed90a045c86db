import { type CSSProperties, memo } from 'react';
import { CutMiddle } from '../cut-middle.tsx';
import { type DataColumn, textOf } from './column.ts';
import classes from './data-table.module.css';

interface TableCellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  isFirst: boolean;
  /** The largest number of the column. */
  most: number;
  isPhone: boolean;
}

/**
 * One value of a row, with the bar behind it. On a phone it also bears the name of its column. A row that is selected
 * draws none of its values again.
 */
export const TableCell = memo(PlainCell) as typeof PlainCell; // memo forgets the type of the row

function PlainCell<Row>({ column, row, isFirst, most, isPhone }: TableCellProps<Row>) {
  const { label, value, cell, isNumber, isFacet, hasBar, isWideOnly } = column;
  const text = textOf(column, row);
  const amount = hasBar && !isPhone ? Number(value(row) ?? 0) : 0;
  const isNamed = isPhone && !isFirst && isFacet !== true;
  return (
    <div
      role={isFirst ? 'rowheader' : 'gridcell'}
      className={classes.cell}
      title={text}
      data-first={isFirst || undefined}
      data-number={isNumber ? true : undefined}
      data-wide={isWideOnly ? true : undefined}
      data-bar={amount > 0 && most > 0 ? true : undefined}
      style={amount > 0 && most > 0 ? ({ '--share': amount / most } as CSSProperties) : undefined} // a variable of CSS
    >
      {isNamed && <span className={classes.label}>{label} </span>}
      {cell ? cell(row) : isFirst ? <CutMiddle>{text}</CutMiddle> : text}
    </div>
  );
}
