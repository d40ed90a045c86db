import { formatKeyword, makeKeyword, withoutRefusedCharacters } from '../../ads/keyword.ts';
import type { FunnelLevel } from '../content/types.ts';
import { findKeywordTemplates, NUTRA_LIST } from '../templates.ts';
import { type Generator, problem, toGenerated } from './define-generator.ts';

export const keywords: Generator = {
  kind: 'keywords',
  generate({ listKey, product, language, funnel, match }, { stores, builtIn }) {
    const name = withoutRefusedCharacters(product);
    if (listKey === '' || name === '' || language === '' || funnel === '') return problem('missing_fields');
    if (!stores.keywordLists.some(({ key }) => key === listKey)) return problem('unknown_list');
    const found = findKeywordTemplates({ stores, builtIn }, { language, listKey, funnel });
    if (!found || found.templates.length === 0) return problem('no_templates');
    const token = productToken(listKey, funnel);
    const items = found.templates
      .map((template) =>
        makeKeyword(
          template.replaceAll(token, () => name),
          match,
        ),
      )
      .filter(({ text }) => text !== '')
      .map((keyword) => ({ text: formatKeyword(keyword) }));
    return toGenerated('keywords', items);
  },
};

/** What the product's name replaces in a template; at the top of the nutra funnel people search for their problem. */
export function productToken(listKey: string, funnel: FunnelLevel): string {
  return listKey === NUTRA_LIST && funnel === 'top' ? '[problema]' : 'aaa';
}
