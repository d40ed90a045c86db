import { useDraggable } from '@dnd-kit/core';
import { Checkbox, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { textDirection } from '#domain/ads/text.ts';
import type { DraftKeyword } from '#domain/making/structure/draft.ts';
import { keywordStage, keywordWhy } from '#client/parts/keyword-why.ts';
import { useTextLanguage } from '#client/parts/draft/draft-context.ts';
import classes from './assembly.module.css';

interface KeywordRowProps {
  keyword: DraftKeyword;
  index: number;
  /** The keywords to move when this row is dragged: the selected ones, or this one. */
  dragged: { groupId: string; texts: string[] };
  /** The row that Tab reaches. The arrow keys move from row to row. */
  isActive: boolean;
  isSelected: boolean;
  isSelecting: boolean;
  top: number;
  height: number;
  onPick: (event: MouseEvent) => void;
  onFocus: () => void;
}

export function KeywordRow(props: KeywordRowProps) {
  const { keyword, index, dragged, isActive, isSelected, isSelecting, top, height, onPick, onFocus } = props;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: `kw:${keyword.text}`, data: dragged });
  const language = useTextLanguage();
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      ref={setNodeRef}
      role="presentation"
      data-index={index}
      className={classes.keywordStage}
      style={{ top, height }}
    >
      <div
        role="row"
        aria-rowindex={index + 1}
        aria-selected={isSelected}
        aria-label={keyword.text}
        tabIndex={tabIndex}
        className={classes.keywordRow}
        data-dragging={isDragging || undefined}
        onClick={onPick}
        onFocus={onFocus}
      >
        <div
          role="gridcell"
          className={classes.handle}
          data-drag
          {...listeners}
          title="Arraste para outro grupo"
        >
          <IconGripVertical aria-hidden="true" />
        </div>
        {isSelecting && (
          <div role="gridcell" className={classes.tick}>
            <Checkbox
              aria-label={`Selecionar ${keyword.text}`}
              checked={isSelected}
              readOnly
              tabIndex={tabIndex}
            />
          </div>
        )}
        <div role="gridcell" className={classes.keywordText}>
          <Text size="sm" truncate title={keyword.text} dir={textDirection(keyword.text)} lang={language}>
            {keyword.text}
          </Text>
          <Text size="xs" c="dimmed" truncate title={keywordWhy(keyword)}>
            {keywordStage(keyword)}
          </Text>
        </div>
      </div>
    </div>
  );
}
