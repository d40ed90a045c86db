import { Button, Group } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditorEncoding } from '#domain/making/editor-file/write-files.ts';
import type { Finding } from '#domain/making/findings/finding.ts';
import type { ExportTarget } from '#client/parts/export-steps.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import type { JobOutput } from '#client/parts/jobs/builder-jobs.ts';
import { runJob } from '#client/parts/jobs/run-job.ts';
import { DecimalSelect, EncodingSelect } from './export-options.tsx';
import { downloadExport, notifyExport } from './download-export.ts';
import { ExportProgress } from './export-progress.tsx';
import { RefusedAlert } from './refused-alert.tsx';
import { useExport } from './use-export.ts';

interface ExportDownloadProps {
  target: ExportTarget;
  /** What Google would refuse. */
  refused: readonly Finding[];
}

/** The options of one target and its button. */
export function ExportDownload({ target, refused }: ExportDownloadProps) {
  const { campaign } = useBuilder();
  const draft = useCampaignDraft();
  const [encoding, setEncoding] = useState<EditorEncoding>('utf-16le');
  const [decimal, setDecimal] = useState<',' | '.'>(',');
  const { work, start, cancel } = useExport();
  const input = { draft, name: campaign.name, currency: campaign.currency };

  function download(): void {
    if (target === 'editor') {
      start('editorFile', async (signal) =>
        hand(await runJob('editorFile', { ...input, encoding }, { signal })),
      );
    } else {
      start('webFiles', async (signal) => hand(await runJob('webFiles', { ...input, decimal }, { signal })));
    }
  }
  function hand({ bytes, isZip }: JobOutput<'editorFile'>): void {
    downloadExport(campaign.name, target, { bytes, isZip });
    notifyExport(refused);
  }
  return (
    <>
      {target === 'editor' ? (
        <EncodingSelect value={encoding} onChange={setEncoding} />
      ) : (
        <DecimalSelect value={decimal} onChange={setDecimal} />
      )}
      <RefusedAlert refused={refused} />
      <Group>
        <Button
          leftSection={<IconDownload />}
          loading={work !== null}
          disabled={draft.groups.length === 0}
          onClick={download}
        >
          {refused.length > 0
            ? 'Baixar mesmo assim'
            : target === 'editor'
              ? 'Baixar para o Editor'
              : 'Baixar os arquivos'}
        </Button>
      </Group>
      <ExportProgress work={work} onCancel={cancel} />
    </>
  );
}
