import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import type { Finding } from '#domain/making/findings/finding.ts';
import type { ImportedTable, Scope } from '#domain/making/editor-file/imported/write-imported.ts';
import type { EditorEncoding } from '#domain/making/editor-file/write-files.ts';
import { countText } from '#client/lib/count-text.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { runJob } from '#client/parts/jobs/run-job.ts';
import { EncodingSelect } from './export-options.tsx';
import { ExportProgress } from './export-progress.tsx';
import { downloadExport, notifyExport } from './download-export.ts';
import { RefusedAlert } from './refused-alert.tsx';
import { useExport } from './use-export.ts';
import { useImportedOutcome } from './use-imported-outcome.ts';

interface ImportedDownloadProps {
  imported: ImportedCampaign;
  /** What Google would refuse. */
  refused: readonly Finding[];
}

/** The Editor's file of an imported campaign: what changed since the import, or all its rows. */
export function ImportedDownload({ imported, refused }: ImportedDownloadProps) {
  const { campaign, lists } = useBuilder();
  const draft = useCampaignDraft();
  const [scope, setScope] = useState<Scope>('changes');
  const [encoding, setEncoding] = useState<EditorEncoding>('utf-16le');
  const { work, start, cancel } = useExport();
  const input = { imported, draft, name: campaign.name, currency: campaign.currency };
  const counts = useImportedOutcome(imported).data?.counts;
  const isEmpty = scope === 'changes' && counts !== undefined && countAll(counts) === 0 && lists.length === 0;
  function download(): void {
    start('importedFile', async (signal) => {
      const file = await runJob('importedFile', { ...input, scope, encoding }, { signal });
      downloadExport(campaign.name, 'editor', file);
      notifyExport(refused);
    });
  }
  return (
    <>
      <SegmentedControl
        aria-label="Linhas do arquivo"
        value={scope}
        onChange={(value) => setScope(value === 'whole' ? 'whole' : 'changes')}
        data={[
          { value: 'changes', label: 'Só o que mudou' },
          { value: 'whole', label: 'Todas as linhas' },
        ]}
      />
      <Text size="sm" role="status">
        {counts === undefined ? 'Comparando com o arquivo importado…' : describe(counts)}
      </Text>
      <EncodingSelect value={encoding} onChange={setEncoding} />
      <RefusedAlert refused={refused} />
      <Group>
        <Button leftSection={<IconDownload />} loading={work !== null} disabled={isEmpty} onClick={download}>
          {refused.length > 0 ? 'Baixar mesmo assim' : 'Baixar para o Editor'}
        </Button>
      </Group>
      <ExportProgress work={work} onCancel={cancel} />
    </>
  );
}

type Counts = ImportedTable['counts'];

const countAll = ({ changed, paused, added }: Counts) => changed + paused + added;

function describe(counts: Counts): string {
  const { changed, paused, added } = counts;
  if (countAll(counts) === 0) return 'Nada mudou desde a importação.';
  const part = (count: number, one: string, many: string) =>
    count === 0 ? [] : [countText(count, one, many)];
  const parts = [
    ...part(changed, 'linha muda', 'linhas mudam'),
    ...part(paused, 'é pausada ou removida', 'são pausadas ou removidas'),
    ...part(added, 'é nova', 'são novas'),
  ];
  return `Desde a importação: ${parts.join(', ')}. Nomes trocados levam o nome original, para não perder o histórico.`;
}
