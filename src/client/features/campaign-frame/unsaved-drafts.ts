import type { DraftStore } from '#client/parts/draft/draft-store.ts';

/**
 * Drafts by account and campaign. When a person leaves the tabs, the draft continues to save, and it is opened
 * again in the same state.
 */
const unsaved = new Map<string, DraftStore>();

export function draftKey(accountId: string, campaignId: string): string {
  return `${accountId} ${campaignId}`;
}

export function findUnsaved(place: string): DraftStore | undefined {
  return unsaved.get(place);
}

/** Keeps the draft until it is saved. Until then, the page also asks before it is closed. */
export function keepUntilSaved(place: string, store: DraftStore): void {
  store.subscribe(() => {
    if (store.getState().status === 'saved') forgetUnsaved(place);
    else unsaved.set(place, store);
    if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
  });
}

export function forgetUnsaved(place: string): void {
  unsaved.delete(place);
  if (unsaved.size === 0) window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
