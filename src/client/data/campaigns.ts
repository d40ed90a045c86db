import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AssetInput, CampaignDetail, CampaignInput } from '#domain/campaign/campaign.ts';
import { api, ApiError, read } from '#client/lib/api.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';

export const campaignsOptions = queryOptions({
  queryKey: ['campaigns'],
  queryFn: () => read(api.campaigns.$get()),
});

export function campaignOptions(id: string) {
  return queryOptions({
    queryKey: ['campaigns', id],
    // The id is what stands in the address: encoded, it stays one step of the path.
    queryFn: () => read<CampaignDetail>(api.campaigns[':id'].$get({ param: { id: encodeURIComponent(id) } })),
  });
}

/** A failed write is logged and told; whatever was typed stays where it was. */
function useCampaignWrite<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  failure: string,
  /** Answers true for an error that the room shows itself. */
  isHandled: (error: Error) => boolean = () => false,
) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: campaignsOptions.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['activity'] }),
    ]);
  return useMutation<Output, Error, Input>({
    mutationFn,
    onError: (error) => {
      if (isHandled(error)) return;
      console.warn(failure, error);
      notifyFailure(failure, error);
      if (error instanceof ApiError && error.status === 404) void refresh(); // gone elsewhere: it leaves the screen too
    },
    onSuccess: refresh,
  });
}

export function useCreateCampaign() {
  return useCampaignWrite(
    (input: CampaignInput) => read(api.campaigns.$post({ json: input })),
    'Erro ao criar campanha',
  );
}

/** @param onConflict is given the campaign as it is stored, when it was changed elsewhere in the meantime. */
export function useUpdateCampaign(onConflict: (current: CampaignDetail) => void) {
  return useCampaignWrite(
    ({ id, ...input }: CampaignInput & { id: string; version: number }) =>
      read(api.campaigns[':id'].$patch({ param: { id }, json: input })),
    'Erro ao atualizar campanha',
    (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return false;
      onConflict(error.body['current'] as CampaignDetail); // what the route answers with this code
      return true;
    },
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
