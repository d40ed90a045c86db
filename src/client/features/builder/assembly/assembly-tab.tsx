import { type DragEndEvent, DragOverlay } from '@dnd-kit/core';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { moveKeywords } from '#domain/making/structure/edit.ts';
import { DragArea } from '#client/components/drag-area.tsx';
import { notifySuccess } from '#client/lib/notify.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import classes from './assembly.module.css';
import { AssemblyBar } from './assembly-bar.tsx';
import { AssemblyStart } from './assembly-start.tsx';
import { GroupList } from './group-list.tsx';
import { GroupPanel } from './group-panel.tsx';
import { LeftOutNotice } from './left-out-notice.tsx';
import { useOpenGroup } from '#client/parts/draft/use-open-group.ts';
import { useProposal } from '../use-proposal.ts';

type Dragged = { groupId: string; texts: string[] } | undefined;

/**
 * The ad groups on one side, the open group on the other. Keywords are dragged to another group or moved with
 * a menu.
 */
export function AssemblyTab() {
  const { store } = useBuilder();
  const draft = useCampaignDraft();
  const [open, openGroup] = useOpenGroup(draft);
  const proposal = useProposal();
  const [dragged, setDragged] = useState<Dragged>();
  if (draft.groups.length === 0 || open === undefined) return <AssemblyStart proposal={proposal} />;

  function drop({ over }: DragEndEvent): void {
    setDragged(undefined);
    const toId = over?.id;
    if (typeof toId !== 'string' || dragged === undefined || dragged.groupId === toId) return;
    store.change((now) => moveKeywords(now, { ...dragged, texts: new Set(dragged.texts) }, toId));
    const name = draft.groups.find(({ id }) => id === toId)?.name ?? '';
    notifySuccess(dragged.texts.length === 1 ? 'Palavra movida' : 'Palavras movidas', name);
  }

  return (
    <DragArea
      onDragStart={({ active }) => setDragged(active.data.current as Dragged)} // see keyword-row.tsx
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={drop}
    >
      <AssemblyBar proposal={proposal} onOpen={openGroup} />
      <LeftOutNotice proposal={proposal} />
      <div className={classes.columns}>
        <GroupList openId={open.id} onOpen={openGroup} />
        <GroupPanel key={open.id} group={open} onOpen={openGroup} />
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Text className={classes.dragged} size="sm" truncate>
            {dragged.texts.length === 1 ? dragged.texts[0] : `${dragged.texts.length} palavras`}
          </Text>
        )}
      </DragOverlay>
    </DragArea>
  );
}
