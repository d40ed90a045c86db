import { IconArrowNarrowDown, IconArrowNarrowUp } from '@tabler/icons-react';
import { type SyntheticEvent, useRef } from 'react';
import { TickBox } from '../tick-box.tsx';
import classes from './data-table.module.css';
import type { ShownColumn } from './use-data-table.ts';

const STEP = 16;

interface TableHeadProps<Row> {
  shown: readonly ShownColumn<Row>[];
  /** The box that selects all rows; null when nothing is selected in this table. */
  all: { isChecked: boolean; isPartly: boolean; toggle: () => void } | null;
  hasActions: boolean;
}

/** The names of the columns, which sort the table. The line behind a name changes the column's width. */
export function TableHead<Row>({ shown, all, hasActions }: TableHeadProps<Row>) {
  return (
    <div role="row" className={`${classes.row} ${classes.head}`} aria-rowindex={1}>
      {all && (
        <div role="columnheader" className={classes.cell} data-check>
          <TickBox
            aria-label="Selecionar tudo"
            checked={all.isChecked}
            isPartly={all.isPartly}
            onChange={all.toggle}
          />
        </div>
      )}
      {shown.map((each, at) => (
        <HeadCell key={each.column.id} shown={each} isFirst={at === 0} />
      ))}
      {hasActions && (
        <div role="columnheader" className={classes.cell} data-actions>
          Ação
        </div>
      )}
    </div>
  );
}

const sortNames = { asc: 'ascending', desc: 'descending' } as const;

function HeadCell<Row>({ shown, isFirst }: { shown: ShownColumn<Row>; isFirst: boolean }) {
  const { column, width, sorted, toggleSort, resize } = shown;
  const drag = useRef<{ from: number; width: number } | null>(null);
  return (
    <div
      role="columnheader"
      aria-label={column.label}
      className={classes.cell}
      data-number={column.isNumber ? true : undefined}
      aria-sort={sorted === false ? undefined : sortNames[sorted]}
    >
      <button type="button" className={classes.sort} onClick={toggleSort}>
        {column.label}
        {sorted === 'asc' && <IconArrowNarrowUp size={14} aria-hidden="true" />}
        {sorted === 'desc' && <IconArrowNarrowDown size={14} aria-hidden="true" />}
      </button>
      {!isFirst && (
        <span
          role="separator"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={`Largura de ${column.label}`}
          aria-valuenow={width}
          className={classes.resize}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            drag.current = { from: event.clientX, width: widthOf(event) };
          }}
          onPointerUp={({ clientX }) => {
            if (drag.current) resize(drag.current.width + clientX - drag.current.from);
            drag.current = null;
          }}
          onPointerCancel={() => (drag.current = null)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') resize(widthOf(event) + STEP);
            if (event.key === 'ArrowLeft') resize(widthOf(event) - STEP);
          }}
        />
      )}
    </div>
  );
}

/** The width of the column as it is drawn, which may be more than its narrowest. */
function widthOf({ currentTarget }: SyntheticEvent<HTMLElement>): number {
  return currentTarget.parentElement?.offsetWidth ?? 0;
}
