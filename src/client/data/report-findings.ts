import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { IgnoredChange } from '#domain/deciding/report-findings/ignored.ts';
import type { KeptMark } from '#domain/measuring/reports/kept-kinds.ts';
import type { StoredSignals } from '#domain/measuring/reports/stored.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { whileStale } from '#client/lib/while-stale.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { changeCached } from './change-cached.ts';

const paramOf = (campaignId: string) => ({ param: { id: campaignId } });

/** What the reports say of keywords, assets, impression share and times. Read again with each import. */
export function signalsOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['reports', campaignId, 'signals'],
    queryFn: () =>
      read<StoredSignals & { kept?: KeptMark }>(api.campaigns[':id'].signals.$get(paramOf(campaignId))),
    refetchInterval: whileStale,
  });
}

export function ignoredOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['ignored-findings', campaignId],
    queryFn: () => read<string[]>(api.campaigns[':id'].ignored.$get(paramOf(campaignId))),
  });
}

/** Ignores findings or shows them again. The screen changes at once and goes back when the server refuses. */
export function useChangeIgnored(campaignId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = ignoredOptions(campaignId);
  const write = useWrite({
    what: 'o que você ignorou',
    write: (json: IgnoredChange, intent) =>
      read<{ saved: boolean }>(api.campaigns[':id'].ignored.$put({ ...paramOf(campaignId), json }, intent)),
    showAtOnce: ({ add, remove }) =>
      changeCached<string[]>(queryClient, queryKey, replaceKeys(remove, add), replaceKeys(add, remove)),
    onError: (error) => {
      notifyFailure('Erro ao ignorar o item', error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return (change: IgnoredChange): void => write.mutate(change);
}

function replaceKeys(removed: readonly string[] = [], added: readonly string[] = []) {
  const changed = new Set([...removed, ...added]);
  return (keys: readonly string[]): string[] => [...keys.filter((key) => !changed.has(key)), ...added];
}
