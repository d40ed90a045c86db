import { useQueryClient } from '@tanstack/react-query';
import type {
  Campaign,
  CampaignDetail,
  CampaignInput,
  CampaignSummary,
  NewCampaignInput,
} from '#domain/making/campaign/campaign.ts';
import type { FileImport } from '#domain/making/editor-file/imported/source.ts';
import type { CampaignCopy } from '#domain/making/structure/copy-draft.ts';
import { api, read } from '#client/lib/api.ts';
import { idempotentSender } from '#client/lib/intents.ts';
import { changeCached, restoreItem, hideDeleted, withoutDeleted } from './change-cached.ts';
import { campaignsOptions, campaignOptions } from './campaigns.ts';
import { handledConflict, useCampaignWrite } from './campaign-write.ts';
import { accountAssetsOptions } from './account-assets.ts';
import { negativeListsKey } from './negative-lists.ts';

/** Drafts and lists outlive their screens and a reload, so they may be sent again when no answer came. */
const creations = idempotentSender<NewCampaignInput>('campaign');

const updates = idempotentSender<CampaignInput & { id: string; version: number }>('campaign_edit');

/**
 * @param onStored also runs when the screen was left meanwhile.
 * @param onKnown receives the stored campaign when it was sent before, and its answer did not come.
 */
export function useCreateCampaign(
  onStored?: (campaign: Campaign) => void,
  onKnown?: (stored: Campaign) => void,
) {
  return useCampaignWrite(
    (input: NewCampaignInput, intent) => read(api.campaigns.$post({ json: input }, intent)),
    'Erro ao criar campanha',
    {
      what: 'a campanha nova',
      intents: creations,
      onDone: onStored,
      isHandled: (error) => handledConflict(error, onKnown),
    },
  );
}

/** Stores the chosen campaigns of an Editor export, or compares them with existing ones: all or none. */
export function useImportCampaigns() {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    (json: FileImport, intent) => read(api.campaigns.import.$post({ json }, intent)),
    'Erro ao importar campanhas',
    {
      what: 'a importação',
      onDone: () => {
        void queryClient.invalidateQueries({ queryKey: ['campaign-imported'] });
        void queryClient.invalidateQueries({ queryKey: negativeListsKey });
        void queryClient.invalidateQueries({ queryKey: accountAssetsOptions.queryKey });
      },
    },
  );
}

/** Stores copies of a campaign, all or none. They use its shared lists of negatives. */
export function useCopyCampaign(source: string) {
  const queryClient = useQueryClient();
  return useCampaignWrite(
    (campaigns: readonly CampaignCopy[], intent) =>
      read(api.campaigns.copies.$post({ json: { source, campaigns: [...campaigns] } }, intent)),
    'Erro ao copiar a campanha',
    {
      what: 'as cópias da campanha',
      onDone: () => void queryClient.invalidateQueries({ queryKey: negativeListsKey }),
    },
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
      // Otherwise a form that is opened before the campaign has been read again would be based on the old version.
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
      isHandled: (error) => handledConflict(error, onConflict),
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
