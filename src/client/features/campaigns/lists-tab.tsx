import { Box, Button, SimpleGrid } from '@mantine/core';
import { IconDownload, IconListDetails, IconPencil, IconShare3 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { TaskProgress } from '#client/components/task-progress.tsx';
import { useSession } from '#client/data/use-session.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { SheetSummary } from '#client/parts/product-sheet/sheet-summary.tsx';
import { paths } from '#client/paths.ts';
import { AssetCard } from './asset-card.tsx';
import { CampaignAbout } from './campaign-about.tsx';
import { CampaignFormPanel } from './campaign-form-panel.tsx';
import { CampaignTabs } from './campaign-tabs.tsx';
import { findDraft } from './form-draft.ts';
import { useCampaignExport } from './use-campaign-export.ts';

/** The campaign's fields and its lists. */
export function ListsTab({ campaign }: { campaign: CampaignDetail }) {
  const userId = useSession().profile.id;
  const { assets, sheet, ...fields } = campaign;
  const exporting = useCampaignExport(campaign);
  const [isEditing, setIsEditing] = useState(() => findDraft(userId, fields) !== undefined);
  return (
    <>
      <PageHeader
        title={campaign.name}
        subtitle={`Criada em ${formatPlainDay(dayOfTimestamp(campaign.createdAt))}`}
        actions={
          <>
            {!isEditing && (
              <Button variant="default" leftSection={<IconPencil />} onClick={() => setIsEditing(true)}>
                Editar
              </Button>
            )}
            <Button
              component={Link}
              to={paths.campaignReport(campaign.id)}
              variant="default"
              leftSection={<IconShare3 />}
            >
              Compartilhar
            </Button>
            <Button
              leftSection={<IconDownload />}
              loading={exporting.progress !== null}
              onClick={() => void exporting.start()}
            >
              Exportar Campanha
            </Button>
          </>
        }
      />
      {exporting.progress !== null && (
        <Box mb="md">
          <TaskProgress label="Lendo as listas" share={exporting.progress} onCancel={exporting.cancel} />
        </Box>
      )}
      <CampaignTabs id={campaign.id} />
      {isEditing ? (
        <CampaignFormPanel userId={userId} open={fields} onClose={() => setIsEditing(false)} />
      ) : (
        <Box mb="lg">
          <CampaignAbout campaign={campaign} />
        </Box>
      )}
      <Box mb="lg">
        <SheetSummary campaign={fields} sheet={sheet} />
      </Box>
      {assets.length === 0 ? (
        <NoLists />
      ) : (
        <SimpleGrid type="container" cols={{ base: 1, '44rem': 2, '88rem': 3 }}>
          {assets.map((asset) => (
            <AssetCard key={asset.id} campaignId={campaign.id} asset={asset} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

function NoLists() {
  return (
    <EmptyState
      icon={IconListDetails}
      title="Nenhum item salvo"
      hint={
        <>
          Gere uma lista em uma ferramenta e guarde-a aqui em Salvar na campanha.{' '}
          <HelpLink to="primeira-campanha">Veja o caminho todo</HelpLink>
        </>
      }
      action={
        <Button component={Link} to={paths.tools} variant="light" mt="xs">
          Ver ferramentas
        </Button>
      }
    />
  );
}
