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
        inParts(ids, RESULTS_AT_ONCE, (part) =>
          read<StoredResult[]>(api.results.$get({ query: { ids: part } })),
        ),
        inParts(ids, SOLD_AT_ONCE, (part) =>
          read<CampaignSold[]>(api.profit.days.$get({ query: { ids: part } })),
        ),
      ]);
      return results.map((result) => ({ ...result, sold: sold.find(({ id }) => id === result.id) ?? null }));
    },
    enabled: ids.length > 0,
  });
}

/** The API answers this many campaigns at once. */
const RESULTS_AT_ONCE = 60;
const SOLD_AT_ONCE = 24;

async function inParts<Answer>(
  ids: readonly string[],
  size: number,
  readPart: (part: string) => Promise<Answer[]>,
): Promise<Answer[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size).join(','),
  );
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
export function impressionSharesOptions(campaignId: string) {
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
