import { useDroppable } from '@dnd-kit/core';
import { Checkbox, Text, UnstyledButton } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import { countText } from '#client/lib/count-text.ts';
import classes from './assembly.module.css';

interface GroupRowProps {
  group: DraftGroup;
  isOpen: boolean;
  isTicked: boolean;
  style: CSSProperties;
  onOpen: () => void;
  onTick: (isTicked: boolean) => void;
}

/** One group of the list; keywords may be dropped on it. dnd-kit ignores transforms, so `top` places the row. */
export function GroupRow({ group, isOpen, isTicked, style, onOpen, onTick }: GroupRowProps) {
  const { setNodeRef, isOver } = useDroppable({ id: group.id });
  const { keywords, ads } = group;
  return (
    <div
      ref={setNodeRef}
      role="listitem"
      className={classes.groupRow}
      style={style}
      data-open={isOpen || undefined}
      data-over={isOver || undefined}
    >
      <label className={classes.groupTick}>
        <Checkbox
          aria-label={`Marcar ${group.name}`}
          checked={isTicked}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
      </label>
      <UnstyledButton className={classes.groupButton} aria-current={isOpen} onClick={onOpen}>
        <Text size="sm" fw={550} truncate>
          {group.name}
        </Text>
        <Text size="xs" c="dimmed">
          {countText(keywords.length, 'palavra', 'palavras')}
          {' · '}
          {countText(ads.length, 'anúncio', 'anúncios')}
        </Text>
      </UnstyledButton>
    </div>
  );
}
