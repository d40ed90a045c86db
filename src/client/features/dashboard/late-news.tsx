import { useIsFetching, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { NoReports } from './no-reports.tsx';

const ReportsSummary = lazy(async () => ({
  default: (await import('./reports-summary.tsx')).ReportsSummary,
}));

/** The news of the reports, fetched once the dashboard's own content is there. Nothing stands below it that could move. */
export function LateNews() {
  const { data: campaigns } = useQuery(campaignsOptions);
  const isReady = useIsFetching() === 0 && campaigns !== undefined;
  const [isDue, setIsDue] = useState(false);
  if (isReady && !isDue) setIsDue(true);
  if (!isDue) return null;
  if (campaigns?.length === 0) return <NoReports />;
  return (
    <Suspense>
      <ReportsSummary />
    </Suspense>
  );
}
