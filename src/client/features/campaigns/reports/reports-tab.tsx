import { Button, Center, Loader, Stack } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StoredImport } from '#domain/reports/stored.ts';
import { ErrorState } from '#client/components/error-state.tsx';
import { Panel } from '#client/components/panel.tsx';
import { importsOptions } from '#client/data/reports.ts';
import { paths } from '#client/paths.ts';
import { useOpenCampaign } from '../open-campaign.ts';
import { ImportList } from './import-list.tsx';
import { DropZone } from './upload/drop-zone.tsx';
import { UploadList } from './upload/upload-list.tsx';
import { useUploads } from './upload/use-uploads.ts';

/** Takes the reports of a campaign and lists the stored ones. */
export function ReportsTab() {
  const { id } = useOpenCampaign();
  const { uploads, add, remove, retry } = useUploads(id);
  const { data: imports, error, refetch } = useQuery(importsOptions(id));
  return (
    <Stack gap="lg">
      <Panel title="Novo relatório">
        <Stack>
          <DropZone onFiles={add} />
          <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />
        </Stack>
      </Panel>
      {error && imports === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && imports === undefined && (
        <Center>
          <Loader aria-label="Carregando relatórios" />
        </Center>
      )}
      {imports && imports.length > 0 && (
        <Panel title="Guardados" actions={hasTerms(imports) && <TermsLink id={id} />}>
          <ImportList campaignId={id} imports={imports} />
        </Panel>
      )}
    </Stack>
  );
}

function hasTerms(imports: readonly StoredImport[]): boolean {
  return imports.some(({ type, received, rowCount }) => type === 'search_terms' && received === rowCount);
}

function TermsLink({ id }: { id: string }) {
  return (
    <Button
      component={Link}
      to={paths.campaignTab(id, 'termos')}
      variant="light"
      rightSection={<IconArrowRight size={16} stroke={1.7} />}
    >
      Ver o que gasta sem vender
    </Button>
  );
}
