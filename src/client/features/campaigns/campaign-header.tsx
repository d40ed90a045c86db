import { Box, Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconEye, IconPencil, IconShare3, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useMatch, useNavigate } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { IconButton } from '#client/components/icon-button.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { TaskProgress } from '#client/components/task-progress.tsx';
import { panelLabels, tabLabels } from '#client/parts/campaign/tab-labels.ts';
import { campaignTabs, paths } from '#client/paths.ts';
import { useCampaignExport } from './use-campaign-export.ts';

/** The campaign's name, and what can be done with it as a whole. The same above every tab. */
export function CampaignHeader({ campaign, back }: { campaign: CampaignDetail; back: ReactNode }) {
  const navigate = useNavigate();
  const exporting = useCampaignExport(campaign);
  const name = useMatch('/campaign/:id/:tab')?.params.tab;
  const tab = campaignTabs.find((each) => each === name);
  return (
    <>
      <PageHeader
        title={campaign.name}
        part={tab && tabLabels[tab]}
        back={back}
        actions={
          <>
            <Button
              onClick={() => void navigate(paths.editedCampaign(campaign.id))}
              variant="default"
              px={{ base: 'xs', sm: 'md' }}
              leftSection={<IconPencil />}
            >
              Editar
            </Button>
            <Button
              variant="default"
              px={{ base: 'xs', sm: 'md' }}
              leftSection={<IconDownload />}
              loading={exporting.progress !== null}
              onClick={() => void exporting.start()}
            >
              Exportar Campanha
            </Button>
            <MoreActions id={campaign.id} />
          </>
        }
      />
      {exporting.progress !== null && (
        <Box mb="md">
          <TaskProgress label="Lendo as listas" share={exporting.progress} onCancel={exporting.cancel} />
        </Box>
      )}
    </>
  );
}

function MoreActions({ id }: { id: string }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton label="Mais ações da campanha" icon={IconDots} variant="default" size="input-sm" />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.campaignReport(id)} leftSection={<IconShare3 />}>
          Compartilhar
        </Menu.Item>
        <Menu.Item component={Link} to={paths.campaignTab(id, 'previa')} leftSection={<IconEye />}>
          {panelLabels.previa}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.campaignTab(id, 'matriz')} leftSection={<IconWorld />}>
          {tabLabels.matriz}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
