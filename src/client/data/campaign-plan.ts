import { queryOptions } from '@tanstack/react-query';
import type { PlanSave, SavedVersions, StoredPlan } from '#domain/structure/plan.ts';
import { api, read } from '#client/lib/api.ts';
import { randomUuid } from '#client/lib/uuid.ts';

/** Saves that are under way, by campaign: whoever reads waits for them. */
const underWay = new Map<string, Promise<unknown>>();

/** A plan is edited from what was read last: it is read anew whenever its tabs are opened. */
export function planOptions(campaignId: string) {
  return queryOptions({
    queryKey: ['campaign-plan', campaignId],
    queryFn: async () => {
      await underWay.get(campaignId);
      return read<StoredPlan>(
        api.campaigns[':id'].plan.$get({ param: { id: encodeURIComponent(campaignId) } }),
      );
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** @throws {ApiError} `conflict` when a part was saved elsewhere since it was read. */
export function savePlan(campaignId: string, sent: PlanSave): Promise<SavedVersions> {
  const headers = { 'Idempotency-Key': randomUuid() };
  const saving = read(api.campaigns[':id'].plan.$put({ param: { id: campaignId }, json: sent }, { headers }));
  const settled = saving.catch(() => undefined).finally(() => underWay.delete(campaignId));
  underWay.set(campaignId, settled);
  return saving;
}
