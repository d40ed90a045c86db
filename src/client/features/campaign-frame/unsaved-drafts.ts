import type { DraftStore } from '#client/parts/draft/draft-store.ts';

/** By account and campaign. A draft whose tabs were left goes on saving, and is opened again as it was left. */
const unsaved = new Map<string, DraftStore>();

export function draftKey(accountId: string, campaignId: string): string {
  return `${accountId} ${campaignId}`;
}

export function findUnsaved(place: string): DraftStore | undefined {
  return unsaved.get(place);
}

/** Until the draft is saved it is found again, and the page asks before it is left. */
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
