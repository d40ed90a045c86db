import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { Link } from 'react-router';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { type NegativeListSummary, RESTORE_DAYS } from '#domain/making/structure/negative-lists.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { useDeleteNegativeList, useRestoreNegativeList } from '#client/data/negative-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifyUndo } from '#client/lib/notify-undo.tsx';
import { paths } from '#client/paths.ts';
import { DeletedLists } from './deleted-lists.tsx';

/** All lists, with the way into each. */
export function AllLists({ lists }: { lists: readonly NegativeListSummary[] }) {
  const deletion = useDeleteNegativeList();
  const restoring = useRestoreNegativeList();
  const remove = ({ id, name }: NegativeListSummary) =>
    deletion.mutate(id, {
      onSuccess: () => notifyUndo(`Lista ${name} excluída`, () => restoring.mutate(id)),
    });
  return (
    <Stack>
      {lists.length === 0 ? (
        <EmptyState
          icon={IconBan}
          title="Nenhuma lista ainda"
          hint="Junte em uma lista o que nenhuma campanha quer: curiosos, empregos, downloads. Depois escolha as campanhas que a usam."
        />
      ) : (
        <Lists lists={lists} onRemove={remove} />
      )}
      <DeletedLists onRestore={(id) => restoring.mutate(id)} />
    </Stack>
  );
}

interface ListsProps {
  lists: readonly NegativeListSummary[];
  onRemove: (list: NegativeListSummary) => void;
}

function Lists({ lists, onRemove }: ListsProps) {
  return (
    <Panel>
      <RuledList label="Listas de negativas">
        {lists.map((list) => (
          <RuledEntry key={list.id} py="sm">
            <Stack gap={2} flex="1 1 16rem" miw={0}>
              <Anchor
                data-alone
                component={Link}
                to={paths.negativeList(list.id)}
                fw={600}
                style={{ overflowWrap: 'anywhere' }}
              >
                {list.name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {countText(list.count, 'negativa', 'negativas')} em{' '}
                {countText(list.campaignIds.length, 'campanha', 'campanhas')}
              </Text>
            </Stack>
            <Group gap="xs">
              <Button component={Link} to={paths.negativeList(list.id)} size="sm" variant="default">
                Abrir
              </Button>
              <Button
                size="sm"
                variant="subtle"
                color="red"
                data-flush="end"
                aria-label={`Excluir a lista ${list.name}`}
                onClick={() => askToDelete(list, () => onRemove(list))}
              >
                Excluir
              </Button>
            </Group>
          </RuledEntry>
        ))}
      </RuledList>
      {lists.length >= negativeListLimits.lists && (
        <Text size="sm" c="dimmed" mt="md">
          O Google aceita até {negativeListLimits.lists} listas em uma conta. Para criar outra, exclua uma.
        </Text>
      )}
    </Panel>
  );
}

function askToDelete({ name, count, campaignIds }: NegativeListSummary, onConfirm: () => void): void {
  const from =
    campaignIds.length === 0
      ? ''
      : ` ${countText(campaignIds.length, 'campanha deixa', 'campanhas deixam')} de bloquear essas buscas.`;
  confirmAction({
    title: 'Excluir a lista',
    message: `A lista ${name} tem ${countText(count, 'negativa', 'negativas')}.${from} Ela pode voltar por ${RESTORE_DAYS} dias. Se ela já está no Google Ads, exclua-a lá também.`,
    confirmLabel: 'Excluir',
    onConfirm,
  });
}
