import type { DraftStore } from '#client/parts/draft/draft-store.ts';

/**
 * Drafts by account and campaign. When a person leaves the tabs, the draft continues to save, and it is opened
 * again in the same state.
 */
const unsaved = new Map<string, DraftStore>();

export function draftKey(accountId: string, campaignId: string): string {
  return `${accountId} ${campaignId}`;
}

export function findUnsaved(key: string): DraftStore | undefined {
  return unsaved.get(key);
}

/** Keeps the draft until it is saved. Until then, the page also asks before it is closed. */
export function keepUntilSaved(key: string, store: DraftStore): void {
  store.subscribe(() => {
    if (store.getState().status === 'saved') forgetUnsaved(key);
    else unsaved.set(key, store);
    if (unsaved.size > 0) window.addEventListener('beforeunload', ask);
  });
}

export function forgetUnsaved(key: string): void {
  unsaved.delete(key);
  if (unsaved.size === 0) window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
