import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCode, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Finding } from '#domain/making/findings/finding.ts';
import { Panel } from '#client/components/panel.tsx';
import { downloadFile } from '#client/lib/files.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { useBuilder, useCampaignDraft } from '#client/parts/draft/draft-context.ts';
import { runJob } from '#client/parts/jobs/run-job.ts';
import { ExportProgress } from './export-progress.tsx';
import { fileNameOf } from './export-words.ts';
import { useExport } from './use-export.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface OtherFormatsProps {
  isImported: boolean;
  /** What Google would refuse. */
  refused: readonly Finding[];
}

/** The script for Google Ads' own editor, and the spreadsheet for people. */
export function OtherFormats({ isImported, refused }: OtherFormatsProps) {
  const { campaign } = useBuilder();
  const draft = useCampaignDraft();
  const { work, start, startFree, cancel } = useExport();
  const input = { draft, name: campaign.name, currency: campaign.currency };
  const isBusy = work !== null || draft.groups.length === 0;
  function downloadScript(): void {
    start('script', async (signal) => {
      const text = await runJob('script', input, { signal });
      downloadFile(fileNameOf(campaign.name, 'script'), text, 'text/javascript');
      notifySuccess('Script pronto', 'As primeiras linhas dele dizem como usar.');
    });
  }
  function downloadSpreadsheet(): void {
    startFree('spreadsheet', async (signal) => {
      const bytes = await runJob('spreadsheet', input, { signal });
      downloadFile(fileNameOf(campaign.name, 'spreadsheet'), bytes, XLSX);
      notifySuccess('Planilha pronta');
    });
  }
  return (
    <Panel title="Outros formatos">
      <Stack>
        <Format
          title="Planilha (XLSX)"
          hint="Tudo da campanha, para ler, mandar a um cliente ou guardar. O Google Ads não importa este arquivo."
        >
          <Button
            variant="default"
            leftSection={<IconTable />}
            loading={work === 'spreadsheet'}
            disabled={isBusy}
            onClick={downloadSpreadsheet}
          >
            Baixar planilha
          </Button>
        </Format>
        <Format
          title="Script do Google Ads"
          hint={
            isImported
              ? 'Para colar no editor de scripts da conta. Ele cria outra campanha: para mudar a que já existe, use o Editor.'
              : 'Para colar no editor de scripts da conta, sem instalar nada. Começa em modo de prévia: nada muda até você trocar uma linha.'
          }
        >
          <Button
            variant="default"
            leftSection={<IconCode />}
            loading={work === 'script'}
            disabled={isBusy}
            onClick={downloadScript}
          >
            {refused.length > 0 ? 'Baixar script mesmo assim' : 'Baixar script'}
          </Button>
        </Format>
        <ExportProgress work={work} onCancel={cancel} />
      </Stack>
    </Panel>
  );
}

function Format({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Group justify="space-between" gap="sm">
      <Stack gap={2} flex="1 1 18rem" miw={0}>
        <Text fw={600}>{title}</Text>
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      </Stack>
      {children}
    </Group>
  );
}
