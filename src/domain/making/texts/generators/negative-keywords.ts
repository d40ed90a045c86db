import { isBrandForbidden } from '../engine/keyword-list.ts';
import { listNegatives } from '../engine/negative-list.ts';
import { emptySheet } from '../sheet/product-sheet.ts';
import { findNegativeKeywords, hasOwnNegatives } from '../templates.ts';
import { type Generator, problem, toGenerated } from './define-generator.ts';

export const negativeKeywords: Generator = {
  kind: 'negative_keywords',
  generate({ language, sheet = emptySheet, negatives = {} }, sources) {
    if (language === '') return problem('missing_language');
    const { pack } = sources.builtIn;
    const isChosen = negatives.groups !== undefined;
    const words =
      pack && (isChosen || !hasOwnNegatives(sources, language))
        ? listNegatives(pack, negatives, sheet)
        : findNegativeKeywords(sources, language);
    if (words.length === 0) return problem('no_templates');
    return toGenerated(
      'negative_keywords',
      words.map((text) => ({ text })),
      [pack && isBrandForbidden(sheet) && sheet.name !== undefined ? 'brand_among_negatives' : null],
    );
  },
};
