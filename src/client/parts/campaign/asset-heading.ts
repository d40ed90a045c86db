import { languageLabel } from '#domain/ads/languages.ts';
import type { Asset } from '#domain/making/campaign/campaign.ts';
import { funnelLabels } from '#client/parts/funnel-labels.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { matchLabels } from '#client/parts/match-labels.ts';

interface AssetHeading {
  title: string;
  /**
   * The known inputs, such as `Palavras-chave · FitMax · Português · Fundo do funil · [Exata]`; may be empty.
   */
  details: string;
}

/** Title and details of a list: its own name or its type, and the inputs that generated it. */
export function assetHeading({ assetType, name, origin }: Pick<Asset, 'assetType' | 'name' | 'origin'>) {
  const { label } = generatorViews[assetType];
  const { product, language, funnel, matchType } = origin;
  const details = [
    name === null ? null : label,
    product,
    language === null ? null : languageLabel(language),
    funnel === null ? null : `${funnelLabels[funnel].split(':')[0] ?? ''} do funil`,
    matchType === null ? null : matchLabels[matchType],
  ];
  return { title: name ?? label, details: details.filter(Boolean).join(' · ') } satisfies AssetHeading;
}
