import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Item } from '#domain/ads/asset-models.ts';
import { isLanguageCode } from '#domain/ads/languages.ts';
import type { Intent } from '#domain/language/intents.ts';
import { intentFinder } from '#domain/making/texts/engine/intent-of.ts';
import { suggestItem } from '#domain/making/texts/engine/suggest-item.ts';
import { emptySheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { builtInTextsOptions } from '#client/data/templates.ts';
import { useTabPart } from '#client/lib/storage/tab-scope.ts';
import type { Draft } from './draft.ts';

export interface ItemAdvice {
  intentOf?: (item: Item) => Intent | null;
  suggest?: (item: Item) => Item | null;
}

/**
 * Information from the language pack about visible items: a keyword's intent, or another text for an ad's.
 */
export function useItemAdvice(draft: Draft, input: GeneratorInput): ItemAdvice {
  const { kind } = draft;
  const origin = useTabPart(draft.tool, (work) => work.origin);
  const language = origin?.language ?? input.language;
  const product = origin?.product ?? input.product;
  const { data } = useQuery({
    ...builtInTextsOptions(isLanguageCode(language) ? language : 'pt'),
    enabled: isLanguageCode(language) && kind !== 'negative_keywords',
  });
  const pack = data?.pack;
  const { sheet } = input;
  const isOfAd = kind !== 'keywords' && kind !== 'negative_keywords';
  // It stays the same function until its inputs change, because the list sorts and renders its rows with it.
  const intent = useMemo(() => {
    if (kind !== 'keywords' || !pack || product === '') return undefined;
    const find = intentFinder(pack, product);
    return ({ text = '' }: Item) => find(text);
  }, [kind, pack, product]);
  return {
    ...(intent && { intentOf: intent }),
    ...(isOfAd &&
      pack &&
      isLanguageCode(language) &&
      product.trim() !== '' && {
        suggest: (item: Item) =>
          suggestItem(
            kind,
            { item, shown: draft.read().items },
            { pack, language, product, sheet: sheet ?? emptySheet },
          ),
      }),
  };
}
