import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { adTextWidth } from '#domain/ads/text.ts';
import type { Column, Item } from '#domain/texts/generators/items.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import classes from './items-list.module.css';
import { PolicyMark } from './policy-mark.tsx';

interface ItemRowProps {
  kind: AssetType;
  item: Item;
  columns: readonly Column[];
  onEdit: () => void;
  onRemove: () => void;
}

export function ItemRow({ kind, item, columns, onEdit, onRemove }: ItemRowProps) {
  const name = item['text'] ?? '';
  return (
    <div className={classes.item} onDoubleClick={onEdit}>
      <div className={classes.fields}>
        {columns.map(({ key, limit }) => (
          <Field key={key} value={item[key] ?? ''} limit={limit} />
        ))}
      </div>
      <span className={classes.mark}>
        <PolicyMark kind={kind} item={item} />
      </span>
      <div className={classes.buttons} onDoubleClick={(event) => event.stopPropagation()}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`Editar ${name}`}
          data-action="edit"
          onClick={onEdit}
        >
          <IconPencil size={17} stroke={1.7} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={`Excluir ${name}`}
          data-action="remove"
          onClick={onRemove}
        >
          <IconTrash size={17} stroke={1.7} />
        </ActionIcon>
      </div>
    </div>
  );
}

function Field({ value, limit }: { value: string; limit: number }) {
  const width = adTextWidth(value);
  return (
    <div className={classes.field}>
      <span className={classes.text} dir="auto">
        {value || '—'}
      </span>
      <span className={classes.length} data-over={width > limit || undefined}>
        {width}/{limit}
      </span>
    </div>
  );
}
