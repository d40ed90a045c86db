import { Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { selectedOf } from '#domain/shared/selection.ts';
import type { DraftGroup } from '#domain/making/structure/draft.ts';
import { SelectButton } from '#client/parts/items/list-toolbar.tsx';
import { SelectionBar } from '#client/parts/items/selection-bar.tsx';
import { useListSelection } from '#client/components/selection/use-list-selection.ts';
import { AddKeywords } from './add-keywords.tsx';
import { KeywordActions } from './keyword-actions.tsx';
import { KeywordGrid } from './keyword-grid.tsx';
import { useKeywordActions } from './use-keyword-actions.ts';

interface KeywordListProps {
  group: DraftGroup;
  onOpen: (id: string) => void;
}

/** The group's keywords, selected as the items of a tool's list are. */
export function KeywordList({ group, onOpen }: KeywordListProps) {
  const { keywords } = group;
  const list = useListSelection(keywords);
  const [isSelecting, setIsSelecting] = useState(false);
  const chosen = useMemo(() => selectedOf(list.selection, keywords), [list.selection, keywords]);
  const actions = useKeywordActions({ groupId: group.id, keywords, chosen, list, onOpen });
  return (
    <Stack miw={0} gap="xs">
      <div>
        <SelectButton
          isSelecting={isSelecting}
          onSelecting={(isOn) => {
            setIsSelecting(isOn);
            if (!isOn) list.clear();
          }}
        />
      </div>
      <KeywordGrid group={group} list={list} chosen={chosen} actions={actions} isSelecting={isSelecting} />
      <SelectionBar
        counts={{ all: keywords.length, shown: keywords.length, chosen: chosen.length }}
        onSelectAll={list.selectAll}
        onClear={list.clear}
      >
        <KeywordActions groupId={group.id} actions={actions} />
      </SelectionBar>
      <AddKeywords group={group} />
    </Stack>
  );
}
