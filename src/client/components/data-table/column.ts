import type { ReactNode } from 'react';

/** A column of a table. What is shown, sorted, totalled, copied and downloaded is all said here. */
export interface DataColumn<Row> {
  id: string;
  label: string;
  /** What the column is sorted by. Null stands last in both directions. */
  value: (row: Row) => string | number | null;
  /** What is read, copied and downloaded. Default: the value. */
  text?: (row: Row) => string;
  /** What is shown. Default: the text. */
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
