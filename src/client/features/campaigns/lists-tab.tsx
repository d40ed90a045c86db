import { Box, Button, SimpleGrid } from '@mantine/core';
import { IconDownload, IconListDetails, IconPencil, IconShare3 } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type CampaignDetail, campaignExport } from '#domain/campaign/campaign.ts';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import { campaignFileName } from '#domain/texts/exports.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { readContents } from '#client/data/campaigns.ts';
import { useSession } from '#client/data/use-session.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { HelpLink } from '#client/parts/help-link.tsx';
import { SheetSummary } from '#client/parts/product-sheet/sheet-summary.tsx';
import { paths } from '#client/paths.ts';
import { AssetCard } from './asset-card.tsx';
import { CampaignAbout } from './campaign-about.tsx';
import { CampaignFormPanel } from './campaign-form-panel.tsx';
import { CampaignTabs } from './campaign-tabs.tsx';
import { findDraft } from './form-draft.ts';

/** The campaign's fields and its lists. */
export function ListsTab({ campaign }: { campaign: CampaignDetail }) {
  const userId = useSession().profile.id;
  const { assets, sheet, ...fields } = campaign;
  const exportFile = useExport(campaign);
  const [isEditing, setIsEditing] = useState(() => findDraft(userId, fields) !== undefined);
  return (
    <>
      <PageHeader
        title={campaign.name}
        subtitle={`Criada em ${formatPlainDay(dayOfTimestamp(campaign.createdAt))}`}
        actions={
          <>
            {!isEditing && (
              <Button
                variant="default"
                leftSection={<IconPencil size={18} stroke={1.8} />}
                onClick={() => setIsEditing(true)}
              >
                Editar
              </Button>
            )}
            <Button
              component={Link}
              to={paths.campaignReport(campaign.id)}
              variant="default"
              leftSection={<IconShare3 size={18} stroke={1.8} />}
            >
              Compartilhar
            </Button>
            <Button
              leftSection={<IconDownload size={18} stroke={1.8} />}
              loading={exportFile.isPending}
              onClick={() => exportFile.mutate()}
            >
              Exportar Campanha
            </Button>
          </>
        }
      />
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
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
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

function useExport(campaign: CampaignDetail) {
  return useMutation({
    mutationFn: () => readContents(campaign.id),
    onSuccess: (contents) => {
      const file = JSON.stringify(campaignExport(campaign, contents), null, 2);
      downloadFile(campaignFileName(campaign.name), file, 'application/json');
      notifySuccess('Campanha exportada com sucesso!');
    },
    onError: (error) => notifyFailure('Erro ao exportar campanha', error),
  });
}
