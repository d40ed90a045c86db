import type { Item } from '../../ads/asset-models.ts';
import { cleanLines } from '../../ads/text.ts';
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

/**
 * Parses `Texto;Descrição1;Descrição2`. Missing fields are empty; the last field takes everything after a
 * third `;`.
 */
export function parseSitelinkLine(line: string): Item {
  const [text = '', desc1 = '', ...rest] = line.split(';');
  return { text: text.trim(), desc1: desc1.trim(), desc2: rest.join(';').trim() };
}

const labels: readonly (readonly [RegExp, string])[] = [
  [/^texto:\s*/i, 'text'],
  [/^descrição 1:\s*/i, 'desc1'],
  [/^descrição 2:\s*/i, 'desc2'],
];

/**
 * Parses one sitelink per line, or the blocks of our own export. Entries without a text are dropped later.
 */
export function parseSitelinks(text: string): Item[] {
  const items: Record<string, string>[] = [];
  for (const line of cleanLines(text)) {
    const label = labels.find(([pattern]) => pattern.test(line));
    const last = items.at(-1);
    if (label?.[1] === 'text') items.push({ text: line.replace(label[0], ''), desc1: '', desc2: '' });
    else if (label && last) last[label[1]] = line.replace(label[0], '');
    else items.push({ ...parseSitelinkLine(line) });
  }
  return items;
}
