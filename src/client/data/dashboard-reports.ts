import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { DashboardReports } from '#domain/deciding/comparison/dashboard.ts';
import type { SavedActions } from '#domain/deciding/report-findings/saved-actions.ts';
import { api, read } from '#client/lib/api.ts';

/** What the last reports changed, and the actions worth most. */
export const dashboardReportsOptions = queryOptions({
  queryKey: ['reports', 'dashboard'],
  queryFn: () => read<DashboardReports>(api.results.dashboard.$get()),
});

/** Keeps the actions worth most in a campaign for the dashboard. What fails is kept by the next study. */
export function useKeepActions(campaignId: string): (json: SavedActions) => void {
  const queryClient = useQueryClient();
  return (json) => {
    read(api.results.actions[':id'].$put({ param: { id: campaignId }, json })).then(
      () => queryClient.invalidateQueries(dashboardReportsOptions),
      () => undefined,
    );
  };
}
