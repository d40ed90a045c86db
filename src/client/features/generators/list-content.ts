import type { AssetType } from '#domain/ads/asset-types.ts';
import { toStoredItem } from '#domain/ads/items.ts';
import type { AssetOrigin } from '#domain/making/campaign/asset-origin.ts';
import type { AssetInput } from '#domain/making/campaign/campaign.ts';
import { cutText } from '#domain/shared/cut-text.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { generatorViews } from '#client/parts/generator-views.ts';
import type { ToolWork } from './work-stores.ts';

/** Converts the list on screen into the form that a campaign stores. */
export function listContent(
  kind: AssetType,
  { items, origin }: Pick<ToolWork, 'items' | 'origin'>,
): AssetInput {
  return {
    assetType: kind,
    content: items.map((item) => toStoredItem(kind, item)),
    ...(origin && { origin }),
  };
}

/** What the list says about itself when a campaign keeps it. */
export function originOf(kind: AssetType, { product, language, funnel, match }: GeneratorInput): AssetOrigin {
  const { fields } = generatorViews[kind];
  return {
    product: fields.includes('product') ? cutText(product.trim(), 120) || null : null,
    language: language === '' ? null : language,
    funnel: fields.includes('funnel') && funnel !== '' ? funnel : null,
    matchType: fields.includes('match') ? match : null,
  };
}
