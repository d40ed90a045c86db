import { ActionIcon, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { changeGroup, removeGroup } from '#domain/structure/edit.ts';
import type { PlannedGroup } from '#domain/structure/plan.ts';
import { Tip } from '#client/components/tip.tsx';
import { Panel } from '#client/components/panel.tsx';
import { notifyUndo } from '#client/lib/notify.ts';
import { LinesEditor } from '../lines-editor.tsx';
import { useBuilder } from '../plan-context.ts';
import { AdsEditor } from './ads-editor.tsx';
import { KeywordList } from './keyword-list.tsx';

interface GroupPanelProps {
  group: PlannedGroup;
  onOpen: (id: string) => void;
}

/** The open group: its name, keywords, negatives and ads. */
export function GroupPanel({ group, onOpen }: GroupPanelProps) {
  const { store } = useBuilder();
  const [part, setPart] = useState<string>('keywords');
  const change = (edit: (group: PlannedGroup) => PlannedGroup, step?: string) =>
    store.change((plan) => changeGroup(plan, group.id, edit), step && `${group.id}:${step}`);
  function remove(): void {
    store.change((plan) => removeGroup(plan, group.id));
    notifyUndo('Grupo excluído', store.undo);
  }
  return (
    <Panel>
      <Stack>
        <Group align="flex-end" wrap="nowrap">
          <TextInput
            flex={1}
            label="Nome do grupo"
            value={group.name}
            maxLength={255}
            error={group.name.trim() === '' ? 'Dê um nome ao grupo.' : undefined}
            onChange={({ currentTarget: { value } }) =>
              change((now) => ({ ...now, name: value === '' ? ' ' : value }), 'name')
            }
          />
          <Tip label="Excluir grupo">
            <ActionIcon
              variant="subtle"
              color="red"
              size="input-sm"
              aria-label="Excluir grupo"
              onClick={remove}
            >
              <IconTrash size={18} stroke={1.7} />
            </ActionIcon>
          </Tip>
        </Group>
        <SegmentedControl
          aria-label="Parte do grupo"
          value={part}
          onChange={setPart}
          data={[
            { value: 'keywords', label: `Palavras (${group.keywords.length.toLocaleString('pt-BR')})` },
            { value: 'negatives', label: `Negativas (${group.negatives.length})` },
            { value: 'ads', label: `Anúncios (${group.ads.length})` },
          ]}
        />
        {part === 'keywords' && <KeywordList group={group} onOpen={onOpen} />}
        {part === 'negatives' && (
          <LinesEditor
            label="Negativas do grupo"
            description='Uma por linha: palavra, "frase" ou [exata]. As que a proposta criou mandam cada pesquisa ao grupo certo.'
            lines={group.negatives}
            onChange={(negatives) => change((now) => ({ ...now, negatives }), 'negatives')}
          />
        )}
        {part === 'ads' && <AdsEditor group={group} onChange={change} />}
      </Stack>
    </Panel>
  );
}
