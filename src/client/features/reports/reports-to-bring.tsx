import { Stack, Text } from '@mantine/core';
import { Panel } from '#client/components/panel.tsx';
import { RuledEntry, RuledList } from '#client/components/ruled-list.tsx';
import { HelpLink } from '#client/parts/help-link.tsx';
import { howToDownload, reportsToBring } from '#client/parts/reports-to-bring.ts';

/** What to bring, for whoever has brought nothing yet. */
export function ReportsToBring() {
  return (
    <Panel title="Quais relatórios trazer">
      <Stack gap="xs">
        <Text size="sm">
          {howToDownload} Um já basta; cada um a mais mostra mais.{' '}
          <HelpLink to="relatorios">Ver todos</HelpLink>
        </Text>
        <RuledList label="Quais relatórios trazer">
          {reportsToBring.map(({ name, where, columns, shows }) => (
            <RuledEntry key={name} py="sm">
              <Stack gap={2} flex="1 1 16rem" miw={0}>
                <Text fw={600}>{name}</Text>
                <Text size="sm" c="dimmed">
                  Mostra {shows}.
                </Text>
              </Stack>
              <Stack gap={2} flex="2 1 22rem" miw={0}>
                <Text size="sm">Onde: {where}</Text>
                <Text size="sm" c="dimmed">
                  Colunas: {columns}
                </Text>
              </Stack>
            </RuledEntry>
          ))}
        </RuledList>
      </Stack>
    </Panel>
  );
}
