import { Table, type TableScrollContainerProps } from '@mantine/core';
import classes from './wide-table.module.css';

interface WideTableProps extends Pick<TableScrollContainerProps, 'minWidth' | 'mah' | 'mt' | 'children'> {
  /** What the table shows. */
  label: string;
}

/** A table that scrolls sideways where it does not fit, by finger and by keyboard. */
export function WideTable({ label, ...props }: WideTableProps) {
  return (
    <Table.ScrollContainer
      className={classes.wide}
      type="native"
      tabIndex={0}
      role="region"
      aria-label={label}
      {...props}
    />
  );
}
