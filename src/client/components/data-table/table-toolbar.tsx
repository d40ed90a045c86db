import { Button, Checkbox, Group, Menu, Popover, Stack, Text, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconColumns3,
  IconDownload,
  IconSearch,
} from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { numberText } from '#domain/shared/numbers.ts';
import { IconButton } from '../icon-button.tsx';
import { type DataColumn, textOf } from './column.ts';
import classes from './data-table.module.css';
import { SavedViews } from './saved-views.tsx';
import type { TableView } from './table-view.ts';

interface TableToolbarProps<Row> {
  name: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  shown: readonly string[];
  view: TableView;
  written: string;
  onChange: (part: Partial<TableView>) => void;
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
  const { name, columns, rows, shown, view, written, onChange, onCopy, onDownload, onSpreadsheet } = props;
  const { before, after } = props;
  return (
    <div className={classes.toolbar} role="group" aria-label={`Ver ${name}`}>
      {before}
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
      <Group gap={0} wrap="nowrap">
        <SavedViews name={name} written={written} />
        <ColumnsMenu columns={columns} shown={shown} onChange={onChange} />
        <Menu position="bottom-end">
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

interface FacetProps<Row> {
  column: DataColumn<Row>;
  rows: readonly Row[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Which texts of a column are shown. */
function Facet<Row>({ column, rows, chosen, onChange }: FacetProps<Row>) {
  return (
    <Popover position="bottom-start" trapFocus>
      <Popover.Target>
        <Button
          size="xs"
          variant={chosen.length > 0 ? 'light' : 'default'}
          rightSection={<IconChevronDown />}
          aria-label={`${column.label}: ${chosen.length === 0 ? 'tudo' : chosen.join(', ')}`}
        >
          {chosen.length === 1
            ? chosen[0]
            : chosen.length > 1
              ? `${column.label} (${chosen.length})`
              : column.label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <FacetTexts {...{ column, rows, chosen, onChange }} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** The texts of a column with how many rows have each, counted when they are opened. */
function FacetTexts<Row>({ column, rows, chosen, onChange }: FacetProps<Row>) {
  const counts = useMemo(() => {
    const found = new Map<string, number>();
    for (const row of rows) {
      const text = textOf(column, row);
      found.set(text, (found.get(text) ?? 0) + 1);
    }
    return found;
  }, [column, rows]);
  const toggle = (text: string) =>
    onChange(chosen.includes(text) ? chosen.filter((each) => each !== text) : [...chosen, text]);
  return (
    <Stack gap="xs" role="group" aria-label={column.label}>
      {[...counts].map(([text, count]) => (
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
    <Popover position="bottom-end" trapFocus>
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
