import { createContext, type ReactNode, useContext } from 'react';
import type { LanguageCode } from '#domain/ads/languages.ts';
import type { CampaignAssets } from '#domain/making/structure/campaign-assets.ts';
import { useBuilder, useSettings } from '#client/parts/draft/draft-context.ts';

/** The assets that the fields show, of a campaign or of the whole account. */
export interface HeldAssets {
  assets: CampaignAssets;
  /** Those of the ads, the first of which is that of assets that name none. */
  languages: readonly LanguageCode[];
  /** The country of a new telephone. */
  country: CampaignAssets['calls'][number]['country'];
  currency: string;
  /** Typing into one field is one step. */
  change: (part: Partial<CampaignAssets>, isTyped?: boolean) => void;
  /** Takes the last change back. */
  undo: () => void;
}

export const AssetsContext = createContext<HeldAssets | null>(null);

export function useAssets(): HeldAssets {
  const held = useContext(AssetsContext);
  if (held === null) throw new Error('fields of assets stand inside an AssetsContext');
  return held;
}

/** Gives the fields the assets of the open campaign. */
export function AssetsOfCampaign({ children }: { children: ReactNode }) {
  const { campaign, store } = useBuilder();
  const { settings, change } = useSettings();
  const { languages, countries } = settings;
  const held = {
    assets: settings,
    languages,
    country: countries[0] ?? 'BR',
    currency: campaign.currency,
    change,
    undo: store.undo,
  };
  return <AssetsContext value={held}>{children}</AssetsContext>;
}
