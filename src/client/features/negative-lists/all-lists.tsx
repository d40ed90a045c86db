import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { Link } from 'react-router';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import type { NegativeListSummary } from '#domain/making/structure/negative-lists.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { EmptyState } from '#client/components/empty-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { useDeleteNegativeList } from '#client/data/negative-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';

/** All lists, with the way into each. */
export function AllLists({ lists }: { lists: readonly NegativeListSummary[] }) {
  const remove = useDeleteNegativeList();
  if (lists.length === 0) {
    return (
      <EmptyState
        icon={IconBan}
        title="Nenhuma lista ainda"
        hint="Junte em uma lista o que nenhuma campanha quer: curiosos, empregos, downloads. Depois escolha as campanhas que a usam."
      />
    );
  }
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
                onClick={() => askToDelete(list, () => remove.mutate(list.id, { onSuccess: notifyDeleted }))}
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

const notifyDeleted = () =>
  notifySuccess('Lista excluída', 'No Google Ads ela continua: exclua-a lá também, se já estiver.');

function askToDelete({ name, count, campaignIds }: NegativeListSummary, onConfirm: () => void): void {
  const from =
    campaignIds.length === 0
      ? ''
      : ` ${countText(campaignIds.length, 'campanha deixa', 'campanhas deixam')} de bloquear essas buscas.`;
  confirmAction({
    title: 'Excluir a lista',
    message: `A lista ${name} tem ${countText(count, 'negativa', 'negativas')} e não volta.${from}`,
    confirmLabel: 'Excluir',
    onConfirm,
  });
}
