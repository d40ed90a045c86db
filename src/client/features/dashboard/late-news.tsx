import { Anchor, Text } from '@mantine/core';
import { useIsFetching, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { campaignsOptions } from '#client/data/campaigns.ts';
import { paths } from '#client/paths.ts';

const ReportNews = lazy(async () => ({ default: (await import('./report-news.tsx')).ReportNews }));

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
      <ReportNews />
    </Suspense>
  );
}

/** One line for accounts that have no reports yet. */
export function NoReports() {
  return (
    <Text size="sm" c="dimmed" mt="lg">
      <Anchor component={Link} to={paths.reports} size="sm" underline="always">
        Traga os relatórios que você baixa do Google Ads
      </Anchor>{' '}
      e veja aqui o que mudou e o que mais vale a pena fazer.
    </Text>
  );
}
