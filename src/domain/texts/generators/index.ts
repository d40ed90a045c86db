import { cleanLines } from '../../ads/text.ts';
import { callouts, descriptions, promotions, titles } from './ad-texts.ts';
import type { Generator } from './define-generator.ts';
import { dedupeItems, fitItems, type Item } from './items.ts';
import { keywords } from './keywords.ts';
import type { AssetType } from '../../ads/asset-types.ts';
import { negativeKeywords } from './negative-keywords.ts';
import { parseSitelinks, sitelinks } from './sitelinks.ts';

export const generators: Readonly<Record<AssetType, Generator>> = {
  keywords,
  negative_keywords: negativeKeywords,
  titles,
  descriptions,
  sitelinks,
  callouts,
  promotions,
};

/** The items of a text as they are written, before `fitItems` cuts them and drops the empty ones. */
export function readItems(kind: AssetType, text: string): Item[] {
  if (kind === 'sitelinks') return parseSitelinks(text);
  return cleanLines(text).map((line) => ({ text: line }));
}

/** The items of a pasted text, cut to the limits, the empty ones dropped; repeated ones stay. */
export function parseItems(kind: AssetType, text: string): Item[] {
  return fitItems(readItems(kind, text), generators[kind].columns);
}

/** Items typed by hand, after those there are: each once. */
export function addItems(items: readonly Item[], added: readonly Item[]): Item[] {
  return dedupeItems([...items, ...added]);
}
