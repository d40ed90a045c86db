import type { AssetType } from '#domain/ads/asset-types.ts';
import { adTextGenerators } from './ad-texts.ts';
import type { Generator } from './define-generator.ts';
import { keywords } from './keywords.ts';
import { negativeKeywords } from './negative-keywords.ts';
import { sitelinks } from './sitelinks.ts';

export const generators: Readonly<Record<AssetType, Generator>> = {
  keywords,
  negative_keywords: negativeKeywords,
  sitelinks,
  ...adTextGenerators,
};
