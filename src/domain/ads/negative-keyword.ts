import { type Keyword, parseKeyword } from './keyword.ts';
import { toLowerCase, toOneLine } from './text.ts';

/** A search that must not show the ad, in lower case. Google Ads writes and compares it as it does a keyword. */
export type NegativeKeyword = Keyword;

/** Reads `word`, `"word"` or `[word]`, each with or without the `-` that Google Ads takes before a negative. */
export function parseNegativeKeyword(line: string): NegativeKeyword {
  return parseKeyword(toLowerCase(toOneLine(line)).replace(/^[-\s]+/u, ''));
}
