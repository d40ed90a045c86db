import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  AssetInput,
  CampaignDetail,
  CampaignInput,
  CampaignSheet,
  ContentsPage,
  WholeAsset,
} from '#domain/campaign/campaign.ts';
import type { CampaignImport } from '#domain/editor-file/imported/source.ts';
import type { CampaignCopy } from '#domain/structure/copy-plan.ts';
import { api, ApiError, read } from '#client/lib/api.ts';
import type { Intent } from '#client/lib/intents.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { useWrite } from '#client/lib/use-write.ts';

export const campaignsOptions = queryOptions({
  queryKey: ['campaigns'],
  queryFn: () => read(api.campaigns.$get()),
});

export function campaignOptions(id: string) {
  return queryOptions({
    queryKey: ['campaigns', id],
    // The id comes from the address bar. Without the encoding, a slash in it would call another route.
    queryFn: () => read<CampaignDetail>(api.campaigns[':id'].$get({ param: { id: encodeURIComponent(id) } })),
  });
}

/** What a campaign knows of its product, with the campaign's version. */
export function campaignSheetOptions(id: string) {
  return queryOptions({
    queryKey: ['campaigns', id, 'sheet'],
    queryFn: () =>
      read<CampaignSheet>(api.campaigns[':id'].sheet.$get({ param: { id: encodeURIComponent(id) } })),
  });
}

interface AssetPlace {
  campaignId: string;
  assetId: string;
}

/** A list with all its items. The campaign's own answer contains only the first items. */
export function assetOptions({ campaignId, assetId }: AssetPlace) {
  const param = { id: encodeURIComponent(campaignId), assetId: encodeURIComponent(assetId) };
  return queryOptions({
    queryKey: ['campaigns', campaignId, assetId],
    queryFn: () => read<WholeAsset>(api.campaigns[':id'].assets[':assetId'].$get({ param })),
  });
}

/** Reads all lists of a campaign with their items, page by page. */
export async function readContents(campaignId: string): Promise<WholeAsset[]> {
  const assets: WholeAsset[] = [];
  for (let from: number | null = 0; from !== null;) {
    const sent = { param: { id: campaignId }, query: { from: String(from) } };
    const page: ContentsPage = await read<ContentsPage>(api.campaigns[':id'].contents.$get(sent));
    assets.push(...page.assets);
    from = page.next;
  }
  return assets;
}

interface WriteListeners {
  /** Returns true for an error that the screen itself shows. */
  isHandled?: (error: Error) => boolean;
  /** Runs before the lists are read again, because that may unmount the calling component. */
  onDone?: () => void;
}

/** Logs a failed write and shows it in a toast. The form keeps its values. */
function useCampaignWrite<Input, Output>(
  write: (input: Input, intent: Intent) => Promise<Output>,
  failure: string,
  { isHandled = () => false, onDone }: WriteListeners = {},
) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: campaignsOptions.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['activity'] }),
    ]);
  return useWrite<Input, Output>({
    write,
    onError: (error) => {
      if (isHandled(error)) return;
      console.warn(failure, error);
      notifyFailure(failure, error);
      if (error instanceof ApiError && error.status === 404) void refresh(); // it was deleted elsewhere: remove it from the screen
    },
    onSuccess: () => {
      onDone?.();
      return refresh();
    },
  });
}

export function useCreateCampaign() {
  return useCampaignWrite(
    (input: CampaignInput, intent) => read(api.campaigns.$post({ json: input }, intent)),
    'Erro ao criar campanha',
  );
}

/** Stores the chosen campaigns of an Editor export, or compares them with existing ones: all or none. */
export function useImportCampaigns() {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    (campaigns: readonly CampaignImport[], intent) =>
      read(api.campaigns.import.$post({ json: { campaigns: [...campaigns] } }, intent)),
    'Erro ao importar campanhas',
    { onDone: () => void queryClient.invalidateQueries({ queryKey: ['campaign-imported'] }) },
  );
}

/** Stores copies of a campaign for other countries, all or none. */
export function useCopyCampaign() {
  return useCampaignWrite(
    (campaigns: readonly CampaignCopy[], intent) =>
      read(api.campaigns.copies.$post({ json: { campaigns: [...campaigns] } }, intent)),
    'Erro ao copiar a campanha',
  );
}

/** @param onConflict receives the stored campaign when it was changed after the form was opened. */
export function useUpdateCampaign(onConflict: (current: CampaignDetail) => void) {
  return useCampaignWrite(
    ({ id, ...input }: CampaignInput & { id: string; version: number }, intent) =>
      read(api.campaigns[':id'].$patch({ param: { id }, json: input }, intent)),
    'Erro ao atualizar campanha',
    {
      isHandled: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'conflict') return false;
        onConflict(error.body['current'] as CampaignDetail); // the route's answer for this code
        return true;
      },
    },
  );
}

/** @param onConflict receives the stored sheet when the campaign was changed since the form was opened. */
export function useWriteSheet(onConflict: (current: CampaignSheet) => void) {
  return useCampaignWrite(
    ({ id, ...written }: CampaignSheet & { id: string }, intent) =>
      read(api.campaigns[':id'].sheet.$put({ param: { id }, json: written }, intent)),
    'Erro ao salvar a ficha',
    {
      isHandled: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'conflict') return false;
        onConflict(error.body['current'] as CampaignSheet); // what the route answers with this code
        return true;
      },
    },
  );
}

export function useDeleteCampaign(onDone: () => void) {
  return useCampaignWrite(
    (id: string, intent) => read(api.campaigns[':id'].$delete({ param: { id } }, intent)),
    'Erro ao deletar campanha',
    { onDone },
  );
}

export function useAddAsset() {
  return useCampaignWrite(
    ({ campaignId, asset }: { campaignId: string; asset: AssetInput }, intent) =>
      read(api.campaigns[':id'].assets.$post({ param: { id: campaignId }, json: asset }, intent)),
    'Erro ao salvar na campanha',
  );
}

/** @returns the number of items in the list afterwards. Items that it already had are not counted twice. */
export function useRewriteAsset() {
  return useCampaignWrite(
    (
      { campaignId, assetId, asset, mode }: AssetPlace & { asset: AssetInput; mode: 'replace' | 'add' },
      intent,
    ) => {
      const list = api.campaigns[':id'].assets[':assetId'];
      const sent = { param: { id: campaignId, assetId }, json: asset };
      return mode === 'replace' ? read(list.$put(sent, intent)) : read(list.items.$post(sent, intent));
    },
    'Erro ao salvar na campanha',
  );
}

export function useRenameAsset(onDone: () => void) {
  return useCampaignWrite(
    ({ campaignId, assetId, name }: { campaignId: string; assetId: string; name: string | null }, intent) =>
      read(
        api.campaigns[':id'].assets[':assetId'].$patch(
          { param: { id: campaignId, assetId }, json: { name } },
          intent,
        ),
      ),
    'Erro ao renomear lista',
    { onDone },
  );
}

export function useDeleteAsset(onDone: () => void) {
  return useCampaignWrite(
    ({ campaignId, assetId }: { campaignId: string; assetId: string }, intent) =>
      read(api.campaigns[':id'].assets[':assetId'].$delete({ param: { id: campaignId, assetId } }, intent)),
    'Erro ao deletar item',
    { onDone },
  );
}
