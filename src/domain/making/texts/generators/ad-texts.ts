import { type AdTextType, byAdTextType } from '#domain/ads/asset-types.ts';
import { listAdTexts } from '../engine/ad-text-list.ts';
import { emptySheet } from '../sheet/product-sheet.ts';
import { findTextTemplates, hasOwnTexts } from '../templates.ts';
import { type Generator, problem, toGenerated } from './define-generator.ts';
import { fillProduct } from './product.ts';

/** The generator of types with one text per item. They differ only in templates and limits. */
function adTextGenerator(kind: AdTextType): Generator {
  return {
    kind,
    generate({ product, language, sheet = emptySheet }, sources) {
      if (product.trim() === '') return problem('missing_product');
      if (language === '') return problem('missing_language');
      const { pack } = sources.builtIn;
      if (pack && !hasOwnTexts(sources, kind, language)) {
        const texts = listAdTexts(kind, { pack, language, product, sheet });
        return toGenerated(
          kind,
          texts.map((text) => ({ text })),
        );
      }
      const templates = findTextTemplates(sources, kind, language);
      if (templates.length === 0) return problem('no_templates');
      return toGenerated(
        kind,
        templates.map((template) => ({ text: fillProduct(template, product) })),
      );
    },
  };
}

export const adTextGenerators = byAdTextType(adTextGenerator);
