import { Stack, Text } from '@mantine/core';
import type { ChangedDay } from '#domain/deciding/rules/changed-days.ts';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { countText } from '#client/lib/count-text.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { broughtText } from '#client/parts/brought-words.ts';

const STEP = 5;

/** What somebody changed in the campaign, and what came after it. */
export function ChangedDays({ days, currency }: { days: readonly ChangedDay[]; currency: string }) {
  return (
    <ShowMore entries={days} step={STEP}>
      {(shown) => (
        <RuledList label="O que mudou">
          {shown.map(({ day, changes, brought, others }) => (
            <RuledEntry key={day} py="sm">
              <Stack gap={2}>
                <Text size="sm" c="dimmed">
                  {formatPlainDay(day)}
                </Text>
                {changes.map((text) => (
                  <Text key={text} style={{ overflowWrap: 'anywhere' }}>
                    {text}
                  </Text>
                ))}
                <Text size="sm">
                  {brought === null
                    ? 'Ainda não há dias bastantes antes e depois para comparar.'
                    : broughtText(brought, currency)}
                </Text>
                {brought !== null && others > 0 && (
                  <Text size="sm" c="dimmed">
                    Houve mudanças em {countText(others, 'outro dia', 'outros dias')} desse período: a
                    diferença não é só desta.
                  </Text>
                )}
              </Stack>
            </RuledEntry>
          ))}
        </RuledList>
      )}
    </ShowMore>
  );
}
