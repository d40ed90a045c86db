import { queryOptions } from '@tanstack/react-query';
import type { ImportedCampaign } from '#domain/making/editor-file/imported/source.ts';
import type { DraftChanges, SavedVersions, StoredDraft } from '#domain/making/structure/draft.ts';
import { api, read } from '#client/lib/api.ts';
import { randomUuid } from '#client/lib/uuid.ts';

/** Running saves by campaign. A read waits for them. */
const underWay = new Map<string, Promise<unknown>>();

/** An edit starts from the last read draft, so the draft is read again whenever its tabs are opened. */
export function draftOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['campaign-draft', campaignId],
    queryFn: async () => {
      await underWay.get(campaignId);
      return read<StoredDraft>(api.campaigns[':id'].plan.$get({ param: { id: campaignId } }));
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** The rows of the file of which a campaign was made; null for a campaign made here. They never change. */
export function importedOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['campaign-imported', campaignId],
    queryFn: () =>
      read<ImportedCampaign | null>(api.campaigns[':id'].imported.$get({ param: { id: campaignId } })),
    staleTime: Infinity,
  });
}

/**
 * @param key the same for each attempt to send the same changes.
 * @throws {ApiError} `conflict` when a part was saved elsewhere after it was read.
 */
export function saveDraft(
  campaignId: string,
  sent: DraftChanges,
  key = randomUuid(),
): Promise<SavedVersions> {
  const headers = { 'Idempotency-Key': key };
  const saving = read(api.campaigns[':id'].plan.$put({ param: { id: campaignId }, json: sent }, { headers }));
  const settled = saving.catch(() => undefined).finally(() => underWay.delete(campaignId));
  underWay.set(campaignId, settled);
  return saving;
}
