import { queryOptions } from '@tanstack/react-query';
import type { Campaign } from '#domain/making/campaign/campaign.ts';
import { api, read } from '#client/lib/api.ts';
import { handledConflict, useCampaignWrite } from './campaign-write.ts';

/**
 * The first steps that the account has done, and its example. Other screens change them, so each visit reads them
 * again.
 */
export const firstStepsOptions = queryOptions({
  queryKey: ['first-steps'],
  queryFn: () => read(api['first-steps'].$get()),
  staleTime: 0,
});

export function useAddExample(onDone: (example: Campaign) => void) {
  return useCampaignWrite(
    (_: null, intent) => read(api['first-steps'].example.$post({}, intent)),
    'Erro ao criar o exemplo',
    { what: 'o exemplo', onDone },
  );
}

/** @param onEdited runs when the example holds changes of the person, and was left as it is. */
export function useRemoveExample({ onDone, onEdited }: { onDone: () => void; onEdited: () => void }) {
  return useCampaignWrite(
    ({ withEdits }: { withEdits: boolean }, intent) =>
      read(
        api['first-steps'].example.$delete({ query: withEdits ? { edited: 'delete' as const } : {} }, intent),
      ),
    'Erro ao remover o exemplo',
    {
      what: 'a remoção do exemplo',
      onDone,
      isHandled: (error) => handledConflict(error, onEdited),
    },
  );
}

export function useKeepExample(onDone: () => void) {
  return useCampaignWrite(
    (_: null, intent) => read(api['first-steps'].example.keep.$post({}, intent)),
    'Erro ao guardar o exemplo',
    { what: 'o exemplo guardado', onDone },
  );
}
