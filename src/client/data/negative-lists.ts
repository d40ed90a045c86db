import { queryOptions } from '@tanstack/react-query';
import type {
  DeletedNegativeList,
  NegativeList,
  NegativeListEdit,
  NegativeListSummary,
  NewNegativeList,
} from '#domain/making/structure/negative-lists.ts';
import { api, read } from '#client/lib/api.ts';
import { idempotentSender } from '#client/lib/intents.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';

/** The part that all keys of lists begin with. */
export const negativeListsKey = ['negative-lists'] as const;

/** The shared lists of negatives, by name. */
export const negativeListsOptions = queryOptions({
  queryKey: [...negativeListsKey, 'all'],
  queryFn: () => read<NegativeListSummary[]>(api['negative-lists'].$get()),
});

/** The deleted lists that can be restored, the newest deletion first. */
export const deletedListsOptions = queryOptions({
  queryKey: [...negativeListsKey, 'deleted'],
  queryFn: () => read<DeletedNegativeList[]>(api['negative-lists'].deleted.$get()),
});

export function negativeListOptions(id: string) {
  return queryOptions({
    queryKey: [...negativeListsKey, 'one', id],
    queryFn: () =>
      read<NegativeList>(api['negative-lists'][':id'].$get({ param: { id: encodeURIComponent(id) } })),
  });
}

/** The shared lists that a campaign uses, whole. */
export function campaignListsOptions(campaignId: string) {
  return queryOptions({
    queryKey: [...negativeListsKey, 'campaign', campaignId],
    queryFn: () =>
      read<NegativeList[]>(api.campaigns[':id']['negative-lists'].$get({ param: { id: campaignId } })),
  });
}

/** Every change is read again wherever lists are shown: in their own screen and in each campaign that uses them. */
const useRefreshLists = () => useRefresh(negativeListsKey);

const creations = idempotentSender<NewNegativeList>('negative_list');

export function useCreateNegativeList() {
  return useWrite<NewNegativeList, NegativeList>({
    write: (json, intent) => read<NegativeList>(api['negative-lists'].$post({ json }, intent)),
    what: 'a lista de negativas',
    intents: creations,
    onSuccess: useRefreshLists(),
    onError: (error) => notifyFailure('A lista não foi criada', error),
  });
}

export function useEditNegativeList() {
  return useWrite<NegativeListEdit & { id: string }, NegativeList>({
    write: ({ id, ...json }, intent) =>
      read<NegativeList>(api['negative-lists'][':id'].$patch({ param: { id }, json }, intent)),
    what: 'a lista de negativas',
    onSettled: useRefreshLists(),
    onError: (error) => notifyFailure('A lista não mudou', error),
  });
}

export function useDeleteNegativeList() {
  return useWrite({
    what: 'a exclusão da lista',
    write: (id: string, intent) => read(api['negative-lists'][':id'].$delete({ param: { id } }, intent)),
    onSettled: useRefreshLists(),
    onError: (error) => notifyFailure('A lista não foi excluída', error),
  });
}

export function useRestoreNegativeList() {
  return useWrite({
    what: 'a restauração da lista',
    write: (id: string, intent) =>
      read<NegativeList>(api['negative-lists'][':id'].restore.$post({ param: { id } }, intent)),
    onSettled: useRefreshLists(),
    onError: (error) => notifyFailure('A lista não voltou', error),
  });
}

/** Adds negatives to a list; those that it has stay. */
export function useAddToNegativeList() {
  return useWrite<{ id: string; negatives: string[] }, NegativeList>({
    what: 'as negativas da lista',
    write: ({ id, negatives }, intent) =>
      read<NegativeList>(
        api['negative-lists'][':id'].negatives.$post({ param: { id }, json: { negatives } }, intent),
      ),
    onSuccess: useRefreshLists(),
    onError: (error) => notifyFailure('As negativas não entraram na lista', error),
  });
}

/** Sets the lists that a campaign uses. */
export function useSetCampaignLists(campaignId: string) {
  return useWrite<readonly string[], NegativeList[]>({
    what: 'as listas da campanha',
    write: (listIds, intent) =>
      read<NegativeList[]>(
        api.campaigns[':id']['negative-lists'].$put(
          { param: { id: campaignId }, json: { listIds: [...listIds] } },
          intent,
        ),
      ),
    onSettled: useRefreshLists(),
    onError: (error) => notifyFailure('As listas da campanha não mudaram', error),
  });
}
