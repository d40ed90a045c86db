import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconFolderOff, IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { initialCampaignView, viewCampaigns } from '#domain/campaign/campaign-list.ts';
import { EmptyState } from '#client/components/empty-state.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { paths } from '#client/paths.ts';
import { RowsSkeleton } from '../list-skeleton.tsx';

/** Reports belong to a campaign, so the room begins with choosing one. */
export function ReportsScreen() {
  const { data: campaigns, error, refetch } = useQuery(campaignsOptions);
  return (
    <>
      <PageHeader
        title="Relatórios"
        subtitle="Traga os relatórios que você baixa do Google Ads e veja o que gasta sem vender. Não é preciso conectar a conta."
        actions={
          (campaigns?.length ?? 0) > 1 && (
            <Button
              component={Link}
              to={paths.compare}
              variant="default"
              leftSection={<IconScale size={18} stroke={1.7} />}
            >
              Comparar campanhas
            </Button>
          )
        }
      />
      {error && campaigns === undefined && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && campaigns === undefined && <RowsSkeleton />}
      {campaigns?.length === 0 && <NoCampaign />}
      <Stack gap="sm">
        {viewCampaigns(campaigns ?? [], initialCampaignView).map(({ id, name, platform }) => (
          <Paper key={id} component="article" withBorder radius="lg" p="md" aria-label={name}>
            <Group justify="space-between">
              <Stack gap={0} flex="1 1 14rem" miw={0}>
                <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Text>
                {platform !== null && (
                  <Text size="sm" c="dimmed">
                    {platform}
                  </Text>
                )}
              </Stack>
              <Group gap="xs">
                <Button
                  component={Link}
                  to={paths.campaignTab(id, 'termos')}
                  variant="default"
                  aria-label={`Termos de ${name}`}
                >
                  Termos
                </Button>
                <Button
                  component={Link}
                  to={paths.campaignTab(id, 'lucro')}
                  variant="default"
                  aria-label={`Lucro de ${name}`}
                >
                  Lucro
                </Button>
                <Button
                  component={Link}
                  to={paths.campaignTab(id, 'relatorios')}
                  variant="light"
                  aria-label={`Relatórios de ${name}`}
                >
                  Relatórios
                </Button>
              </Group>
            </Group>
          </Paper>
        ))}
      </Stack>
    </>
  );
}

function NoCampaign() {
  return (
    <EmptyState
      icon={IconFolderOff}
      title="Nenhuma campanha ainda"
      hint="Os relatórios ficam dentro de uma campanha. Crie uma com o nome da que você roda, ou importe-a do Google Ads Editor."
      action={
        <Button component={Link} to={paths.newCampaign} mt="xs">
          Criar campanha
        </Button>
      }
    />
  );
}
