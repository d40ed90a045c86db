import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { EditorEncoding } from '#domain/editor-file/write-plan.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { DecimalSelect, EncodingSelect } from './export-options.tsx';
import { type ExportTarget, fileNameOf } from './export-words.ts';
import { JobProgress } from './job-progress.tsx';
import { useBuilder, usePlan } from './plan-context.ts';
import { runJob } from './run-job.ts';
import { useExport } from './use-export.ts';
import { useJob } from './use-job.ts';

/** The options of one target and its button. */
export function ExportDownload({ target }: { target: ExportTarget }) {
  const { campaign } = useBuilder();
  const plan = usePlan();
  const { data: conflicts } = useJob('conflicts', {});
  const [encoding, setEncoding] = useState<EditorEncoding>('utf-16le');
  const [decimal, setDecimal] = useState<',' | '.'>(',');
  const { work, start, cancel } = useExport();
  const blocking = (conflicts ?? []).filter(({ total, isKept }) => total > 0 && !isKept).length;
  const input = { plan, name: campaign.name, currency: campaign.currency };

  function download(): void {
    if (target === 'editor') {
      start('editorFile', async (signal) =>
        hand(await runJob('editorFile', { ...input, encoding }, signal), 'text/csv'),
      );
    } else {
      start('webFiles', async (signal) =>
        hand(await runJob('webFiles', { ...input, decimal }, signal), 'application/zip'),
      );
    }
  }
  function hand(bytes: Uint8Array<ArrayBuffer>, type: 'text/csv' | 'application/zip'): void {
    downloadFile(fileNameOf(campaign.name, target), bytes, type);
    notifySuccess('Arquivo pronto', 'Siga o passo a passo abaixo.');
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
          loading={work !== null}
          disabled={plan.groups.length === 0}
          onClick={download}
        >
          {target === 'editor' ? 'Baixar para o Editor' : 'Baixar os arquivos'}
        </Button>
      </Group>
      {work !== null && (
        <JobProgress
          key={work}
          name={work}
          label={work === 'conflicts' ? 'Procurando negativas que bloqueiam' : 'Gravando o arquivo'}
          onCancel={cancel}
        />
      )}
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
