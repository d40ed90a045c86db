import { ActionIcon, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { assetModels, type Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { textDirection } from '#domain/ads/text.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { pressedKeys } from '#client/lib/shortcuts/keys.ts';
import classes from './item-row.module.css';

interface ItemEditorProps {
  kind: AssetType;
  item: Item;
  onConfirm: (edited: Item) => void;
  onCancel: () => void;
}

/** Replaces the item's row. Enter confirms, Escape cancels. */
export function ItemEditor({ kind, item, onConfirm, onCancel }: ItemEditorProps) {
  const { columnLabels } = generatorViews[kind];
  const [edited, setEdited] = useState(item);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm(edited);
  };
  /** Ctrl+Enter confirms too: elsewhere it would generate another list. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (pressedKeys(event.nativeEvent) !== 'mod+enter') return;
    event.preventDefault();
    onConfirm(edited);
  };
  return (
    <form className={classes.item} onSubmit={submit} onKeyDown={onKeyDown}>
      <div className={classes.fields}>
        {assetModels[kind].columns.map(({ key, limit, measure }, position) => (
          <TextInput
            key={key}
            aria-label={columnLabels[key]}
            size="xs"
            dir={textDirection(edited[key] ?? '')}
            data-autofocus={position === 0 || undefined}
            autoFocus={position === 0}
            value={edited[key] ?? ''}
            onChange={(event) => setEdited({ ...edited, [key]: event.currentTarget.value })}
            rightSectionWidth={58}
            rightSection={<Length width={measure(edited[key] ?? '')} limit={limit} />}
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
