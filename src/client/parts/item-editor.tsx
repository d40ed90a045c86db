import { ActionIcon, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { adTextWidth } from '#domain/ads/text.ts';
import type { Column, Item } from '#domain/texts/generators/items.ts';
import classes from './items-list.module.css';

interface ItemEditorProps {
  item: Item;
  columns: readonly Column[];
  onConfirm: (edited: Item) => void;
  onCancel: () => void;
}

/** In the row's place: Enter confirms, Escape leaves it as it was. */
export function ItemEditor({ item, columns, onConfirm, onCancel }: ItemEditorProps) {
  const [edited, setEdited] = useState(item);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm(edited);
  };
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onCancel();
  };
  return (
    <form className={classes.item} onSubmit={submit} onKeyDown={cancelOnEscape}>
      <div className={classes.fields}>
        {columns.map(({ key, label, limit }, position) => (
          <TextInput
            key={key}
            aria-label={label}
            size="xs"
            dir="auto"
            data-autofocus={position === 0 || undefined}
            autoFocus={position === 0}
            value={edited[key] ?? ''}
            onChange={(event) => setEdited({ ...edited, [key]: event.currentTarget.value })}
            rightSectionWidth={58}
            rightSection={<Length width={adTextWidth(edited[key] ?? '')} limit={limit} />}
          />
        ))}
      </div>
      <div className={classes.buttons} data-shown>
        <ActionIcon type="submit" variant="subtle" aria-label="Confirmar edição">
          <IconCheck size={18} stroke={1.9} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label="Cancelar edição" onClick={onCancel}>
          <IconX size={18} stroke={1.9} />
        </ActionIcon>
      </div>
    </form>
  );
}

function Length({ width, limit }: { width: number; limit: number }) {
  return (
    <span className={classes.length} data-over={width > limit || undefined}>
      {width}/{limit}
    </span>
  );
}
