import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { CampaignSheet } from '#domain/making/campaign/campaign.ts';
import { api, read } from '#client/lib/api.ts';
import { idempotentSender } from '#client/lib/intents.ts';
import { changeCached } from './change-cached.ts';
import { handledConflict, useCampaignWrite } from './campaign-write.ts';

/** The product sheet of a campaign, with the campaign's version. */
export function campaignSheetOptions(id: string) {
  return queryOptions({
    queryKey: ['campaigns', id, 'sheet'],
    queryFn: () => read<CampaignSheet>(api.campaigns[':id'].sheet.$get({ param: { id } })),
  });
}

const sheets = idempotentSender<CampaignSheet & { id: string }>('sheet');

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
      isHandled: (error) => handledConflict(error, onConflict),
    },
  );
}
