import { Navigate, useParams, useSearchParams } from 'react-router';
import { type CampaignTab, paths } from '#client/paths.ts';

/** Leads from an address that was a tab once to where its content is now. What else the address says goes along. */
export function MovedCampaignTab({
  tab,
  search,
}: {
  tab: CampaignTab;
  search: Readonly<Record<string, string>>;
}) {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const all = new URLSearchParams({ ...Object.fromEntries(params), ...search });
  return <Navigate to={{ pathname: paths.campaignTab(id, tab), search: all.toString() }} replace />;
}
