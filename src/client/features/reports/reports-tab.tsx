import { Box, Button, Skeleton, Stack } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { StoredImport } from '#domain/measuring/reports/stored.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { Panel } from '#client/components/panel.tsx';
import { importsOptions } from '#client/data/reports.ts';
import { paths } from '#client/paths.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { DropZone } from '#client/parts/drop-zone.tsx';
import { useOpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import { ImportList } from './import-list.tsx';
import { ReportsToBring } from './reports-to-bring.tsx';
import { UploadList } from './upload/upload-list.tsx';
import { type Upload, useUploads } from './upload/use-uploads.ts';

/** Takes the reports of a campaign and lists the stored ones. */
export function ReportsTab() {
  const { id } = useOpenCampaign();
  const { uploads, add, remove, retry, readAsSales } = useUploads(id);
  const imports = useQuery(importsOptions(id));
  return (
    <Stack gap="lg">
      <Panel title="Novo relatório">
        <Stack gap={0}>
          <DropZone isQuiet={uploads.some(isAsking)} onFiles={add}>
            <Box component="span" visibleFrom="sm">
              Ou arraste para cá os
            </Box>
            <Box component="span" hiddenFrom="sm">
              Os
            </Box>{' '}
            CSV ou XLSX que você baixa do Google Ads e os de vendas da sua rede. Envie o original, sem abrir
            antes em uma planilha. <HelpLink to="relatorios">Quais trazer</HelpLink>
          </DropZone>
          <UploadList uploads={uploads} onRemove={remove} onRetry={retry} onReadAsSales={readAsSales} />
        </Stack>
      </Panel>
      <Loaded
        query={imports}
        waiting={<Skeleton h={160} radius="lg" role="status" aria-label="Carregando relatórios" />}
      >
        {(stored) =>
          stored.length > 0 ? (
            <Panel title="Salvos" actions={<NextLinks id={id} imports={stored} />}>
              <ImportList campaignId={id} imports={stored} />
            </Panel>
          ) : (
            uploads.length === 0 && <ReportsToBring />
          )
        }
      </Loaded>
    </Stack>
  );
}

const isAsking = ({ state }: Upload) => ['asking', 'dividing', 'choosing'].includes(state.is);

const next = [
  { type: 'search_terms', tab: 'termos', label: 'Ver o que gasta sem vender' },
  { type: 'sales', tab: 'lucro', label: 'Ver o lucro' },
] as const;

/** Where the stored files lead. */
function NextLinks({ id, imports }: { id: string; imports: readonly StoredImport[] }) {
  const whole = imports.filter(({ received, rowCount }) => received === rowCount);
  return next
    .filter(({ type }) => whole.some((each) => each.type === type))
    .map(({ tab, label }) => (
      <Button
        key={tab}
        component={Link}
        to={paths.campaignTab(id, tab)}
        variant="light"
        rightSection={<IconArrowRight />}
      >
        {label}
      </Button>
    ));
}
