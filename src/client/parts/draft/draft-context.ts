import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { StoredAccountAssets } from '#domain/making/structure/account-assets.ts';
import type { LeftOut } from '#domain/making/structure/propose.ts';
import type { NegativeList } from '#domain/making/structure/negative-lists.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import type { DraftState, DraftStore } from './draft-store.ts';
import type { ProposalChoice } from '#client/parts/jobs/propose-job.ts';

/** The last proposal of this visit: what was asked for, and the texts that it left out. */
export interface Proposed {
  choice: ProposalChoice;
  leftOut: LeftOut[];
}

interface Builder {
  campaign: CampaignDetail;
  store: DraftStore;
  /** The shared lists of negatives that the campaign uses. */
  lists: readonly NegativeList[];
  /** What holds for every campaign of the account. */
  accountAssets: StoredAccountAssets;
  /** Kept while the campaign's page is open, so that a look at another tab loses nothing. */
  proposed: Proposed | null;
  setProposed: (proposed: Proposed) => void;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('the tabs of the builder stand inside its layout');
  return builder;
}

export function useDraftState(): DraftState {
  const { store } = useBuilder();
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The draft with the shared lists that the campaign uses and the account's assets: everything that applies to it. */
export function useCampaignDraft(): CampaignDraft {
  const { lists, accountAssets } = useBuilder();
  const { present } = useDraftState().history;
  return useMemo(
    () => ({ ...present, lists, accountAssets: accountAssets.content }),
    [present, lists, accountAssets],
  );
}

/** The language of the texts; undefined in a campaign for several languages. */
export function useTextLanguage(): LanguageCode | undefined {
  const [language, ...others] = useCampaignDraft().settings.languages;
  return others.length === 0 ? language : undefined;
}

/** The settings and a function that changes them. Typing into one field is one undo step. */
export function useSettings() {
  const { store } = useBuilder();
  const { settings } = useCampaignDraft();
  function change(part: Partial<CampaignSettings>, isTyped = false): void {
    const step = isTyped ? `settings:${Object.keys(part).join()}` : undefined;
    store.change((draft) => ({ ...draft, settings: { ...draft.settings, ...part } }), step);
  }
  return { settings, change };
}
