import { findTextTemplates, type TextKind, textKinds } from '../templates.ts';
import { type Generator, problem, toGenerated } from './define-generator.ts';
import { fillProduct } from './product.ts';

/** Lists with one text per item: they differ in their templates and limits only. */
function adTextGenerator(kind: TextKind): Generator {
  return {
    kind,
    generate({ product, language }, sources) {
      if (product.trim() === '') return problem('missing_product');
      if (language === '') return problem('missing_language');
      const templates = findTextTemplates(sources, kind, language);
      if (templates.length === 0) return problem('no_templates');
      return toGenerated(
        kind,
        templates.map((template) => ({ text: fillProduct(template, product) })),
      );
    },
  };
}

export const adTextGenerators = Object.fromEntries(
  textKinds.map((kind) => [kind, adTextGenerator(kind)]),
) as Record<TextKind, Generator>; // one entry for each kind
