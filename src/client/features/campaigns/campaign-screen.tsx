import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation, useMatch, useNavigate, useOutletContext, useParams } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { BackButton } from '#client/components/back-button.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { LoadingScreen } from '#client/components/loading-screen.tsx';
import { PageHeader } from '#client/components/page-header.tsx';
import { campaignOptions } from '#client/data/campaigns.ts';
import { ApiError } from '#client/lib/api.ts';
import { ExampleNotice } from '#client/parts/example/example-notice.tsx';
import { campaignTabs, paths } from '#client/paths.ts';
import type { CameFrom } from './campaign-card.tsx';
import { CampaignSkeleton } from '#client/parts/campaign/campaign-skeleton.tsx';
import { CampaignTabs, tabLabels } from './campaign-tabs.tsx';
import { GoneCampaign } from '#client/parts/campaign/gone-campaign.tsx';
import { ListsTab } from './lists-tab.tsx';
import { OpenCampaign } from '#client/parts/campaign/open-campaign.ts';

export function CampaignScreen() {
  const { id = '' } = useParams();
  const { data: campaign, error, isPending, refetch } = useQuery(campaignOptions(id));
  if (isPending) return <CampaignSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <GoneCampaign id={id} />;
  if (campaign === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Campaign key={id} campaign={campaign} />;
}

/** The frame of a campaign's tabs: the first one shows its lists, the others stand in the outlet. */
function Campaign({ campaign }: { campaign: CampaignDetail }) {
  const cameFrom = useLocation().state as CameFrom | null; // only the campaign's card writes it
  const session: unknown = useOutletContext(); // what is above the outlet goes on below it
  const navigate = useNavigate();
  const tabName = useMatch('/campaign/:id/:tab')?.params.tab;
  const tab = campaignTabs.find((each) => each === tabName);
  return (
    <>
      <BackButton to={{ pathname: paths.savedCampaigns, search: cameFrom?.search }}>Voltar</BackButton>
      {campaign.isExample && <ExampleNotice onRemoved={() => void navigate(paths.savedCampaigns)} />}
      {tabName === undefined ? (
        <ListsTab campaign={campaign} />
      ) : (
        <>
          <PageHeader title={campaign.name} part={tab && tabLabels[tab]} />
          <CampaignTabs id={campaign.id} />
          <Suspense fallback={<LoadingScreen message="Abrindo…" />}>
            <OpenCampaign value={campaign}>
              <Outlet context={session} />
            </OpenCampaign>
          </Suspense>
        </>
      )}
    </>
  );
}
