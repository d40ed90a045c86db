import { Button, Checkbox, Group, Menu, Popover, Stack, Text, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconColumns3,
  IconDownload,
  IconSearch,
} from '@tabler/icons-react';
import { memo, type ReactNode, useCallback, useState } from 'react';
import { numberText } from '#domain/shared/numbers.ts';
import { IconButton } from '../icon-button.tsx';
import type { DataColumn } from './column.ts';
import classes from './data-table.module.css';
import { SavedViews } from './saved-views.tsx';
import type { TableView } from './table-view.ts';
import { useInSlices } from './use-in-slices.ts';
import { countTexts } from './view-rows.ts';

interface ToolsProps<Row> {
  name: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  shownColumns: readonly DataColumn<Row>[];
  view: TableView;
  written: string;
  onChange: (part: Partial<TableView>) => void;
}

interface TableToolbarProps<Row> extends ToolsProps<Row> {
  onCopy: () => void;
  onDownload: () => void;
  onSpreadsheet: () => void;
  /** Content of the screen before the search. */
  before: ReactNode;
  /** Content of the screen after the search. */
  after: ReactNode;
}

/** The toolbar above a table. It decides which rows and columns are shown, and how. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { before, after, onCopy, onDownload, onSpreadsheet, ...tools } = props;
  const { name } = tools;
  return (
    <div className={classes.toolbar} role="group" aria-label={`Ver ${name}`}>
      {before}
      <RowTools {...tools} />
      <Group gap={0} wrap="nowrap">
        <ColumnTools {...tools} />
        <Menu position="bottom-start">
          <Menu.Target>
            <IconButton label={`Copiar ou baixar ${name}`} icon={IconDownload} />
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={onCopy}>Copiar para uma planilha</Menu.Item>
            <Menu.Item onClick={onDownload}>Baixar CSV</Menu.Item>
            <Menu.Item onClick={onSpreadsheet}>Baixar XLSX</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {after}
    </div>
  );
}

/** A selected row changes nothing of these tools, which are dear to draw. */
const RowTools = memo(PlainRowTools) as typeof PlainRowTools; // memo forgets the type of the row
const ColumnTools = memo(PlainColumnTools) as typeof PlainColumnTools; // as above

function PlainRowTools<Row>({ name, columns, rows, view, onChange }: ToolsProps<Row>) {
  return (
    <>
      {columns
        .filter(({ isFacet }) => isFacet)
        .map((column) => (
          <Facet
            key={column.id}
            column={column}
            rows={rows}
            chosen={view.facets[column.id] ?? []}
            onChange={(chosen) => onChange({ facets: { ...view.facets, [column.id]: chosen } })}
          />
        ))}
      <TextInput
        className={classes.search ?? ''}
        size="xs"
        aria-label={`Buscar em ${name}`}
        placeholder="Buscar"
        enterKeyHint="search"
        leftSection={<IconSearch />}
        maxLength={100}
        value={view.search}
        onChange={({ currentTarget: { value } }) => onChange({ search: value })}
      />
    </>
  );
}

function PlainColumnTools<Row>({ name, columns, shownColumns, written, onChange }: ToolsProps<Row>) {
  return (
    <>
      <SavedViews name={name} written={written} />
      <ColumnsMenu columns={columns} shown={shownColumns.map(({ id }) => id)} onChange={onChange} />
    </>
  );
}

interface FacetProps<Row> {
  column: DataColumn<Row>;
  rows: readonly Row[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

const noRows: never[] = [];

/** Which texts of a column are shown. They are counted from the first opening on; of many rows, it opens when that is done. */
function Facet<Row>({ column, rows, chosen, onChange }: FacetProps<Row>) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  const counted = state === 'new' ? noRows : rows;
  const { made: counts } = useInSlices(
    useCallback(() => countTexts(column, counted), [column, counted]),
    counted,
  );
  const toggle = (text: string) =>
    onChange(chosen.includes(text) ? chosen.filter((each) => each !== text) : [...chosen, text]);
  return (
    <Popover
      position="bottom-start"
      trapFocus
      opened={state === 'open' && counts !== undefined}
      onChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
    >
      <Popover.Target>
        <Button
          size="xs"
          variant={chosen.length > 0 ? 'light' : 'default'}
          rightSection={<IconChevronDown />}
          aria-label={`${column.label}: ${chosen.length === 0 ? 'tudo' : chosen.join(', ')}`}
          onClick={() => setState(state === 'open' ? 'closed' : 'open')}
        >
          {chosen.length === 1
            ? chosen[0]
            : chosen.length > 1
              ? `${column.label} (${chosen.length})`
              : column.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="xs" role="group" aria-label={column.label}>
          {[...(counts ?? [])].map(([text, count]) => (
            <Checkbox
              key={text}
              label={`${text === '' ? '(vazio)' : text} (${numberText(count)})`}
              checked={chosen.includes(text)}
              onChange={() => toggle(text)}
            />
          ))}
          {chosen.length > 0 && (
            <Button size="xs" variant="subtle" color="gray" onClick={() => onChange([])}>
              Mostrar tudo
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ColumnsMenuProps<Row> {
  columns: readonly DataColumn<Row>[];
  shown: readonly string[];
  onChange: (part: Partial<TableView>) => void;
}

/** Which columns are shown, and in which order. The first one always is. */
function ColumnsMenu<Row>({ columns, shown, onChange }: ColumnsMenuProps<Row>) {
  const [first, ...others] = columns;
  const chosen = shown.filter((id) => id !== first?.id);
  const hidden = others.map(({ id }) => id).filter((id) => !shown.includes(id));
  const labelOf = (id: string) => columns.find((column) => column.id === id)?.label ?? id;
  const set = (ids: readonly string[]) => onChange({ columns: ids });
  function move(id: string, by: 1 | -1): void {
    const at = shown.indexOf(id);
    const rest = shown.filter((each) => each !== id);
    set(rest.toSpliced(Math.max(1, at + by), 0, id));
  }
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <IconButton label="Colunas" icon={IconColumns3} />
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap={4} role="group" aria-label="Colunas">
          {/* Shown and hidden columns are one list, so that a checkbox keeps the focus when its column moves. */}
          {[...chosen, ...hidden].map((id, at) => {
            const isShown = at < chosen.length;
            return (
              <Group key={id} justify="space-between" wrap="nowrap" gap="xs">
                <Checkbox
                  label={labelOf(id)}
                  checked={isShown}
                  onChange={() => set(isShown ? shown.filter((each) => each !== id) : [...shown, id])}
                />
                {isShown && (
                  <Group gap={0} wrap="nowrap">
                    <IconButton
                      label={`${labelOf(id)} antes`}
                      icon={IconArrowUp}
                      size="md"
                      disabled={at === 0}
                      onClick={() => move(id, -1)}
                    />
                    <IconButton
                      label={`${labelOf(id)} depois`}
                      icon={IconArrowDown}
                      size="md"
                      disabled={at === chosen.length - 1}
                      onClick={() => move(id, 1)}
                    />
                  </Group>
                )}
              </Group>
            );
          })}
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => onChange({ columns: null, sizes: {} })}
          >
            Voltar ao normal
          </Button>
          <Text size="xs" c="dimmed">
            A largura se muda na borda do título.
          </Text>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
