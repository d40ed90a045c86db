import {
  Alert,
  Button,
  Group,
  List,
  Loader,
  SegmentedControl,
  Select,
  SimpleGrid,
  Spoiler,
  Stack,
  Table,
  Text,
} from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { exportedKinds } from '#domain/editor-file/ready-plan.ts';
import type { EditorEncoding } from '#domain/editor-file/write-plan.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { downloadFile } from '#client/lib/files.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { exportSteps, fileNameOf, kindLabels, outReasons } from './export-words.ts';
import { useBuilder, usePlan } from './plan-context.ts';
import { cancelJobs, runJob } from './run-job.ts';
import { useJob } from './use-job.ts';

type Target = 'editor' | 'web';

/**
 * Asks for the target of the export, lists included and left-out parts, then shows the file and the steps.
 */
export function ExportTab() {
  const { campaign } = useBuilder();
  const [target, setTarget] = useState<Target>('editor');
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
          <Download key={target} target={target} />
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

/**
 * The options of one target and its button. If a negative blocks a keyword, it asks for confirmation first.
 */
function Download({ target }: { target: Target }) {
  const { campaign } = useBuilder();
  const plan = usePlan();
  const { data: conflicts } = useJob('conflicts', {});
  const [encoding, setEncoding] = useState<EditorEncoding>('utf-16le');
  const [decimal, setDecimal] = useState<',' | '.'>(',');
  const [isWriting, setIsWriting] = useState(false);
  const blocking = (conflicts ?? []).filter(({ total, isKept }) => total > 0 && !isKept).length;

  async function download(): Promise<void> {
    setIsWriting(true);
    const input = { plan, name: campaign.name, currency: campaign.currency };
    try {
      const bytes =
        target === 'editor'
          ? await runJob('editorFile', { ...input, encoding })
          : await runJob('webFiles', { ...input, decimal });
      downloadFile(
        fileNameOf(campaign.name, target),
        bytes,
        target === 'editor' ? 'text/csv' : 'application/zip',
      );
      notifySuccess('Arquivo pronto', 'Siga o passo a passo abaixo.');
    } catch (error) {
      if (!(error instanceof Error && error.message === 'cancelled'))
        notifyError('Erro ao gravar o arquivo', 'Tente de novo. Nada da campanha mudou.');
    } finally {
      setIsWriting(false);
    }
  }
  function ask(): void {
    if (blocking === 0) void download();
    else {
      confirmAction({
        title: 'Há negativas que bloqueiam palavras',
        message: `${blocking === 1 ? '1 negativa impede' : `${blocking} negativas impedem`} que palavras da campanha apareçam. Resolva na aba Conflitos ou baixe assim mesmo.`,
        confirmLabel: 'Baixar assim mesmo',
        onConfirm: () => void download(),
      });
    }
  }
  return (
    <>
      {blocking > 0 && (
        <Alert color="red" icon={<IconAlertTriangle size={20} stroke={1.7} />} title="Negativas em conflito">
          <Group justify="space-between">
            <Text size="sm">
              {blocking === 1 ? '1 negativa bloqueia' : `${blocking} negativas bloqueiam`} palavras desta
              campanha.
            </Text>
            <Button
              component={Link}
              size="xs"
              variant="default"
              to={paths.campaignTab(campaign.id, 'conflitos')}
            >
              Resolver
            </Button>
          </Group>
        </Alert>
      )}
      {target === 'editor' ? (
        <Select
          label="Codificação"
          maw={320}
          allowDeselect={false}
          value={encoding}
          onChange={(value) => setEncoding(value === 'utf-8-bom' ? 'utf-8-bom' : 'utf-16le')}
          data={[
            { value: 'utf-16le', label: 'UTF-16 com tabulações (padrão)' },
            { value: 'utf-8-bom', label: 'UTF-8 com vírgulas' },
          ]}
        />
      ) : (
        <Select
          label="Sinal decimal"
          description="Como a sua conta do Google Ads escreve números."
          maw={320}
          allowDeselect={false}
          value={decimal}
          onChange={(value) => setDecimal(value === '.' ? '.' : ',')}
          data={[
            { value: ',', label: 'Vírgula: 1,50' },
            { value: '.', label: 'Ponto: 1.50' },
          ]}
        />
      )}
      <Group>
        <Button
          leftSection={<IconDownload size={18} stroke={1.8} />}
          loading={isWriting}
          disabled={plan.groups.length === 0}
          onClick={ask}
        >
          {target === 'editor' ? 'Baixar para o Editor' : 'Baixar os arquivos'}
        </Button>
        {isWriting && (
          <Button variant="subtle" onClick={cancelJobs}>
            Cancelar
          </Button>
        )}
      </Group>
    </>
  );
}
