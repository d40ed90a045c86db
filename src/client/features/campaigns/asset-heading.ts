import { languages } from '#domain/ads/languages.ts';
import type { Asset } from '#domain/campaign/campaign.ts';
import { funnelLabels } from '#client/parts/funnel-labels.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import { matchLabels } from '#client/parts/match-labels.ts';

interface AssetHeading {
  title: string;
  /** `Palavras-chave · FitMax · Português · Fundo do funil · [Exata]`, as far as it is known; may be empty. */
  details: string;
}

/** The list's own name, or its type; and what it was generated with. */
export function assetHeading({ assetType, name, origin }: Pick<Asset, 'assetType' | 'name' | 'origin'>) {
  const { label } = generatorViews[assetType];
  const { product, language, funnel, matchType } = origin;
  const details = [
    name === null ? null : label,
    product,
    languages.find(({ code }) => code === language)?.label,
    funnel === null ? null : `${funnelLabels[funnel].split(':')[0] ?? ''} do funil`,
    matchType === null ? null : matchLabels[matchType],
  ];
  return { title: name ?? label, details: details.filter(Boolean).join(' · ') } satisfies AssetHeading;
}
