import { cleanLines } from '../ads/text.ts';
import { callouts, descriptions, promotions, titles } from './ad-texts.ts';
import type { Generator } from './define-generator.ts';
import { dedupeItems, fitItems, type Item } from './items.ts';
import { keywords } from './keywords.ts';
import type { GeneratorKind } from './kinds.ts';
import { negativeKeywords } from './negative-keywords.ts';
import { parseSitelinks, sitelinks } from './sitelinks.ts';

export const generators: Readonly<Record<GeneratorKind, Generator>> = {
  keywords,
  negative_keywords: negativeKeywords,
  titles,
  descriptions,
  sitelinks,
  callouts,
  promotions,
};

/** The items of a pasted or imported text, cut to the limits, the empty ones dropped; repeated ones stay. */
export function parseItems(kind: GeneratorKind, text: string): Item[] {
  const read = kind === 'sitelinks' ? parseSitelinks(text) : cleanLines(text).map((line) => ({ text: line }));
  const cased = kind === 'negative_keywords' ? read.map(lowerCase) : read;
  return fitItems(cased, generators[kind].columns);
}

/** Items typed by hand, after those there are: each once. */
export function addItems(items: readonly Item[], added: readonly Item[]): Item[] {
  return dedupeItems([...items, ...added]);
}

function lowerCase(item: Item): Item {
  return { ...item, text: (item['text'] ?? '').toLowerCase() };
}
