import { ActionIcon, Button, Select, TextInput, Tooltip } from '@mantine/core';
import {
  IconArrowsDiagonal,
  IconArrowsDiagonalMinimize2,
  IconListCheck,
  IconSearch,
  IconX,
} from '@tabler/icons-react';
import { memo, type RefObject } from 'react';
import { type ItemOrder, itemOrders } from '#domain/making/texts/arrange-items.ts';
import {
  hasKeyboard,
  shortcutKeys,
  shortcutProps,
  useShortcuts,
} from '#client/lib/shortcuts/use-shortcuts.ts';
import { useTab, writeTab } from '#client/lib/storage/tab-scope.ts';
import classes from './list-toolbar.module.css';
import { tallListStore } from './list-stores.ts';

const icon = { size: 17, stroke: 1.7 };

const orderLabels: Record<ItemOrder, string> = {
  original: 'Ordem original',
  alphabet: 'Alfabética',
  shortest: 'Mais curtos primeiro',
  longest: 'Mais longos primeiro',
  intent: 'Por intenção',
};

interface ListToolbarProps {
  filter: string;
  order: ItemOrder;
  isSelecting: boolean;
  /** Whether the list can be grouped by intent. */
  hasIntents: boolean;
  filterField: RefObject<HTMLInputElement | null>;
  onFilter: (filter: string) => void;
  onOrder: (order: ItemOrder) => void;
  onSelecting: (isSelecting: boolean) => void;
}

/**
 * The controls that decide how the list is shown. They do not change the list, and a change of the list does not
 * render them.
 */
export const ListToolbar = memo(function ListToolbar(props: ListToolbarProps) {
  const {
    filter,
    order: chosen,
    isSelecting,
    hasIntents,
    filterField,
    onFilter,
    onOrder,
    onSelecting,
  } = props;
  const orders = itemOrders.filter((order) => order !== 'intent' || hasIntents);
  useShortcuts({ filter: () => filterField.current?.focus() });
  return (
    <div className={classes.toolbar}>
      <TextInput
        ref={filterField}
        className={classes.filter}
        size="sm"
        aria-label="Filtrar a lista"
        placeholder={hasKeyboard() ? `Filtrar (tecla ${shortcutKeys('filter')})` : 'Filtrar'}
        {...shortcutProps('filter')}
        leftSection={<IconSearch size={16} stroke={1.7} />}
        rightSection={
          filter !== '' && (
            <ActionIcon variant="subtle" color="gray" aria-label="Limpar filtro" onClick={() => onFilter('')}>
              <IconX size={16} stroke={1.7} />
            </ActionIcon>
          )
        }
        value={filter}
        onChange={(event) => onFilter(event.currentTarget.value)}
        onKeyDown={({ key }) => key === 'Escape' && onFilter('')}
      />
      <Select
        className={classes.order}
        size="sm"
        aria-label="Ordem da lista"
        data={orders.map((value) => ({ value, label: orderLabels[value] }))}
        value={hasIntents || chosen !== 'intent' ? chosen : 'original'}
        onChange={(order) => order && onOrder(order)}
      />
      <SelectButton isSelecting={isSelecting} onSelecting={onSelecting} />
      <TallButton />
    </div>
  );
});

/** Shows a box in each row, for fingers above all. */
export function SelectButton({
  isSelecting,
  onSelecting,
}: Pick<ListToolbarProps, 'isSelecting' | 'onSelecting'>) {
  return (
    <Button
      className={classes.toggle}
      size="sm"
      variant={isSelecting ? 'light' : 'default'}
      aria-pressed={isSelecting}
      leftSection={<IconListCheck {...icon} />}
      onClick={() => onSelecting(!isSelecting)}
    >
      Selecionar
    </Button>
  );
}

/** Makes the list as high as the window, and back. */
function TallButton() {
  const isTall = useTab(tallListStore);
  const Sign = isTall ? IconArrowsDiagonalMinimize2 : IconArrowsDiagonal;
  const label = isTall ? 'Reduzir' : 'Ampliar';
  return (
    <Tooltip label={isTall ? 'Voltar à altura normal' : 'Usar a altura da janela'}>
      <Button
        className={classes.toggle}
        size="sm"
        variant="default"
        leftSection={<Sign {...icon} />}
        onClick={() => writeTab(tallListStore, !isTall)}
      >
        {label}
      </Button>
    </Tooltip>
  );
}
