import type { Item } from '#domain/ads/asset-models.ts';
import { formatKeyword, makeKeyword, withoutRefusedCharacters } from '#domain/ads/keyword.ts';
import type { MatchType } from '#domain/ads/match-types.ts';
import type { ProductKind } from '../content/product-kinds.ts';
import { isBrandForbidden, listKeywords } from '../engine/keyword-list.ts';
import { checkProblem } from '../engine/problem-check.ts';
import { emptySheet } from '../sheet/product-sheet.ts';
import {
  findKeywordTemplates,
  hasOwnKeywords,
  NUTRA_LIST,
  PRODUCTS_LIST,
  productToken,
} from '../templates.ts';
import { type GenerateNotice, type Generator, problem, toGenerated } from './define-generator.ts';

const listKinds: Readonly<Partial<Record<string, ProductKind>>> = {
  [NUTRA_LIST]: 'nutra',
  [PRODUCTS_LIST]: 'physical',
};

export const keywords: Generator = {
  kind: 'keywords',
  generate({ listKey, product, language, funnel, match, sheet = emptySheet }, { stores, builtIn }) {
    const name = withoutRefusedCharacters(product);
    if (listKey === '' || name === '' || language === '' || funnel === '') return problem('missing_fields');
    if (!stores.keywordLists.some(({ key }) => key === listKey)) return problem('unknown_list');
    const set = { language, listKey, funnel };
    const cleaned = name === product.trim() ? null : 'name_cleaned';
    const listKind = listKinds[listKey];
    const kind = listKind && sheet.kind === 'digital' ? 'digital' : listKind;
    const { pack } = builtIn;
    if (pack && kind && !hasOwnKeywords({ stores, builtIn }, set)) {
      const listed = listKeywords({ pack, language, kind, funnel, product: name, sheet });
      if (listed.length === 0) return problem(isBrandForbidden(sheet) ? 'brand_forbidden' : 'missing_fields');
      const isProblem = kind === 'nutra' && funnel === 'top';
      const notices: (GenerateNotice | null)[] = [
        cleaned,
        isProblem ? checkProblem(name, pack.verbs, sheet) : null,
      ];
      const items = toItems(
        listed.map(({ text }) => text),
        match,
      );
      return toGenerated('keywords', items, notices);
    }
    const found = findKeywordTemplates({ stores, builtIn }, set);
    if (!found || found.templates.length === 0) return problem('no_templates');
    const token = productToken(listKey, funnel);
    const filled = found.templates.map((template) => template.replaceAll(token, () => name));
    return toGenerated('keywords', toItems(filled, match), [cleaned]);
  },
};

function toItems(texts: readonly string[], match: MatchType): Item[] {
  return texts
    .map((text) => makeKeyword(text, match))
    .filter(({ text }) => text !== '')
    .map((keyword) => ({ text: formatKeyword(keyword) }));
}
