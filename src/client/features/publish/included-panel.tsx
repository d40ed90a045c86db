import { SimpleGrid, Text } from '@mantine/core';
import { type ExportedKind, exportedKinds } from '#domain/making/editor-file/exportable-draft.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { Panel } from '#client/components/panel.tsx';
import { kindLabels } from './export-words.ts';

/** What the file contains. */
export function IncludedPanel({ counts }: { counts: Record<ExportedKind, number> }) {
  return (
    <Panel title="O que entra">
      <SimpleGrid type="container" cols={{ base: 2, '26rem': 3, '44rem': 5 }}>
        {exportedKinds.map((kind) => (
          <div key={kind}>
            <Text size="xl" fw={650}>
              {numberText(counts[kind])}
            </Text>
            <Text size="sm" c="dimmed">
              {kindLabels[kind]}
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Panel>
  );
}
