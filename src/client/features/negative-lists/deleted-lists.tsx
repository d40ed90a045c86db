import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import { negativeListLimits } from '#domain/making/structure/limits.ts';
import { RESTORE_DAYS } from '#domain/making/structure/negative-lists.ts';
import { FailedRead } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { deletedListsOptions } from '#client/data/negative-lists.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatPlainDay } from '#client/lib/dates.ts';

/** The deleted lists that can come back. */
export function DeletedLists({ onRestore }: { onRestore: (id: string) => void }) {
  const query = useQuery(deletedListsOptions);
  const { data: deleted = [] } = query;
  if (deleted.length === 0) return <FailedRead query={query} />;
  return (
    <Panel title="Excluídas recentemente">
      <Stack>
        <Text size="sm" c="dimmed">
          Voltam como eram, com as campanhas que as usavam. Ficam as {negativeListLimits.lists} mais recentes,
          por {RESTORE_DAYS} dias.
        </Text>
        <RuledList label="Listas excluídas">
          {deleted.map(({ id, name, count, deletedAt }) => (
            <RuledEntry key={id} py="sm">
              <Stack gap={2} flex="1 1 16rem" miw={0}>
                <Text style={{ overflowWrap: 'anywhere' }}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {countText(count, 'negativa', 'negativas')}, excluída em{' '}
                  {formatPlainDay(dayOfTimestamp(deletedAt))}
                </Text>
              </Stack>
              <Button
                size="sm"
                variant="default"
                aria-label={`Restaurar a lista ${name}`}
                onClick={() => onRestore(id)}
              >
                Restaurar
              </Button>
            </RuledEntry>
          ))}
        </RuledList>
      </Stack>
    </Panel>
  );
}
