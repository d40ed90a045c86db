import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { BackButton } from '#client/components/back-button.tsx';
import { ErrorState } from '#client/components/error-state.tsx';
import { campaignOptions } from '#client/data/campaigns.ts';
import { ApiError } from '#client/lib/api.ts';
import { ExampleNotice } from '#client/parts/example/example-notice.tsx';
import { paths } from '#client/paths.ts';
import { CampaignBodySkeleton, CampaignSkeleton } from '#client/parts/campaign/campaign-skeleton.tsx';
import { GoneCampaign } from '#client/parts/campaign/gone-campaign.tsx';
import { OpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import type { CameFrom } from './campaign-card.tsx';
import { CampaignHeader } from './campaign-header.tsx';

export function CampaignScreen() {
  const { id = '' } = useParams();
  const { data: campaign, error, isPending, refetch } = useQuery(campaignOptions(id));
  if (isPending) return <CampaignSkeleton />;
  if (error instanceof ApiError && error.status === 404) return <GoneCampaign id={id} />;
  if (campaign === undefined) return <ErrorState isPage error={error} onRetry={() => void refetch()} />;
  return <Campaign key={id} campaign={campaign} />;
}

/** The frame of a campaign's tabs, which stand in the outlet. */
function Campaign({ campaign }: { campaign: CampaignDetail }) {
  const cameFrom = useLocation().state as CameFrom | null; // only the campaign's card writes it
  const session: unknown = useOutletContext(); // pass the outer outlet's context on
  const navigate = useNavigate();
  return (
    <>
      <CampaignHeader
        campaign={campaign}
        back={
          <BackButton mb={0} to={{ pathname: paths.savedCampaigns, search: cameFrom?.search }}>
            Voltar
          </BackButton>
        }
      />
      {campaign.isExample && <ExampleNotice onRemoved={() => void navigate(paths.savedCampaigns)} />}
      <Suspense fallback={<CampaignBodySkeleton />}>
        <OpenCampaign value={campaign}>
          <Outlet context={session} />
        </OpenCampaign>
      </Suspense>
    </>
  );
}
