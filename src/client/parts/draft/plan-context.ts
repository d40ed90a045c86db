import { createContext, useContext, useSyncExternalStore } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CampaignDetail } from '#domain/making/campaign/campaign.ts';
import type { Plan } from '#domain/making/structure/plan.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import type { PlanState, PlanStore } from './plan-store.ts';

interface Builder {
  campaign: CampaignDetail;
  store: PlanStore;
}

export const BuilderContext = createContext<Builder | null>(null);

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('the tabs of the builder stand inside its layout');
  return builder;
}

export function usePlanState(): PlanState {
  const { store } = useBuilder();
  return useSyncExternalStore(store.subscribe, store.getState);
}

export function usePlan(): Plan {
  return usePlanState().history.present;
}

/** The language of the texts; undefined in a campaign for several languages. */
export function useTextLanguage(): LanguageCode | undefined {
  const [language, ...others] = usePlan().settings.languages;
  return others.length === 0 ? language : undefined;
}

/** The settings and a function that changes them. Typing into one field is one undo step. */
export function useSettings() {
  const { store } = useBuilder();
  const { settings } = usePlan();
  function change(part: Partial<CampaignSettings>, isTyped = false): void {
    const step = isTyped ? `settings:${Object.keys(part).join()}` : undefined;
    store.change((plan) => ({ ...plan, settings: { ...plan.settings, ...part } }), step);
  }
  return { settings, change };
}
