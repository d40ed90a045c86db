import { queryOptions } from '@tanstack/react-query';
import type { NewChecks, PageCheck } from '#domain/making/landing-page/stored-check.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** While a check waits or runs, the list is read again this often. */
const POLL_MS = 1500;

const isOpen = ({ state }: PageCheck) => state !== 'done';

/** The checks of a campaign's pages, the newest first. */
export function pageChecksOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['page-checks', campaignId],
    queryFn: () => read<PageCheck[]>(api.campaigns[':id']['page-checks'].$get({ param: { id: campaignId } })),
    refetchInterval: ({ state: { data } }) => (data?.some(isOpen) ? POLL_MS : false),
  });
}

export function useAskForChecks(campaignId: string) {
  return useWrite<NewChecks, unknown>({
    what: 'a verificação da página',
    write: (json, intent) =>
      read(api.campaigns[':id']['page-checks'].$post({ param: { id: campaignId }, json }, intent)),
    onSuccess: useRefresh(pageChecksOptions(campaignId).queryKey),
    onError: (error) => notifyFailure('Erro ao verificar a página', error),
  });
}
