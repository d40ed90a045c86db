import { adLimits } from '../../ads/limits.ts';
import { findTextTemplates, type TextKind } from '../templates.ts';
import { type Generator, problem } from './define-generator.ts';
import { dedupeItems, fitItems } from './items.ts';
import { fillProduct } from './product.ts';

/** Lists of one text for each item: they differ in their limit and their words alone. */
function adTextGenerator(kind: TextKind, label: string, limit: number): Generator {
  const columns: Generator['columns'] = [{ key: 'text', label, limit, cut: true }];
  return {
    kind,
    columns,
    generate({ product, language }, sources) {
      if (product.trim() === '') return problem('missing_product');
      if (language === '') return problem('missing_language');
      const templates = findTextTemplates(sources, kind, language);
      if (templates.length === 0) return problem('no_templates');
      const items = templates.map((template) => ({ text: fillProduct(template, product) }));
      return { ok: true, items: dedupeItems(fitItems(items, columns)) };
    },
  };
}

export const titles = adTextGenerator('titles', 'Título', adLimits.title);
export const descriptions = adTextGenerator('descriptions', 'Descrição', adLimits.description);
export const callouts = adTextGenerator('callouts', 'Frase de destaque', adLimits.callout);
export const promotions = adTextGenerator('promotions', 'Promoção', adLimits.promotion);
