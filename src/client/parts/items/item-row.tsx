import { Checkbox } from '@mantine/core';
import { IconGripVertical, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { memo, useId } from 'react';
import { assetModels, type Column, type Item } from '#domain/ads/asset-models.ts';
import { type AssetType, isKeywordType } from '#domain/ads/asset-types.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { textDirection } from '#domain/ads/text.ts';
import type { PolicyFinding } from '#domain/making/review/policy-rule.ts';
import type { Intent } from '#domain/language/intents.ts';
import { PolicyMark } from '../policy-mark.tsx';
import { IntentNote } from './intent-note.tsx';
import classes from './item-row.module.css';
import { RowButton } from './row-button.tsx';

// Created once, because React skips an element that is the same object as before.
const signs = {
  drag: <IconGripVertical size={16} stroke={1.7} aria-hidden="true" />,
  suggest: <IconRefresh size={17} stroke={1.7} />,
  edit: <IconPencil size={17} stroke={1.7} />,
  remove: <IconTrash size={17} stroke={1.7} />,
};

interface ItemRowProps {
  kind: AssetType;
  item: Item;
  language: LanguageCode | undefined;
  index: number;
  findings: readonly PolicyFinding[];
  intent: Intent | null;
  /** The row that Tab reaches. The arrow keys move from row to row. */
  isActive: boolean;
  isSelected: boolean;
  isSelecting: boolean;
  /** Whether the text can be replaced with another suggestion. */
  canSuggest: boolean;
  /** Whether the row has a handle to drag it. */
  canDrag: boolean;
}

/** A row of the list. Its cells render only when they change. A new position or selection renders only the row element. */
export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { index, isSelected, isSelecting, ...cells } = props;
  const id = useId();
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      aria-labelledby={id}
      tabIndex={cells.isActive ? 0 : -1}
      className={classes.item}
      data-ad-text={!isKeywordType(cells.kind) || undefined}
    >
      <Cells {...cells} id={id} ticked={isSelecting ? isSelected : null} />
    </div>
  );
});

interface CellsProps extends Omit<ItemRowProps, 'index' | 'isSelected' | 'isSelecting'> {
  /** The id of the cell that names the row. */
  id: string;
  /** Null: the row has no box to tick. */
  ticked: boolean | null;
}

/** The list handles their events by `data-action`. */
const Cells = memo(function Cells(props: CellsProps) {
  const { kind, item, id, language, findings, intent, isActive, ticked, canSuggest, canDrag } = props;
  const textId = `${id}-text`;
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      {ticked !== null && (
        <div role="gridcell" className={classes.tick}>
          <Checkbox
            data-action="select"
            aria-label={`Selecionar ${item['text'] ?? ''}`}
            checked={ticked}
            readOnly
            tabIndex={tabIndex}
          />
        </div>
      )}
      {canDrag && (
        <div role="gridcell" className={classes.handle} data-drag title="Arraste para mudar a ordem">
          {signs.drag}
        </div>
      )}
      <div role="gridcell" id={id} className={classes.fields}>
        {assetModels[kind].columns.map((column) => (
          <Field
            key={column.key}
            id={column.key === 'text' ? textId : undefined}
            value={item[column.key] ?? ''}
            column={column}
            language={language}
          />
        ))}
        {intent && <IntentNote intent={intent} tabIndex={tabIndex} />}
      </div>
      <div role="gridcell" className={classes.mark}>
        {findings.length > 0 && <PolicyMark findings={findings} tabIndex={tabIndex} />}
      </div>
      <Buttons textId={textId} tabIndex={tabIndex} canSuggest={canSuggest} />
    </>
  );
});

interface ButtonsProps {
  /** The id of the text that names the buttons. */
  textId: string;
  tabIndex: 0 | -1;
  canSuggest: boolean;
}

/** Their names refer to the row's text by id, so that the buttons need not render when the text changes. */
const Buttons = memo(function Buttons({ textId, tabIndex, canSuggest }: ButtonsProps) {
  const named = (action: string, label: string, title = label) => ({
    title, // a Mantine tooltip in each row would make scrolling slow
    id: `${textId}-${action}`,
    'aria-label': label,
    'aria-labelledby': `${textId}-${action} ${textId}`,
    'data-action': action,
    tabIndex,
  });
  return (
    <div role="gridcell" className={classes.buttons}>
      {canSuggest && (
        <RowButton {...named('suggest', 'Outra sugestão para', 'Outra sugestão')}>{signs.suggest}</RowButton>
      )}
      <RowButton {...named('edit', 'Editar')}>{signs.edit}</RowButton>
      <RowButton {...named('remove', 'Excluir')} color="red">
        {signs.remove}
      </RowButton>
    </div>
  );
});

interface FieldProps {
  id: string | undefined;
  value: string;
  column: Column;
  language: LanguageCode | undefined;
}

function Field({ id, value, column, language }: FieldProps) {
  const { limit, measure } = column;
  const width = measure(value);
  return (
    <div className={classes.field}>
      <span id={id} className={classes.text} dir={textDirection(value)} lang={language}>
        {value || '—'}
      </span>
      <span className={classes.length} data-over={width > limit || undefined}>
        {width}/{limit}
      </span>
    </div>
  );
}
