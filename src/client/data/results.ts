import { queryOptions } from '@tanstack/react-query';
import type {
  AccountChange,
  CampaignResult,
  ComparedProduct,
  DayShare,
  StoredResult,
} from '#domain/deciding/comparison/results.ts';
import type { CampaignSold } from '#domain/measuring/profit/sold-days.ts';
import { api, read } from '#client/lib/api.ts';

/** Costs and sales of these campaigns, from their reports. */
export function resultsOptions(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['reports', 'results', ids],
    queryFn: async (): Promise<CampaignResult[]> => {
      const [results, sold] = await Promise.all([
        read<StoredResult[]>(api.results.$get({ query: { ids: ids.join(',') } })),
        readSold(ids),
      ]);
      return results.map((result) => ({ ...result, sold: sold.find(({ id }) => id === result.id) ?? null }));
    },
    enabled: ids.length > 0,
  });
}

/** The API answers the sales of this many campaigns at once. */
const AT_ONCE = 24;

async function readSold(ids: readonly string[]): Promise<CampaignSold[]> {
  const parts: string[][] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) parts.push(ids.slice(from, from + AT_ONCE));
  const readPart = (part: readonly string[]) =>
    read<CampaignSold[]>(api.profit.days.$get({ query: { ids: part.join(',') } }));
  return (await Promise.all(parts.map(readPart))).flat();
}

/** The changes in the imported change histories of a campaign. */
export function changesOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['reports', 'changes', campaignId],
    queryFn: () => read<AccountChange[]>(api.results.changes[':id'].$get({ param: { id: campaignId } })),
  });
}

/** The share of the possible impressions by day, as far as campaign reports have it. */
export function sharesOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['reports', 'shares', campaignId],
    queryFn: () => read<DayShare[]>(api.results.shares[':id'].$get({ param: { id: campaignId } })),
  });
}

/** The products with campaigns in several countries. */
export const comparedProductsOptions = queryOptions({
  queryKey: ['campaigns', 'compared-products'],
  queryFn: () => read<ComparedProduct[]>(api.results.products.$get()),
});
