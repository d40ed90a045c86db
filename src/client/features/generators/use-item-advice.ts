import { useQuery } from '@tanstack/react-query';
import type { Item } from '#domain/ads/asset-models.ts';
import type { AssetType } from '#domain/ads/asset-types.ts';
import { isLanguageCode } from '#domain/ads/languages.ts';
import type { Intent } from '#domain/texts/content/intents.ts';
import { intentOf } from '#domain/texts/engine/intent-of.ts';
import { suggestItem } from '#domain/texts/engine/suggest-item.ts';
import { emptySheet } from '#domain/texts/sheet/product-sheet.ts';
import { builtInTextsOptions } from '#client/data/templates.ts';
import type { DraftControls } from './use-draft.ts';

interface ItemAdvice {
  intentOf?: (item: Item) => Intent | null;
  suggest?: (item: Item) => Item | null;
}

/**
 * Information from the language pack about visible items: a keyword's intent, or another text for an ad's.
 */
export function useItemAdvice(kind: AssetType, { input, items, origin }: DraftControls): ItemAdvice {
  const language = origin?.language ?? input.language;
  const product = origin?.product ?? input.product;
  const { data } = useQuery({
    ...builtInTextsOptions(isLanguageCode(language) ? language : 'pt'),
    enabled: isLanguageCode(language) && kind !== 'negative_keywords',
  });
  const pack = data?.pack;
  if (!pack || !isLanguageCode(language) || kind === 'negative_keywords') return {};
  if (kind === 'keywords')
    return { intentOf: ({ text = '' }) => (product === '' ? null : intentOf(pack, product, text)) };
  if (product.trim() === '') return {};
  const request = { pack, language, product, sheet: input.sheet ?? emptySheet };
  return { suggest: (item) => suggestItem(kind, { item, shown: items }, request) };
}
