import { queryOptions } from '@tanstack/react-query';
import type { ContentsPage } from '#domain/making/campaign/campaign.ts';
import type { CreatedShare, NewShare, Share, SharedCampaign } from '#domain/making/campaign/share.ts';
import { api, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useRefresh } from '#client/lib/use-refresh.ts';
import { useWrite } from '#client/lib/use-write.ts';
import { readContents, readPages } from './campaign-lists.ts';

/** The links to a campaign, oldest first. */
export function sharesOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['campaign-shares', campaignId],
    queryFn: () => read<Share[]>(api.campaigns[':id'].shares.$get({ param: { id: campaignId } })),
  });
}

export function useCreateShare(campaignId: string) {
  return useWrite<NewShare, CreatedShare>({
    what: 'o link novo',
    write: (json, intent) =>
      read<CreatedShare>(api.campaigns[':id'].shares.$post({ param: { id: campaignId }, json }, intent)),
    onSuccess: useRefresh(sharesOptions(campaignId).queryKey),
    onError: (error) => notifyFailure('Erro ao criar o link', error),
  });
}

export function useRevokeShare(campaignId: string) {
  return useWrite({
    what: 'a revogação do link',
    write: (shareId: string, intent) =>
      read(api.campaigns[':id'].shares[':shareId'].$delete({ param: { id: campaignId, shareId } }, intent)),
    onSettled: useRefresh(sharesOptions(campaignId).queryKey),
    onError: (error) => notifyFailure('Erro ao revogar o link', error),
  });
}

/** All lists of a campaign, whole, for its owner's report. */
export function reportListsOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['campaigns', campaignId, 'contents'],
    queryFn: () => readContents(campaignId),
  });
}

/** The content of a link: the campaign and all its lists. */
export function sharedReportOptions(token: string) {
  const param = { token: encodeURIComponent(token) };
  return queryOptions({
    queryKey: ['shared', token],
    queryFn: async () => {
      const [campaign, lists] = await Promise.all([
        read<SharedCampaign>(api.shared[':token'].$get({ param })),
        readPages((from) =>
          read<ContentsPage>(api.shared[':token'].contents.$get({ param, query: { from } })),
        ),
      ]);
      return { campaign, lists };
    },
    staleTime: Infinity,
  });
}
