import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { MeasuredChange } from '#domain/deciding/rules/change-log.ts';
import type { RuledAccount } from '#domain/deciding/rules/rule.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { ShowMore } from '#client/components/show-more.tsx';
import { changeLogOptions } from '#client/data/rules.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatMoment, formatPlainDay } from '#client/lib/dates.ts';
import { broughtText } from '#client/parts/brought-words.ts';
import { authorText, changeText } from './rule-words.ts';

const STEP = 20;

/** Who or what changed the account, when, from what to what, and what came after. */
export function AccountChanges({ account }: { account: RuledAccount }) {
  const log = useQuery(changeLogOptions(account.id));
  return (
    <Panel title="O que mudou">
      <Loaded query={log} waiting="Comparando antes e depois">
        {(changes) =>
          changes.length === 0 ? (
            <Text c="dimmed">Nenhuma mudança nos últimos dias.</Text>
          ) : (
            <ShowMore entries={changes} step={STEP}>
              {(shown) => (
                <RuledList label="O que mudou">
                  {shown.map((change) => (
                    <Change key={change.id} change={change} />
                  ))}
                </RuledList>
              )}
            </ShowMore>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Change({ change }: { change: MeasuredChange }) {
  const { day, at, author, brought, others, currency } = change;
  return (
    <RuledEntry py="sm">
      <Stack gap={2}>
        <Text style={{ overflowWrap: 'anywhere' }}>{changeText(change)}</Text>
        {brought && <Text size="sm">{broughtText(brought, currency)}</Text>}
        <Text size="sm" c="dimmed">
          {authorText(author)}, {at === null ? formatPlainDay(day) : formatMoment(at)}
          {brought &&
            others > 0 &&
            `. Nesses dias houve ${countText(others, 'outra mudança', 'outras mudanças')} na campanha`}
          .
        </Text>
      </Stack>
    </RuledEntry>
  );
}
