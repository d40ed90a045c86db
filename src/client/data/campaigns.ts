import { queryOptions, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import type { AssetInput, CampaignDetail, CampaignInput } from '#domain/campaign.ts';
import { api, errorMessage, read } from '#client/lib/api.ts';
import { notifyError } from '#client/lib/notify.ts';

export const campaignsOptions = queryOptions({
  queryKey: ['campaigns'],
  queryFn: () => read(api.campaigns.$get()),
});

export function campaignOptions(id: string) {
  return queryOptions({
    queryKey: ['campaigns', id],
    queryFn: () => read<CampaignDetail>(api.campaigns[':id'].$get({ param: { id } })),
  });
}

/** A failed write is logged and told; whatever was typed stays where it was. */
function useCampaignWrite<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  failure: string,
  options: Pick<UseMutationOptions<Output, Error, Input>, 'onError'> = {},
) {
  const queryClient = useQueryClient();
  return useMutation<Output, Error, Input>({
    mutationFn,
    onError: (error) => {
      console.warn(failure, error);
      notifyError(failure, errorMessage(error));
    },
    ...options,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: campaignsOptions.queryKey }),
        queryClient.invalidateQueries({ queryKey: ['activity'] }),
      ]),
  });
}

export function useCreateCampaign() {
  return useCampaignWrite(
    (input: CampaignInput) => read(api.campaigns.$post({ json: input })),
    'Erro ao criar campanha',
  );
}

/** Two outcomes are the form's own to show: the conflict, which it can resolve, and all others by toast. */
export function useUpdateCampaign(onError: (error: Error) => void) {
  return useCampaignWrite(
    ({ id, ...input }: CampaignInput & { id: string; version: number }) =>
      read(api.campaigns[':id'].$patch({ param: { id }, json: input })),
    'Erro ao atualizar campanha',
    { onError },
  );
}

export function useDeleteCampaign() {
  return useCampaignWrite(
    (id: string) => read(api.campaigns[':id'].$delete({ param: { id } })),
    'Erro ao deletar campanha',
  );
}

export function useAddAsset() {
  return useCampaignWrite(
    ({ campaignId, asset }: { campaignId: string; asset: AssetInput }) =>
      read(api.campaigns[':id'].assets.$post({ param: { id: campaignId }, json: asset })),
    'Erro ao salvar na campanha',
  );
}

export function useDeleteAsset() {
  return useCampaignWrite(
    ({ campaignId, assetId }: { campaignId: string; assetId: string }) =>
      read(api.campaigns[':id'].assets[':assetId'].$delete({ param: { id: campaignId, assetId } })),
    'Erro ao deletar item',
  );
}
