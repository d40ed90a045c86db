import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { screenPart } from '#client/components/screen-part.tsx';
import { WaitingPanel } from '#client/components/waiting.tsx';
import { FailedRead } from '#client/components/loaded.tsx';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { dashboardReportsOptions } from '#client/data/dashboard-reports.ts';
import { isFirstRead } from '#client/lib/first-read.ts';
import { NoReports } from './no-reports.tsx';

const ReportsSummary = screenPart(async () => (await import('./reports-summary.tsx')).ReportsSummary);

/** `waiting`: it is not known yet whether the account has reports; `unread`: its campaigns could not be read. */
type NewsState = 'waiting' | 'unread' | 'none' | 'reports';

/**
 * The news of the reports is fetched once the dashboard's own content is there. It is deferred, so that the code of what
 * is shown for it has arrived, too: nothing moves afterwards.
 */
export function useLateNews(): NewsState {
  return useDeferredValue(useNewsState(), 'waiting');
}

function useNewsState(): NewsState {
  const { data: campaigns, error } = useQuery(campaignsOptions);
  const isReady = useIsFetching() === 0 && campaigns !== undefined;
  const [isDue, setIsDue] = useState(false);
  if (isReady && !isDue) setIsDue(true);
  const isEmpty = campaigns?.length === 0;
  const read = useQuery({ ...dashboardReportsOptions, enabled: isDue && !isEmpty });
  if (campaigns === undefined && error) return 'unread';
  if (isEmpty) return 'none';
  const known = read.data?.hasReports;
  if (known === undefined && (!isDue || isFirstRead(read))) return 'waiting';
  return known === false ? 'none' : 'reports';
}

export function LateNews({ state }: { state: NewsState }) {
  const campaigns = useQuery(campaignsOptions); // here, because what appears with the failure would begin the read again
  if (state === 'waiting')
    return (
      <div data-waiting>
        <WaitingPanel h={320} message="Abrindo os resultados" />
      </div>
    );
  if (state === 'unread') return <FailedRead query={campaigns} />;
  return state === 'none' ? <NoReports /> : <ReportsSummary />;
}
