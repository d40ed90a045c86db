import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  AssetInput,
  CampaignDetail,
  ContentsPage,
  WholeAsset,
} from '#domain/making/campaign/campaign.ts';
import { api, read } from '#client/lib/api.ts';
import { idempotentSender } from '#client/lib/intents.ts';
import { changeCached, restoreItem, hideDeleted, withoutDeleted } from './change-cached.ts';
import { campaignOptions } from './campaigns.ts';
import { useCampaignWrite } from './campaign-write.ts';

interface AssetRef {
  campaignId: string;
  assetId: string;
}

/** A list with all its items. The campaign's own answer contains only the first items. */
export function assetOptions({ campaignId, assetId }: AssetRef) {
  const param = { id: encodeURIComponent(campaignId), assetId: encodeURIComponent(assetId) };
  return queryOptions({
    queryKey: ['campaigns', campaignId, assetId],
    queryFn: () => read<WholeAsset>(api.campaigns[':id'].assets[':assetId'].$get({ param })),
  });
}

/**
 * Reads all lists of a campaign with their items.
 * @param onRead takes the number of lists read so far.
 */
export function readContents(campaignId: string, onRead?: (lists: number) => void): Promise<WholeAsset[]> {
  return readPages(
    (from) =>
      read<ContentsPage>(api.campaigns[':id'].contents.$get({ param: { id: campaignId }, query: { from } })),
    onRead,
  );
}

/** Reads the lists of a campaign page by page. */
export async function readPages(
  readPage: (from: string) => Promise<ContentsPage>,
  onRead?: (lists: number) => void,
): Promise<WholeAsset[]> {
  const assets: WholeAsset[] = [];
  for (let from: number | null = 0; from !== null;) {
    const page: ContentsPage = await readPage(String(from));
    assets.push(...page.assets);
    onRead?.(assets.length);
    from = page.next;
  }
  return assets;
}

const additions = idempotentSender<{ campaignId: string; asset: AssetInput }>('list');

type Lists = CampaignDetail['assets'];

/** Changes the lists of a campaign's page before the server answers. */
function changeAssets(
  queryClient: QueryClient,
  campaignId: string,
  change: (assets: Lists) => Lists,
  back: (now: Lists, before: Lists) => Lists,
): () => void {
  return changeCached<CampaignDetail>(
    queryClient,
    campaignOptions(campaignId).queryKey,
    (campaign) => ({ ...campaign, assets: change(campaign.assets) }),
    (now, before) => ({ ...now, assets: back(now.assets, before.assets) }),
  );
}

export function useAddAsset() {
  return useCampaignWrite(
    ({ campaignId, asset }: { campaignId: string; asset: AssetInput }, intent) =>
      read(api.campaigns[':id'].assets.$post({ param: { id: campaignId }, json: asset }, intent)),
    'Erro ao salvar na campanha',
    { what: 'a lista da campanha', intents: additions },
  );
}

/** @returns the number of items in the list afterwards. Items that it already had are not counted twice. */
export function useRewriteAsset() {
  return useCampaignWrite(
    (
      { campaignId, assetId, asset, mode }: AssetRef & { asset: AssetInput; mode: 'replace' | 'add' },
      intent,
    ) => {
      const list = api.campaigns[':id'].assets[':assetId'];
      const sent = { param: { id: campaignId, assetId }, json: asset };
      return mode === 'replace' ? read(list.$put(sent, intent)) : read(list.items.$post(sent, intent));
    },
    'Erro ao salvar na campanha',
    { what: 'a lista da campanha' },
  );
}

/** The new name is shown at once, and the old one again if the server could not store it. */
export function useRenameAsset(onDone: () => void) {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    ({ campaignId, assetId, name }: AssetRef & { name: string | null }, intent) =>
      read(
        api.campaigns[':id'].assets[':assetId'].$patch(
          { param: { id: campaignId, assetId }, json: { name } },
          intent,
        ),
      ),
    'Erro ao renomear lista',
    {
      what: 'o nome da lista',
      onDone,
      showAtOnce: ({ campaignId, assetId, name }) =>
        changeAssets(
          queryClient,
          campaignId,
          (assets) => assets.map((asset) => (asset.id === assetId ? { ...asset, name } : asset)),
          (now, before) => {
            const isNewer = now.some((asset) => asset.id === assetId && asset.name !== name);
            return isNewer ? now : restoreItem(now, before, assetId);
          },
        ),
      restored: ({ name }) =>
        name === null ? '' : `O nome "${name}" não foi salvo: a lista ficou com o anterior.`,
    },
  );
}

/** The list leaves the page at once, and returns if the server could not delete it. */
export function useDeleteAsset(onDone: () => void) {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    ({ campaignId, assetId }: AssetRef, intent) =>
      read(api.campaigns[':id'].assets[':assetId'].$delete({ param: { id: campaignId, assetId } }, intent)),
    'Erro ao deletar item',
    {
      what: 'a exclusão da lista',
      onDone,
      showAtOnce: ({ campaignId, assetId }) =>
        hideDeleted(assetId, () =>
          changeAssets(queryClient, campaignId, withoutDeleted, (now, before) =>
            restoreItem(now, before, assetId),
          ),
        ),
      restored: () => 'A lista voltou para a campanha.',
    },
  );
}
