import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { numberText } from '#domain/shared/numbers.ts';
import { selectedOf } from '#domain/shared/selection.ts';
import { countText } from '#client/lib/count-text.ts';
import { IconButton } from '../icon-button.tsx';
import { useListSelection } from '../selection/use-list-selection.ts';
import { useIsPhone } from '../use-is-phone.ts';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';
import { copyTable, downloadSpreadsheet, downloadTable } from './table-file.ts';
import { TableFoot } from './table-foot.tsx';
import { TableHead } from './table-head.tsx';
import type { RowActions } from './table-row.tsx';
import { TableRows } from './table-rows.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { useTableView } from './table-view.ts';
import { useDataTable } from './use-data-table.ts';

const CHECK_WIDTH = 36;

interface DataTableProps<Row extends object> {
  /** The name of the rows in the plural. It also names the table, its views and its file. */
  name: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  /** The name of a row, for a screen reader. */
  rowName: (row: Row) => string;
  actions?: RowActions<Row>;
  /** What can be done with the selected rows. Without it nothing is selected. */
  selected?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** Content that the screen adds to the toolbar, before and after the search; the latter knows which rows are found. */
  before?: ReactNode;
  after?: (found: readonly Row[]) => ReactNode;
  /** Shown where there are no rows. What the view hides is told, and how to see it. */
  none?: string;
}

/**
 * The one table of the product: its rows are sorted, searched, chosen, totalled, copied and downloaded, and only those in
 * sight are drawn. The address holds its view. On a phone each row is a card.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, columns, rows, rowName, actions, selected, before = null, after } = props;
  const { view, change, written } = useTableView();
  const { entries, isOrdering, shown, shownColumns } = useDataTable({
    columns,
    rows,
    view,
    onChange: change,
  });
  const selection = useListSelection(entries);
  const isPhone = useIsPhone();
  const { selection: marked } = selection;
  const chosen = useMemo(() => selectedOf(marked, entries), [entries, marked]);
  const isAll = chosen.length > 0 && chosen.length === entries.length;
  const copied = chosen.length > 0 && !isAll ? chosen : entries;
  const fixed = [selected ? CHECK_WIDTH : 0, actions?.width ?? 0];
  const narrowest = [...fixed, ...shown.map(({ width }) => width)].reduce((sum, width) => sum + width, 0);
  const template = [
    ...(selected ? [`${CHECK_WIDTH}px`] : []),
    ...shown.map(({ track, width }, at) => (at === 0 ? `minmax(${width}px, 3fr)` : track)),
    ...(actions ? [`${actions.width}px`] : []),
  ].join(' ');
  const isFiltered = view.search.trim() !== '' || Object.keys(view.facets).length > 0;
  const hasTotals = entries.length > 1 && shownColumns.some(({ total }) => total);
  return (
    <section className={classes.frame} aria-label={name}>
      <TableToolbar
        name={name}
        columns={columns}
        rows={rows}
        shownColumns={shownColumns}
        view={view}
        written={written}
        before={before}
        after={after?.(entries)}
        onChange={change}
        onCopy={() => void copyTable(shownColumns, copied)}
        onDownload={() => void downloadTable(name, shownColumns, copied)}
        onSpreadsheet={() => void downloadSpreadsheet(name, shownColumns, copied)}
      />
      <VisuallyHidden role="status" aria-label={`Linhas de ${name}`}>
        {isFiltered && `${numberText(entries.length)} de ${countText(rows.length, 'linha', 'linhas')}`}
      </VisuallyHidden>
      {selected && chosen.length > 0 && (
        <ChosenBar count={chosen.length} onClear={selection.clear}>
          {selected(chosen, selection.clear)}
        </ChosenBar>
      )}
      <TableRows
        key={isPhone ? 'cards' : 'rows'} // their heights differ
        name={name}
        entries={entries}
        isOrdering={isOrdering}
        rowName={rowName}
        actions={actions}
        selection={selection}
        isPhone={isPhone}
        columns={shownColumns}
        isSelectable={selected !== undefined}
        // variables of CSS
        style={{ '--columns': template, '--narrowest': `${narrowest}px` } as CSSProperties}
        head={
          <TableHead
            shown={shown}
            all={
              selected
                ? {
                    isChecked: isAll,
                    isPartly: chosen.length > 0 && !isAll,
                    toggle: () => (isAll ? selection.clear() : selection.selectAll()),
                  }
                : null
            }
            hasActions={actions !== undefined}
          />
        }
        foot={
          hasTotals && (
            <TableFoot
              columns={shownColumns}
              rows={copied}
              line={entries.length + 2}
              hasCheck={selected !== undefined}
              hasActions={actions !== undefined}
            />
          )
        }
        none={
          isFiltered && rows.length > 0 ? (
            <>
              Nenhuma linha com este filtro.
              <Button size="xs" variant="default" onClick={() => change({ search: '', facets: {} })}>
                Limpar busca e filtros
              </Button>
            </>
          ) : (
            (props.none ?? 'Nenhuma linha com este filtro.')
          )
        }
      />
    </section>
  );
}

interface ChosenBarProps {
  count: number;
  onClear: () => void;
  /** What can be done with the selected rows. */
  children: ReactNode;
}

function ChosenBar({ count, onClear, children }: ChosenBarProps) {
  return (
    <div className={classes.toolbar} role="group" aria-label="Seleção">
      <Group gap={4}>
        <Text size="sm" fw={600} role="status">
          {countText(count, 'linha selecionada', 'linhas selecionadas')}
        </Text>
        <IconButton label="Limpar seleção" icon={IconX} size="sm" onClick={onClear} />
      </Group>
      <Group gap="xs">{children}</Group>
    </div>
  );
}
