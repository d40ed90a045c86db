import { Button, SimpleGrid, Text } from '@mantine/core';
import { IconArrowLeft, IconDownload, IconListDetails } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router';
import { dayOfTimestamp } from '#domain/shared/days.ts';
import { type CampaignDetail, campaignExport } from '#domain/campaign/campaign.ts';
import { campaignFileName } from '#domain/texts/exports.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignOptions } from '#client/data/campaigns.ts';
import { ApiError } from '#client/lib/api.ts';
import { formatPlainDay } from '#client/lib/dates.ts';
import { downloadFile } from '#client/lib/files.ts';
import { notifySuccess } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { AssetCard } from './asset-card.tsx';

export function CampaignScreen() {
  const { id = '' } = useParams();
  const { data: campaign, error, isPending, refetch } = useQuery(campaignOptions(id));
  if (isPending) return <LoadingScreen message="Carregando campanha..." />;
  if (error instanceof ApiError && error.status === 404)
    return <Navigate to={paths.savedCampaigns} replace />;
  if (campaign === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Campaign campaign={campaign} />;
}

function Campaign({ campaign }: { campaign: CampaignDetail }) {
  const { id, name, notes, createdAt, assets } = campaign;
  return (
    <>
      <Button
        component={Link}
        to={paths.savedCampaigns}
        variant="subtle"
        color="gray"
        px="xs"
        mb="sm"
        leftSection={<IconArrowLeft size={18} stroke={1.7} />}
      >
        Voltar
      </Button>
      <PageHeader
        title={name}
        subtitle={`Criada em ${formatPlainDay(dayOfTimestamp(createdAt))}`}
        actions={
          <Button
            leftSection={<IconDownload size={18} stroke={1.8} />}
            onClick={() => exportCampaign(campaign)}
          >
            Exportar Campanha
          </Button>
        }
      />
      <Text
        mb="lg"
        style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        c={notes ? undefined : 'dimmed'}
      >
        {notes ?? 'Sem anotações.'}
      </Text>
      {assets.length === 0 ? (
        <EmptyState
          icon={IconListDetails}
          title="Nenhum item salvo"
          hint="Gere uma lista e guarde-a aqui em Salvar na campanha."
          action={
            <Button component={Link} to={paths.tools} variant="light" mt="xs">
              Ver ferramentas
            </Button>
          }
        />
      ) : (
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="md">
          {assets.map((asset) => (
            <AssetCard key={asset.id} campaignId={id} asset={asset} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}

function exportCampaign(campaign: CampaignDetail): void {
  downloadFile(
    campaignFileName(campaign.name),
    JSON.stringify(campaignExport(campaign), null, 2),
    'application/json',
  );
  notifySuccess('Campanha exportada com sucesso!');
}
