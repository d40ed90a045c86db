import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { Link } from 'react-router';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import type { NegativeListSummary } from '#domain/making/structure/negative-lists.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { countText } from '#client/lib/count-text.ts';
import { paths } from '#client/paths.ts';
import { useDeletion } from './use-deletion.ts';

/** All lists, with the way into each. */
export function AllLists({ lists }: { lists: readonly NegativeListSummary[] }) {
  const { deleted, remove, restore } = useDeletion();
  return (
    <Stack>
      {deleted && (
        <Alert color="teal" variant="light" role="status" title={`Lista ${deleted.name} excluída`}>
          <Group justify="space-between">
            <Text size="sm">No Google Ads ela continua: exclua-a lá também, se já estiver.</Text>
            <Button size="sm" variant="default" onClick={restore}>
              Desfazer
            </Button>
          </Group>
        </Alert>
      )}
      {lists.length === 0 ? (
        <EmptyState
          icon={IconBan}
          title="Nenhuma lista ainda"
          hint="Junte em uma lista o que nenhuma campanha quer: curiosos, empregos, downloads. Depois escolha as campanhas que a usam."
        />
      ) : (
        <Lists lists={lists} onRemove={remove} />
      )}
    </Stack>
  );
}

interface ListsProps {
  lists: readonly NegativeListSummary[];
  onRemove: (id: string) => void;
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
                aria-label={`Excluir a lista ${list.name}`}
                onClick={() => askToDelete(list, () => onRemove(list.id))}
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
    message: `A lista ${name} tem ${countText(count, 'negativa', 'negativas')}.${from}`,
    confirmLabel: 'Excluir',
    onConfirm,
  });
}
