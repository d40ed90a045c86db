import { Suspense } from 'react';
import { Outlet, useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { BackButton } from '#client/components/back-button.tsx';
import { ExampleNotice } from '#client/parts/example/example-notice.tsx';
import { paths } from '#client/paths.ts';
import { CampaignBodySkeleton } from '#client/parts/campaign/campaign-skeleton.tsx';
import { LoadedCampaign } from '#client/parts/campaign/loaded-campaign.tsx';
import { OpenCampaign } from '#client/parts/campaign/open-campaign.ts';
import type { CameFrom } from './campaign-card.tsx';
import { CampaignHeader } from './campaign-header.tsx';

export function CampaignScreen() {
  const { id = '' } = useParams();
  return <LoadedCampaign id={id}>{(campaign) => <Campaign key={id} campaign={campaign} />}</LoadedCampaign>;
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
