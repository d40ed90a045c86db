import { Alert, Button, CloseButton, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { recognisedText, sumsText } from '#client/parts/report-words.ts';
import { CampaignQuestion } from './campaign-question.tsx';
import { PeriodForm } from './period-form.tsx';
import { SalesForm } from './sales-form.tsx';
import type { Upload, UploadState } from './use-uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRemove: (id: string) => void;
  onRetry: (upload: Upload) => void;
  onReadAsSales: (upload: Upload) => void;
}

/** The files of this visit with what was recognised in each, how far it is, and what went wrong. */
export function UploadList({ uploads, onRemove, ...actions }: UploadListProps) {
  return (
    <Stack gap="sm" mt={uploads.length > 0 ? 'md' : 0} aria-live="polite">
      {uploads.map((upload) => (
        <Paper
          key={upload.id}
          component="article"
          withBorder
          radius="lg"
          p="md"
          aria-label={upload.file.name}
        >
          <Group justify="space-between" wrap="nowrap">
            <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
              {upload.file.name}
            </Text>
            {isUnderWay(upload.state) ? (
              <Button size="compact-sm" variant="default" onClick={() => onRemove(upload.id)}>
                Cancelar
              </Button>
            ) : (
              <CloseButton
                aria-label={`Tirar ${upload.file.name} da lista`}
                onClick={() => onRemove(upload.id)}
              />
            )}
          </Group>
          <Stack gap="xs" mt={4}>
            <UploadBody upload={upload} {...actions} />
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}

function isUnderWay({ is }: UploadState): boolean {
  return (
    is === 'waiting' ||
    is === 'reading' ||
    is === 'asking' ||
    is === 'choosing' ||
    is === 'dividing' ||
    is === 'sending'
  );
}

type UploadBodyProps = Pick<UploadListProps, 'onRetry' | 'onReadAsSales'> & { upload: Upload };

function UploadBody({ upload, onRetry, onReadAsSales }: UploadBodyProps) {
  const { state } = upload;
  if (state.is === 'waiting') return <Text c="dimmed">Na fila</Text>;
  if (state.is === 'reading') return <Progress animated value={100} aria-label="Lendo o arquivo" />;
  if (state.is === 'refused' || state.is === 'failed') {
    return (
      <>
        <Alert color="red" variant="light">
          {state.message}
        </Alert>
        {state.is === 'refused' && (
          <Text size="sm">
            Traga o arquivo como o Google Ads ou a sua rede o baixou, em CSV, sem abrir antes em uma planilha.
          </Text>
        )}
        {state.is === 'refused' && state.mayBeSales && (
          <Group>
            <Button size="sm" variant="default" onClick={() => onReadAsSales(upload)}>
              É um arquivo de vendas: escolher colunas
            </Button>
          </Group>
        )}
        {state.is === 'failed' && (
          <Group>
            <Button size="sm" variant="default" onClick={() => onRetry(upload)}>
              Tentar de novo
            </Button>
          </Group>
        )}
      </>
    );
  }
  if (state.is === 'choosing') return <SalesForm {...state} />;
  const { report } = state;
  return (
    <>
      <Text size="sm">{recognisedText(report)}</Text>
      <Text size="sm" c="dimmed">
        {sumsText(report, report.rows)}
      </Text>
      {report.warnings.map((warning) => (
        <Alert key={warning} color="yellow" variant="light" py="xs">
          {warning}
        </Alert>
      ))}
      <UploadEnd state={state} />
    </>
  );
}

function UploadEnd({ state }: { state: UploadState }) {
  if (state.is === 'dividing') return <CampaignQuestion {...state} />;
  if (state.is === 'asking') return <PeriodForm onAnswer={state.answer} />;
  if (state.is === 'sending') {
    return <Progress value={Math.max(3, state.share * 100)} aria-label="Salvando as linhas" />;
  }
  return (
    <Group gap={6}>
      <IconCircleCheck aria-hidden="true" />
      <Text size="sm">Salvo nesta campanha</Text>
    </Group>
  );
}
