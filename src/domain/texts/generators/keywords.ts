import { adLimits } from '../../ads/limits.ts';
import { wrapKeyword } from '../../ads/match-types.ts';
import type { FunnelLevel } from '../content/types.ts';
import { findKeywordTemplates, NUTRA_LIST } from '../templates.ts';
import { type Generator, problem } from './define-generator.ts';
import { dedupeItems, fitItems } from './items.ts';

const columns: Generator['columns'] = [
  { key: 'text', label: 'Palavra-chave', limit: adLimits.keyword, cut: false },
];

export const keywords: Generator = {
  kind: 'keywords',
  columns,
  generate({ listKey, product, language, funnel, match }, { stores, builtIn }) {
    const name = product.trim();
    if (listKey === '' || name === '' || language === '' || funnel === '') return problem('missing_fields');
    if (!stores.keywordLists.some(({ key }) => key === listKey)) return problem('unknown_list');
    const found = findKeywordTemplates({ stores, builtIn }, { language, listKey, funnel });
    if (!found || found.templates.length === 0) return problem('no_templates');
    const token = productToken(listKey, funnel);
    const items = found.templates
      .map((template) => template.replaceAll(token, () => name).trim())
      .filter((keyword) => keyword !== '')
      .map((keyword) => ({ text: wrapKeyword(keyword, match) }));
    return { ok: true, items: dedupeItems(fitItems(items, columns)) };
  },
};

/** Where the product goes: at the top of the nutra funnel buyers name what ails them. */
export function productToken(listKey: string, funnel: FunnelLevel): string {
  return listKey === NUTRA_LIST && funnel === 'top' ? '[problema]' : 'aaa';
}
