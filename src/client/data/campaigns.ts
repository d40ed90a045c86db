import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type {
  AssetInput,
  Campaign,
  CampaignDetail,
  CampaignInput,
  CampaignSummary,
  CampaignSheet,
  ContentsPage,
  NewCampaignInput,
  WholeAsset,
} from '#domain/making/campaign/campaign.ts';
import type { CampaignImport } from '#domain/making/editor-file/imported/source.ts';
import type { CampaignCopy } from '#domain/making/structure/copy-draft.ts';
import { api, ApiError, errorMessage, read } from '#client/lib/api.ts';
import { type Intent, idempotentSender } from '#client/lib/intents.ts';
import { notifyFailure } from '#client/lib/notify-failure.ts';
import { type Intents, useWrite } from '#client/lib/use-write.ts';
import { changeCached, restoreItem, hideDeleted, withoutDeleted } from './change-cached.ts';

export const campaignsOptions = queryOptions({
  queryKey: ['campaigns'],
  queryFn: async () => withoutDeleted(await read(api.campaigns.$get())),
});

export function campaignOptions(id: string) {
  return queryOptions({
    queryKey: ['campaigns', id],
    queryFn: async () => {
      // The id comes from the address bar. Without the encoding, a slash in it would call another route.
      const param = { id: encodeURIComponent(id) };
      const campaign = await read<CampaignDetail>(api.campaigns[':id'].$get({ param }));
      return { ...campaign, assets: withoutDeleted(campaign.assets) };
    },
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

/** Reads all lists of a campaign with their items. @param onRead takes the number of lists read so far. */
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

interface WriteListeners<Input, Output> {
  /** Returns true for an error that the screen itself shows. */
  isHandled?: (error: Error) => boolean;
  /** What is stored, for the notice of writes that wait for the connection. */
  what?: string;
  intents?: Intents<Input>;
  /** Shows the result before the server answers. Returns what takes it back after a failure. */
  showAtOnce?: (input: Input) => () => void;
  /** What the screen shows again after a failure, as the last sentence of the toast. */
  restored?: (input: Input) => string;
  /** Runs before the lists are read again, because that may unmount the calling component. */
  onDone?: (output: Output, input: Input) => void;
}

/** Logs a failed write and shows it in a toast. The form keeps its values. */
export function useCampaignWrite<Input, Output>(
  write: (input: Input, intent: Intent) => Promise<Output>,
  failure: string,
  {
    isHandled = () => false,
    what,
    intents,
    showAtOnce,
    restored,
    onDone,
  }: WriteListeners<Input, Output> = {},
) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: campaignsOptions.queryKey }),
      queryClient.invalidateQueries({ queryKey: ['activity'] }),
      queryClient.invalidateQueries({ queryKey: ['first-steps'] }),
    ]);
  return useWrite<Input, Output>({
    write,
    what,
    intents,
    showAtOnce,
    onError: (error, input) => {
      if (isHandled(error)) return;
      console.warn(failure, error);
      notifyFailure(failure, error, [errorMessage(error), restored?.(input)].filter(Boolean).join(' '));
      const { status } = error instanceof ApiError ? error : { status: 0 };
      // What is shown may be wrong: it was deleted elsewhere, or taken back while another write changed it.
      if (status === 404 || (showAtOnce && status > 0)) void refresh();
    },
    onSuccess: (output, input) => {
      onDone?.(output, input);
      return refresh();
    },
  });
}

/** Drafts and lists outlive their screens, so they may be sent again from another one when no answer came. */
const creations = idempotentSender<NewCampaignInput>();
const updates = idempotentSender<CampaignInput & { id: string; version: number }>();
const sheets = idempotentSender<CampaignSheet & { id: string }>();
const additions = idempotentSender<{ campaignId: string; asset: AssetInput }>();

