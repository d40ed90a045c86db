import { Select } from '@mantine/core';
import { IconArrowsSplit2, IconCopy, IconTrash } from '@tabler/icons-react';
import { numberText } from '#domain/shared/numbers.ts';
import { BarButton, MatchMenu } from '#client/parts/items/bar-button.tsx';
import { useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import type { KeywordActions as Actions } from './use-keyword-actions.ts';

/** The buttons for the selected keywords of a group. */
export function KeywordActions({ groupId, actions }: { groupId: string; actions: Actions }) {
  const { groups } = useCampaignDraft();
  return (
    <>
      <Select
        size="xs"
        w={150}
        aria-label="Mover para"
        placeholder="Mover para…"
        searchable
        value={null}
        limit={100}
        data={groups.filter(({ id }) => id !== groupId).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(toId) => toId !== null && actions.move(toId)}
        comboboxProps={{ width: 280, position: 'bottom-start' }}
      />
      <BarButton icon={IconCopy} onClick={() => actions.copy()}>
        Copiar
      </BarButton>
      <MatchMenu onChange={actions.match} />
      <BarButton icon={IconArrowsSplit2} onClick={actions.split}>
        Dividir
      </BarButton>
      <BarButton icon={IconTrash} color="red" onClick={() => actions.remove()}>
        {`Excluir ${numberText(actions.count)}`}
      </BarButton>
    </>
  );
}
