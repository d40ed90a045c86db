import { Badge, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isIn, type Period } from '#domain/measuring/reports/period.ts';
import { Panel } from '#client/components/panel.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { changesOptions } from '#client/data/results.ts';
import { formatPlainDay } from '#client/lib/dates.ts';

const letters = ['A', 'B'];

/** The changes made in Google Ads during both periods. They may explain the difference. */
export function ChangesPanel({ campaignId, periods }: { campaignId: string; periods: readonly Period[] }) {
  const { data } = useQuery(changesOptions(campaignId));
  if (data === undefined) return null;
  const changes = data.flatMap(([day, change]) => {
    const at = periods.findIndex((period) => isIn(day, period));
    return at === -1 ? [] : [{ day, change, letter: letters[at] }];
  });
  return (
    <Panel title="O que mudou nestes dias">
      <ShowMore entries={changes} step={20}>
        {(shown) => (
          <Stack component="ul" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
            {shown.map(({ day, change, letter }) => (
              <Group key={day + change} component="li" gap="sm" wrap="nowrap" align="flex-start">
                <Badge color="gray" variant="light" aria-label={`Período ${letter}`}>
                  {letter}
                </Badge>
                <Text size="sm" c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {formatPlainDay(day)}
                </Text>
                <Text size="sm" miw={0} style={{ overflowWrap: 'anywhere' }}>
                  {change}
                </Text>
              </Group>
            ))}
          </Stack>
        )}
      </ShowMore>
      {changes.length === 0 && (
        <Text c="dimmed">
          {data.length === 0
            ? 'Traga o relatório Histórico de alterações desta campanha para ver aqui o que mudou entre os períodos.'
            : 'O histórico de alterações não tem nada nestes dias.'}
        </Text>
      )}
    </Panel>
  );
}
