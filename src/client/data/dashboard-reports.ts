import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AdviceAnswer } from '#domain/deciding/advice/campaign-advice.ts';
import type { DashboardReports } from '#domain/deciding/comparison/dashboard.ts';
import { api, read } from '#client/lib/api.ts';
import { resultsOptions } from './results.ts';

/** The changes that the last reports show. */
export const dashboardReportsOptions = queryOptions({
  queryKey: ['reports', 'dashboard'],
  queryFn: () => read<DashboardReports>(api.results.dashboard.$get()),
});

const adviceQuery = {
  queryKey: ['reports', 'advice'],
  queryFn: () => read<AdviceAnswer>(api.profit.advice.$get()),
};

/** The advised changes in all campaigns, the most profitable first. */
export const adviceOptions = queryOptions({ ...adviceQuery, select: ({ advice }: AdviceAnswer) => advice });

/** The bid strategies of the account's campaigns, as far as something tells them. */
export const strategiesOptions = queryOptions({
  ...adviceQuery,
  select: ({ strategies }: AdviceAnswer) => strategies,
});

/** Reads what the dashboard will show of new reports, so that it is there when somebody goes there. */
export function usePrepareDashboard(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.prefetchQuery(adviceQuery),
      queryClient.prefetchQuery(dashboardReportsOptions),
    ]);
    const { reported = [] } = queryClient.getQueryData(dashboardReportsOptions.queryKey) ?? {};
    if (reported.length > 0) await queryClient.prefetchQuery(resultsOptions(reported));
  };
}
