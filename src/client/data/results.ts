import { queryOptions } from '@tanstack/react-query';
import type { CampaignResult } from '#domain/comparison/results.ts';
import { api, read } from '#client/lib/api.ts';

/** What these campaigns cost and sold, by their reports. */
export function resultsOptions(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['reports', 'results', ids],
    queryFn: () => read<CampaignResult[]>(api.results.$get({ query: { ids: ids.join(',') } })),
    enabled: ids.length >= 2,
  });
}
