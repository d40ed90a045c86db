import { useDraggable } from '@dnd-kit/core';
import { Checkbox, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { textDirection } from '#domain/ads/text.ts';
import type { PlannedKeyword } from '#domain/structure/plan.ts';
import { keywordWhy } from '#client/parts/keyword-why.ts';
import classes from './assembly.module.css';

interface KeywordRowProps {
  keyword: PlannedKeyword;
  /** The keywords to move when this row is dragged: the ticked ones, or this one. */
  dragged: { groupId: string; texts: string[] };
  isTicked: boolean;
  top: number;
  height: number;
  onTick: (isTicked: boolean) => void;
}

export function KeywordRow({ keyword, dragged, isTicked, top, height, onTick }: KeywordRowProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `kw:${keyword.text}`,
    data: dragged,
  });
  const why = keywordWhy(keyword);
  return (
    <div
      ref={setNodeRef}
      role="listitem"
      className={classes.keywordRow}
      data-dragging={isDragging || undefined}
      style={{ top, height }}
    >
      <span className={classes.handle} {...listeners} title="Arraste para outro grupo">
        <IconGripVertical size={16} stroke={1.7} aria-hidden="true" />
      </span>
      <Checkbox
        aria-label={`Marcar ${keyword.text}`}
        checked={isTicked}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <div className={classes.keywordText}>
        <Text size="sm" truncate title={keyword.text} dir={textDirection(keyword.text)}>
          {keyword.text}
        </Text>
        <Text size="xs" c="dimmed" truncate title={why}>
          {why}
        </Text>
      </div>
    </div>
  );
}
