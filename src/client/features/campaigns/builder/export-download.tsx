import { Alert, Button, Group, Select, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { EditorEncoding } from '#domain/editor-file/write-plan.ts';
import { confirmAction } from '#client/components/confirm-action.tsx';
import { downloadFile } from '#client/lib/files.ts';
import { notifyError, notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { type ExportTarget, fileNameOf } from './export-words.ts';
import { useBuilder, usePlan } from './plan-context.ts';
import { cancelJobs, runJob } from './run-job.ts';
import { useJob } from './use-job.ts';

/**
 * The options of one target and its button. If a negative blocks a keyword, it asks for confirmation first.
 */
export function ExportDownload({ target }: { target: ExportTarget }) {
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
      {blocking > 0 && <ConflictAlert campaignId={campaign.id} blocking={blocking} />}
      {target === 'editor' ? (
        <EncodingSelect value={encoding} onChange={setEncoding} />
      ) : (
        <DecimalSelect value={decimal} onChange={setDecimal} />
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

function ConflictAlert({ campaignId, blocking }: { campaignId: string; blocking: number }) {
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} stroke={1.7} />} title="Negativas em conflito">
      <Group justify="space-between">
        <Text size="sm">
          {blocking === 1 ? '1 negativa bloqueia' : `${blocking} negativas bloqueiam`} palavras desta
          campanha.
        </Text>
        <Button component={Link} size="xs" variant="default" to={paths.campaignTab(campaignId, 'conflitos')}>
          Resolver
        </Button>
      </Group>
    </Alert>
  );
}

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

function EncodingSelect({ value, onChange }: ChoiceProps<EditorEncoding>) {
  return (
    <Select
      label="Codificação"
      maw={320}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(chosen === 'utf-8-bom' ? 'utf-8-bom' : 'utf-16le')}
      data={[
        { value: 'utf-16le', label: 'UTF-16 com tabulações (padrão)' },
        { value: 'utf-8-bom', label: 'UTF-8 com vírgulas' },
      ]}
    />
  );
}

function DecimalSelect({ value, onChange }: ChoiceProps<',' | '.'>) {
  return (
    <Select
      label="Sinal decimal"
      description="Como a sua conta do Google Ads escreve números."
      maw={320}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => onChange(chosen === '.' ? '.' : ',')}
      data={[
        { value: ',', label: 'Vírgula: 1,50' },
        { value: '.', label: 'Ponto: 1.50' },
      ]}
    />
  );
}
