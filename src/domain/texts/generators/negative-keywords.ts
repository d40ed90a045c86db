import { adLimits } from '../../ads/limits.ts';
import { findNegativeKeywords } from '../templates.ts';
import { type Generator, problem } from './define-generator.ts';
import { dedupeItems, fitItems } from './items.ts';

const columns: Generator['columns'] = [
  { key: 'text', label: 'Palavra negativa', limit: adLimits.keyword, cut: false, lowerCase: true },
];

export const negativeKeywords: Generator = {
  kind: 'negative_keywords',
  columns,
  generate({ language }, sources) {
    if (language === '') return problem('missing_language');
    const words = findNegativeKeywords(sources, language);
    if (words.length === 0) return problem('no_templates');
    const items = words.map((word) => ({ text: word }));
    return { ok: true, items: dedupeItems(fitItems(items, columns)) };
  },
};
