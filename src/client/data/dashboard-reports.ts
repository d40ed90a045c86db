import { queryOptions } from '@tanstack/react-query';
import type { CampaignAdvice } from '#domain/deciding/advice/campaign-advice.ts';
import type { DashboardReports } from '#domain/deciding/comparison/dashboard.ts';
import { api, read } from '#client/lib/api.ts';

/** The changes that the last reports show. */
export const dashboardReportsOptions = queryOptions({
  queryKey: ['reports', 'dashboard'],
  queryFn: () => read<DashboardReports>(api.results.dashboard.$get()),
});

/** The advised changes in all campaigns, the most profitable first. */
export const adviceOptions = queryOptions({
  queryKey: ['reports', 'advice'],
  queryFn: async () => {
    const { advice } = await read<{ advice: CampaignAdvice[] }>(api.profit.advice.$get());
    return advice;
  },
});
