import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  CreatedSource,
  NewSource,
  OrdersPage,
  SaleReceipt,
  SalesSources,
} from '#domain/measuring/networks/sources.ts';
import type {
  ConversionFeed,
  CreatedFeed,
  FeedResult,
  ListedLine,
  NewFeed,
} from '#domain/measuring/profit/conversion-feed.ts';
import type { OrderOwners } from '#domain/measuring/profit/shown-owners.ts';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyInfo } from '#client/lib/notify.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { onServerEvents } from '#client/lib/server-events.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { whileStale } from '#client/lib/while-stale.ts';

const sourcesKey = ['connections', 'sources'];
const feedsKey = ['connections', 'feeds'];

export const sourcesOptions = queryOptions({
  queryKey: sourcesKey,
  queryFn: () => read<SalesSources>(api['sales-sources'].$get()),
});

export function receiptsOptions(id: string) {
  return queryOptions({
    queryKey: [...sourcesKey, id, 'receipts'],
    queryFn: () => read<SaleReceipt[]>(api['sales-sources'][':id'].receipts.$get({ param: { id } })),
  });
}

export const feedsOptions = queryOptions({
  queryKey: feedsKey,
  queryFn: async () => (await read<{ feeds: ConversionFeed[] }>(api['conversion-feeds'].$get())).feeds,
});

export function feedLinesOptions(id: string) {
  return queryOptions({
    queryKey: [...feedsKey, id, 'lines'],
    staleTime: 0, // Google pulls the file at any time
    queryFn: () => read<ListedLine[]>(api['conversion-feeds'][':id'].lines.$get({ param: { id } })),
  });
}

const ORDERS_AT_ONCE = '200';

export const ordersOptions = infiniteQueryOptions({
  queryKey: ['connections', 'orders'],
  initialPageParam: null as string | null, // the type of the later ones
  queryFn: ({ pageParam: cursor }) =>
    read<OrdersPage>(
      api.orders.$get({ query: { limit: ORDERS_AT_ONCE, ...(cursor !== null && { cursor }) } }),
    ),
  getNextPageParam: ({ next }) => next,
});

/**
 * The names of the campaigns to which orders belong, by their numbers.
 * @param since the day of the oldest order; without one nothing is asked.
 */
export function orderOwnersOptions(since: string | undefined) {
  return queryOptions({
    queryKey: ['connections', 'owners', since],
    queryFn: () =>
      read<OrderOwners & { kept?: KeptMark }>(api.profit.owners.$get({ query: { since: since ?? '' } })),
    enabled: since !== undefined,
    refetchInterval: whileStale,
    placeholderData: keepPreviousData,
  });
}

export function useCreateSource() {
  return useWrite<NewSource, CreatedSource>({
    what: 'a rede nova',
    write: (json, intent) => read<CreatedSource>(api['sales-sources'].$post({ json }, intent)),
    onSuccess: useRefresh(sourcesKey),
    onError: (error) => notifyFailure('Erro ao criar a conexão', error),
  });
}

export function useRenewSource() {
  return useWrite<string, CreatedSource>({
    what: 'o endereço novo da rede',
    write: (id, intent) =>
      read<CreatedSource>(api['sales-sources'][':id'].renew.$post({ param: { id } }, intent)),
    onSuccess: useRefresh(sourcesKey),
    onError: (error) => notifyFailure('Erro ao trocar o endereço', error),
  });
}

export function useDeleteSource() {
  return useWrite({
    what: 'a exclusão da rede',
    write: (id: string, intent) => read(api['sales-sources'][':id'].$delete({ param: { id } }, intent)),
    onSettled: useRefresh(sourcesKey),
    onError: (error) => notifyFailure('Erro ao excluir a conexão', error),
  });
}

export function useReadAgain() {
  return useWrite<string, { read: number }>({
    what: 'a leitura dos avisos',
    write: (id, intent) =>
      read<{ read: number }>(api['sales-sources'][':id']['read-again'].$post({ param: { id } }, intent)),
    onSuccess: useRefresh(sourcesKey),
    onError: (error) => notifyFailure('Erro ao ler de novo', error),
  });
}

export function useCreateFeed() {
  return useWrite<NewFeed, CreatedFeed>({
    what: 'o arquivo de conversões',
    write: (json, intent) => read<CreatedFeed>(api['conversion-feeds'].$post({ json }, intent)),
    onSuccess: useRefresh(feedsKey),
    onError: (error) => notifyFailure('Erro ao criar o arquivo', error),
  });
}

export function useDeleteFeed() {
  return useWrite({
    what: 'a revogação do arquivo',
    write: (id: string, intent) => read(api['conversion-feeds'][':id'].$delete({ param: { id } }, intent)),
    onSettled: useRefresh(feedsKey),
    onError: (error) => notifyFailure('Erro ao revogar o arquivo', error),
  });
}

export function useNoteResults(id: string) {
  return useWrite<FeedResult[], { noted: number }>({
    what: 'o resultado das linhas',
    write: (results, intent) =>
      read<{ noted: number }>(
        api['conversion-feeds'][':id'].results.$post({ param: { id }, json: { results } }, intent),
      ),
    onSuccess: useRefresh(feedsKey),
    onError: (error) => notifyFailure('Erro ao guardar o resultado', error),
  });
}

/** The public name of the person's pages. */
export function useClickSite() {
  return useWrite<null, { site: string }>({
    what: 'o código da sua página',
    write: (_, intent) => read<{ site: string }>(api['click-site'].$post({}, intent)),
    onError: (error) => notifyFailure('Erro ao gerar o código', error),
  });
}

/** Reads sales, profit and connections again when a network reports an order, and shows a small notice. */
export function useLiveSales(isOn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOn) return undefined;
    return onServerEvents('/api/orders/events', 'orders', (isNews) => {
      void queryClient.invalidateQueries({ queryKey: ['reports'] });
      void queryClient.invalidateQueries({ queryKey: ['connections'] });
      if (isNews)
        notifyInfo('Novidade nas vendas', 'Uma rede avisou agora. Os números já estão atualizados.');
    });
  }, [isOn, queryClient]);
}
