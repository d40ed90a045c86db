import type { ReactNode } from 'react';

/** A column of a table. It defines how the column is shown, sorted, totalled, copied and downloaded. */
export interface DataColumn<Row> {
  id: string;
  label: string;
  /** The value by which the column is sorted. Rows with null come last in both directions. */
  value: (row: Row) => string | number | null;
  /** The text that is shown, copied and downloaded. Default: the value. */
  text?: (row: Row) => string;
  /** The content of the cell. Default: the text. */
  cell?: (row: Row) => ReactNode;
  /** Numbers are aligned at the right, and sorted from the largest first. */
  isNumber?: boolean;
  /** A bar behind the number shows its share of the largest one. */
  hasBar?: boolean;
  /** The row's texts of this column can be chosen above the table. */
  isFacet?: boolean;
  /** The text below the column, about the rows that are shown. */
  total?: (rows: readonly Row[]) => string;
  /** The width in pixels. The first column also takes what is left. */
  size: number;
  /** Not shown until it is chosen. */
  isExtra?: boolean;
  /** On a phone a row is a card, which has no room for every column. */
  isWideOnly?: boolean;
}

export function textOf<Row>({ text, value }: DataColumn<Row>, row: Row): string {
  return text ? text(row) : String(value(row) ?? '');
}
