import { type Keyword, parseKeyword } from './keyword.ts';
import { toLowerCase, toOneLine } from './text.ts';

/**
 * A search for which the ad must not show, in lower case. Google Ads writes and compares it like a keyword.
 */
export type NegativeKeyword = Keyword;

/** Parses `word`, `"word"` or `[word]`, each with or without the leading `-` that Google Ads accepts. */
export function parseNegativeKeyword(line: string): NegativeKeyword {
  return parseKeyword(toLowerCase(toOneLine(line)).replace(/^[-\s]+/u, ''));
}
