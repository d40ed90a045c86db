import { SimpleGrid, Text } from '@mantine/core';
import { type ExportedKind, exportedKinds } from '#domain/making/editor-file/exportable-draft.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Panel } from '#client/components/panel.tsx';
import { kindLabels, oneOfKind } from '#client/parts/omission-words.ts';

const listFormat = new Intl.ListFormat('pt-BR');

/** What the file contains, and which kinds it has none of. */
export function IncludedPanel({ counts }: { counts: Record<ExportedKind, number> }) {
  const absent = exportedKinds.filter((kind) => counts[kind] === 0);
  return (
    <Panel title="O que entra">
      <SimpleGrid type="container" cols={{ base: 2, '26rem': 3, '44rem': 5 }}>
        {exportedKinds
          .filter((kind) => counts[kind] > 0)
          .map((kind) => (
            <div key={kind}>
              <Text size="xl" fw={650}>
                {numberText(counts[kind])}
              </Text>
              <Text size="sm" c="dimmed">
                {(counts[kind] === 1 ? oneOfKind[kind] : undefined) ?? kindLabels[kind]}
              </Text>
            </div>
          ))}
      </SimpleGrid>
      {absent.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          Sem: {listFormat.format(absent.map((kind) => kindLabels[kind].toLowerCase()))}.
        </Text>
      )}
    </Panel>
  );
}
