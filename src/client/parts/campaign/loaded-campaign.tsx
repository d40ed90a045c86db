import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import { Loaded } from '#client/components/loaded.tsx';
import { campaignOptions } from '#client/data/campaigns.ts';
import { ApiError } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';
import { paths } from '#client/paths.ts';
import { CampaignSkeleton } from './campaign-skeleton.tsx';

interface LoadedCampaignProps {
  id: string;
  children: (campaign: CampaignDetail) => ReactNode;
}

/** Shows a page of a campaign once the campaign was read. */
export function LoadedCampaign({ id, children }: LoadedCampaignProps) {
  const query = useQuery(campaignOptions(id));
  if (query.error instanceof ApiError && query.error.status === 404) return <GoneCampaign id={id} />;
  return (
    <Loaded isPage query={query} waiting={<CampaignSkeleton />}>
      {children}
    </Loaded>
  );
}

/**
 * Leaves the page of a campaign that is gone. Somebody who is already on the way to another screen goes on there: this
 * page stays drawn until that screen's code has come, and may learn of the deletion meanwhile.
 */
function GoneCampaign({ id }: { id: string }) {
  return window.location.pathname.startsWith(paths.campaign(id)) ? <ToTheList /> : null;
}

function ToTheList() {
  useEffect(() => notifyError('Campanha não encontrada', 'Ela foi excluída ou é de outra conta.'), []);
  return <Navigate to={paths.savedCampaigns} replace />;
}