/** @param onStored also runs when the screen was left meanwhile. */
export function useCreateCampaign(onStored?: (campaign: Campaign) => void) {
  return useCampaignWrite(
    (input: NewCampaignInput, intent) => read(api.campaigns.$post({ json: input }, intent)),
    'Erro ao criar campanha',
    { what: 'a campanha nova', intents: creations, onDone: onStored },
  );
}

/** Stores the chosen campaigns of an Editor export, or compares them with existing ones: all or none. */
export function useImportCampaigns() {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    (campaigns: readonly CampaignImport[], intent) =>
      read(api.campaigns.import.$post({ json: { campaigns: [...campaigns] } }, intent)),
    'Erro ao importar campanhas',
    {
      what: 'a importação',
      onDone: () => void queryClient.invalidateQueries({ queryKey: ['campaign-imported'] }),
    },
  );
}

/** Stores copies of a campaign for other countries, all or none. */
export function useCopyCampaign() {
  return useCampaignWrite(
    (campaigns: readonly CampaignCopy[], intent) =>
      read(api.campaigns.copies.$post({ json: { campaigns: [...campaigns] } }, intent)),
    'Erro ao copiar a campanha',
    { what: 'as cópias da campanha' },
  );
}

/**
 * @param onConflict receives the stored campaign when it was changed after the form was opened.
 * @param onStored also runs when the screen was left meanwhile.
 */
export function useUpdateCampaign(
  onConflict: (current: CampaignDetail) => void,
  onStored: (campaign: Campaign) => void,
) {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    ({ id, ...input }: CampaignInput & { id: string; version: number }, intent) =>
      read(api.campaigns[':id'].$patch({ param: { id }, json: input }, intent)),
    'Erro ao atualizar campanha',
    {
      what: 'a mudança na campanha',
      intents: updates,
      // A form that is opened before the campaign has been read again would be based on the old version.
      onDone: (stored) => {
        changeCached<CampaignSummary[]>(queryClient, campaignsOptions.queryKey, (campaigns) =>
          campaigns.map((campaign) => (campaign.id === stored.id ? { ...campaign, ...stored } : campaign)),
        );
        changeCached<CampaignDetail>(queryClient, campaignOptions(stored.id).queryKey, (campaign) => ({
          ...campaign,
          ...stored,
        }));
        onStored(stored);
      },
      isHandled: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'conflict') return false;
        onConflict(error.body['current'] as CampaignDetail); // the route's answer for this code
        return true;
      },
    },
  );
}

/**
 * @param onConflict receives the stored sheet when the campaign was changed since the form was opened.
 * @param onStored also runs when the screen was left meanwhile.
 */
export function useWriteSheet(
  onConflict: (current: CampaignSheet) => void,
  onStored: (stored: CampaignSheet) => void,
) {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    ({ id, ...written }: CampaignSheet & { id: string }, intent) =>
      read(api.campaigns[':id'].sheet.$put({ param: { id }, json: written }, intent)),
    'Erro ao salvar a ficha',
    {
      what: 'a ficha do produto',
      intents: sheets,
      onDone: (stored, { id }) => {
        changeCached(queryClient, campaignSheetOptions(id).queryKey, () => stored);
        onStored(stored);
      },
      isHandled: (error) => {
        if (!(error instanceof ApiError) || error.code !== 'conflict') return false;
        onConflict(error.body['current'] as CampaignSheet); // what the route answers with this code
        return true;
      },
    },
  );
}

/** The campaign leaves the list at once, and returns if the server could not delete it. */
export function useDeleteCampaign(onDone: () => void) {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    (id: string, intent) => read(api.campaigns[':id'].$delete({ param: { id } }, intent)),
    'Erro ao deletar campanha',
    {
      what: 'a exclusão da campanha',
      onDone,
      showAtOnce: (deleted) =>
        hideDeleted(deleted, () =>
          changeCached<CampaignSummary[]>(
            queryClient,
            campaignsOptions.queryKey,
            withoutDeleted,
            (now, before) => restoreItem(now, before, deleted),
          ),
        ),
      restored: () => 'A campanha voltou para a lista.',
    },
  );
}

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
