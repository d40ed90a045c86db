import { List, Loader, SegmentedControl, SimpleGrid, Spoiler, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { exportedKinds } from '#domain/editor-file/ready-plan.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { ExportDownload } from './export-download.tsx';
import { exportSteps, type ExportTarget, kindLabels, outReasons } from './export-words.ts';
import { useBuilder } from './plan-context.ts';
import { useJob } from './use-job.ts';

/**
 * Asks for the target of the export, lists included and left-out parts, then shows the file and the steps.
 */
export function ExportTab() {
  const { campaign } = useBuilder();
  const [target, setTarget] = useState<ExportTarget>('editor');
  const about = { name: campaign.name, currency: campaign.currency };
  const { data: report, error, refetch } = useJob('report', { ...about, target });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (report === undefined) return <Loader aria-label="Conferindo o arquivo" />;
  return (
    <Stack gap="lg">
      <Panel title="Editor ou navegador?">
        <Stack>
          <SegmentedControl
            aria-label="Para onde vai a campanha"
            value={target}
            onChange={(value) => setTarget(value === 'web' ? 'web' : 'editor')}
            data={[
              { value: 'editor', label: 'Google Ads Editor' },
              { value: 'web', label: 'Envio pelo navegador' },
            ]}
          />
          <Text size="sm" c="dimmed">
            {target === 'editor'
              ? 'Um arquivo com tudo, que você importa e confere antes de publicar. É o caminho mais completo.'
              : 'Arquivos numerados, para quem não usa o Editor. O navegador não controla a presença: confira os locais depois.'}
          </Text>
          <ExportDownload key={target} target={target} />
        </Stack>
      </Panel>
      <Panel title="O que entra">
        <SimpleGrid cols={{ base: 2, sm: 3, md: 5 }}>
          {exportedKinds.map((kind) => (
            <div key={kind}>
              <Text size="xl" fw={650}>
                {report.counts[kind].toLocaleString('pt-BR')}
              </Text>
              <Text size="sm" c="dimmed">
                {kindLabels[kind]}
              </Text>
            </div>
          ))}
        </SimpleGrid>
      </Panel>
      {report.out.length > 0 && (
        <Panel title={`O que fica de fora (${report.out.length.toLocaleString('pt-BR')})`}>
          <Spoiler maxHeight={320} showLabel="Ver tudo" hideLabel="Ver menos">
            <Table.ScrollContainer minWidth={480}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>Item</Table.Th>
                    <Table.Th>Por quê</Table.Th>
                    <Table.Th>Onde</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {report.out.slice(0, 500).map(({ kind, text, group, why }, at) => (
                    <Table.Tr key={at}>
                      <Table.Td style={{ overflowWrap: 'anywhere' }}>{text}</Table.Td>
                      <Table.Td>{outReasons[why]}</Table.Td>
                      <Table.Td>{[kindLabels[kind], group].filter(Boolean).join(' · ')}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
          </Spoiler>
        </Panel>
      )}
      <Panel title="Passo a passo">
        <List type="ordered" spacing="xs">
          {exportSteps[target].map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      </Panel>
    </Stack>
  );
}
