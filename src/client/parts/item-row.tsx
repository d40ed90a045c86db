import { ActionIcon, Tooltip } from '@mantine/core';
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { assetModels, type Column, type Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { textDirection } from '#domain/ads/text.ts';
import type { PolicyFinding } from '#domain/review/policy-rule.ts';
import type { Intent } from '#domain/texts/content/intents.ts';
import { IntentNote } from './intent-note.tsx';
import classes from './items-list.module.css';
import { PolicyMark } from './policy-mark.tsx';

interface ItemRowProps {
  kind: AssetType;
  item: Item;
  findings: readonly PolicyFinding[];
  intent: Intent | null;
  /** Replaces the text with another suggestion. */
  onSuggest?: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

export function ItemRow({ kind, item, findings, intent, onSuggest, onEdit, onRemove }: ItemRowProps) {
  const name = item['text'] ?? '';
  return (
    <div className={classes.item} onDoubleClick={onEdit}>
      <div className={classes.fields}>
        {assetModels[kind].columns.map((column) => (
          <Field key={column.key} value={item[column.key] ?? ''} column={column} />
        ))}
        {intent && <IntentNote intent={intent} />}
      </div>
      <span className={classes.mark}>
        <PolicyMark findings={findings} />
      </span>
      <div className={classes.buttons} onDoubleClick={(event) => event.stopPropagation()}>
        {onSuggest && (
          <Tooltip label="Outra sugestão">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Outra sugestão para ${name}`}
              onClick={onSuggest}
            >
              <IconRefresh size={17} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        )}
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

function Field({ value, column }: { value: string; column: Column }) {
  const { limit, measure } = column;
  const width = measure(value);
  return (
    <div className={classes.field}>
      <span className={classes.text} dir={textDirection(value)}>
        {value || '—'}
      </span>
      <span className={classes.length} data-over={width > limit || undefined}>
        {width}/{limit}
      </span>
    </div>
  );
}
