import { useSyncExternalStore } from 'react';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { DraftStore } from './draft-store.ts';

interface OpenDraft {
  campaignId: string;
  store: DraftStore;
}

let open: OpenDraft | null = null;
const listeners = new Set<() => void>();

/**
 * Says that this draft is on screen, for what stands outside its page.
 * @returns the end of that
 */
export function announceDraft(campaignId: string, store: DraftStore): () => void {
  const mine: OpenDraft = { campaignId, store };
  const set = (next: OpenDraft | null) => {
    open = next;
    for (const listener of listeners) listener();
  };
  set(mine);
  return () => {
    if (open === mine) set(null);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The draft of this campaign, as it was when it was last asked for, while its page is open. */
export function useOpenDraft(campaignId: string | null): CampaignDraft | null {
  const shown = useSyncExternalStore(subscribe, () => open);
  return shown?.campaignId === campaignId ? shown.store.getState().history.present : null;
}
