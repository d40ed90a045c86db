import { listSitelinks } from '../engine/ad-text-list.ts';
import { emptySheet } from '../sheet/product-sheet.ts';
import { findSitelinkTemplates, hasOwnSitelinks } from '../templates.ts';
import { type Generator, problem, toGenerated } from './define-generator.ts';
import { fillProduct } from './product.ts';

export const sitelinks: Generator = {
  kind: 'sitelinks',
  generate({ product, language, sheet = emptySheet }, sources) {
    if (product.trim() === '') return problem('missing_product');
    if (language === '') return problem('missing_language');
    const { pack } = sources.builtIn;
    if (pack && !hasOwnSitelinks(sources, language))
      return toGenerated(
        'sitelinks',
        listSitelinks({ pack, language, product, sheet }).map((link) => ({ ...link })),
      );
    const templates = findSitelinkTemplates(sources, language);
    if (templates.length === 0) return problem('no_templates');
    const items = templates.map(({ text, desc1, desc2 }) => ({
      text: fillProduct(text, product),
      desc1: fillProduct(desc1, product),
      desc2: fillProduct(desc2, product),
    }));
    return toGenerated('sitelinks', items);
  },
};
