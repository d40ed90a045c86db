import { Box, Button, Skeleton, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { type SharedField, sharedViewOf } from '#domain/making/campaign/share.ts';
import { BackButton } from '#client/components/back-button.tsx';
import { Loaded } from '#client/components/loaded.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { reportListsOptions } from '#client/data/shares.ts';
import { useSession } from '#client/data/use-session.ts';
import { paths } from '#client/paths.ts';
import { LoadedCampaign } from '#client/parts/campaign/loaded-campaign.tsx';
import { ExtrasField } from './extras-field.tsx';
import { ClientReport } from './client-report.tsx';
import { SharePanel } from './share-panel.tsx';
import classes from './client-report-screen.module.css';

/** A campaign's report: what it shows, paper, links, and how it looks. */
export function ClientReportScreen() {
  const { id = '' } = useParams();
  return <LoadedCampaign id={id}>{(campaign) => <ReportRoom campaign={campaign} />}</LoadedCampaign>;
}

function ReportRoom({ campaign }: { campaign: CampaignDetail }) {
  const { profile } = useSession();
  const [extras, setExtras] = useState<readonly SharedField[]>([]);
  const lists = useQuery(reportListsOptions(campaign.id));
  return (
    <>
      <Box data-no-print>
        <BackButton to={paths.campaign(campaign.id)}>Voltar</BackButton>
        <PageHeader
          title="Relatório para o cliente"
          subtitle={campaign.name}
          actions={
            <Button
              variant="default"
              leftSection={<IconPrinter />}
              disabled={lists.data === undefined}
              onClick={() => window.print()}
            >
              Imprimir relatório
            </Button>
          }
        />
        <ExtrasField value={extras} onChange={setExtras} />
        <SharePanel campaignId={campaign.id} extras={extras} />
      </Box>
      <Title order={2} mb="md" data-no-print>
        Como o cliente vê
      </Title>
      <div className={classes.sheet}>
        <Loaded query={lists} waiting={<Skeleton h={320} role="status" aria-label="Carregando listas" />}>
          {(data) => (
            <ClientReport
              campaign={sharedViewOf(campaign, profile.fullName, extras)}
              lists={data}
              heading="h3"
            />
          )}
        </Loaded>
      </div>
    </>
  );
}
