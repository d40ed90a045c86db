import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { AccountTable } from '#domain/deciding/advice/account-table.ts';
import type { StoredOrders } from '#domain/measuring/profit/offline-files.ts';
import type { StoredProfit } from '#domain/measuring/profit/profit.ts';
import type { ExchangeRate, NewRate } from '#domain/measuring/profit/rates.ts';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { whileStale } from '#client/lib/while-stale.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** The key is below that of the campaign's reports, so that an import invalidates it. */
export function profitOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['reports', campaignId, 'profit'],
    queryFn: () =>
      read<StoredProfit & { kept?: KeptMark }>(api.profit[':id'].$get({ param: { id: campaignId } })),
    refetchInterval: whileStale,
  });
}

export function campaignOrdersOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['reports', campaignId, 'orders'],
    queryFn: () =>
      read<StoredOrders & { kept?: KeptMark }>(api.profit[':id'].orders.$get({ param: { id: campaignId } })),
    refetchInterval: whileStale,
  });
}

/** All campaigns side by side. */
export const accountTableOptions = queryOptions({
  queryKey: ['reports', 'account', 'table'],
  queryFn: () => read<AccountTable & { kept?: KeptMark }>(api.profit.account.$get()),
  refetchInterval: whileStale,
});

export const ratesOptions = queryOptions({
  queryKey: ['rates'],
  queryFn: () => read<ExchangeRate[]>(api.profit.rates.$get()),
});

/** A rate counts in every campaign. */
function useRefreshRates(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ratesOptions.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['reports'] }),
    ]);
}

export function useSaveRate(onDone: () => void) {
  const refresh = useRefreshRates();
  return useWrite({
    what: 'a cotação',
    write: (json: NewRate, intent) => read(api.profit.rates.$put({ json }, intent)),
    onSuccess: () => {
      onDone();
      return refresh();
    },
    onError: (error) => notifyFailure('Erro ao salvar a cotação', error),
  });
}

export function useDeleteRate() {
  const refresh = useRefreshRates();
  return useWrite({
    what: 'a exclusão da cotação',
    write: (id: string, intent) => read(api.profit.rates[':id'].$delete({ param: { id } }, intent)),
    onSuccess: refresh,
    onError: (error) => {
      notifyFailure('Erro ao excluir a cotação', error);
      void refresh(); // it may have been deleted elsewhere
    },
  });
}
