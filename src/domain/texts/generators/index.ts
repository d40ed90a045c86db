import type { Item } from '../../ads/asset-models.ts';
import type { AssetType } from '../../ads/asset-types.ts';
import { dedupeItems, fitItems } from '../../ads/items.ts';
import type { MatchType } from '../../ads/match-types.ts';
import { cleanLines } from '../../ads/text.ts';
import { adTextGenerators } from './ad-texts.ts';
import type { Generator } from './define-generator.ts';
import { keywords } from './keywords.ts';
import { negativeKeywords } from './negative-keywords.ts';
import { parseSitelinks, sitelinks } from './sitelinks.ts';

export const generators: Readonly<Record<AssetType, Generator>> = {
  keywords,
  negative_keywords: negativeKeywords,
  sitelinks,
  ...adTextGenerators,
};

/** Parses the items of a text. Nothing is cut or dropped yet. */
export function readItems(kind: AssetType, text: string): Item[] {
  if (kind === 'sitelinks') return parseSitelinks(text);
  return cleanLines(text).map((line) => ({ text: line }));
}

/**
 * Parses the items of a pasted text, cuts them to the limits and drops empty ones. Duplicates stay. @param
 * plain the match type of keywords without brackets or quotes.
 */
export function parseItems(kind: AssetType, text: string, plain?: MatchType): Item[] {
  return fitItems(kind, readItems(kind, text), plain);
}

/** Appends the items to the list and removes duplicates. */
export function addItems(kind: AssetType, items: readonly Item[], added: readonly Item[]): Item[] {
  return dedupeItems(kind, [...items, ...added]);
}
