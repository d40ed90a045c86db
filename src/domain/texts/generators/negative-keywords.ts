import { findNegativeKeywords } from '../templates.ts';
import { type Generator, problem, toGenerated } from './define-generator.ts';

export const negativeKeywords: Generator = {
  kind: 'negative_keywords',
  generate({ language }, sources) {
    if (language === '') return problem('missing_language');
    const words = findNegativeKeywords(sources, language);
    if (words.length === 0) return problem('no_templates');
    return toGenerated(
      'negative_keywords',
      words.map((text) => ({ text })),
    );
  },
};
