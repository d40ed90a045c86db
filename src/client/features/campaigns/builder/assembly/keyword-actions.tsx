import { Button, Group, Menu, Select } from '@mantine/core';
import { IconArrowsSplit2, IconChevronDown, IconTrash } from '@tabler/icons-react';
import { type MatchType, matchTypes } from '#domain/ads/match-types.ts';
import { changeMatch, moveKeywords, removeKeywords, splitGroup } from '#domain/structure/edit.ts';
import type { Plan } from '#domain/structure/plan.ts';
import { notifyUndo } from '#client/lib/notify.ts';
import { randomUuid } from '#client/lib/uuid.ts';
import { matchLabels } from '#client/parts/match-labels.ts';
import { useBuilder, usePlan } from '../plan-context.ts';

interface KeywordActionsProps {
  groupId: string;
  chosen: ReadonlySet<string>;
  onDone: () => void;
  onOpen: (id: string) => void;
}

/** The actions on ticked keywords. They can do everything that dragging can. */
export function KeywordActions({ groupId, chosen, onDone, onOpen }: KeywordActionsProps) {
  const { store } = useBuilder();
  const { groups } = usePlan();
  const place = { groupId, texts: chosen };
  function change(edit: (plan: Plan) => Plan): void {
    store.change(edit);
    onDone();
  }
  function remove(): void {
    change((plan) => removeKeywords(plan, place));
    const count = chosen.size;
    notifyUndo(
      count === 1 ? '1 palavra removida' : `${count.toLocaleString('pt-BR')} palavras removidas`,
      store.undo,
    );
  }
  function split(): void {
    const id = randomUuid();
    change((plan) => splitGroup(plan, place, id));
    if (store.getState().history.present.groups.some((group) => group.id === id)) onOpen(id);
  }
  return (
    <Group gap="xs">
      <Select
        aria-label="Mover para"
        placeholder="Mover para…"
        searchable
        value={null}
        limit={100}
        data={groups.filter(({ id }) => id !== groupId).map(({ id, name }) => ({ value: id, label: name }))}
        nothingFoundMessage="Nenhum grupo encontrado"
        onChange={(toId) => toId !== null && change((plan) => moveKeywords(plan, place, toId))}
      />
      <Menu>
        <Menu.Target>
          <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.7} />}>
            Correspondência
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {matchTypes.map((match: MatchType) => (
            <Menu.Item key={match} onClick={() => change((plan) => changeMatch(plan, place, match))}>
              {matchLabels[match]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Button variant="default" leftSection={<IconArrowsSplit2 size={17} stroke={1.7} />} onClick={split}>
        Dividir
      </Button>
      <Button variant="light" color="red" leftSection={<IconTrash size={17} stroke={1.7} />} onClick={remove}>
        Remover
      </Button>
    </Group>
  );
}
