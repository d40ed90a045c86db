import type { MatchType } from './match-types.ts';

interface WrittenKeyword {
  text: string;
  matchType: MatchType;
}

/** `+comprar`. A `+` at the end belongs to the word (`c++`), and one before a number is no modifier (`filme +18`). */
const MODIFIED_WORD = /(?<!\S)[+＋]+(?=\p{L})/u;
const SIGNS = /(?<!\S)[+＋]+(?=[\p{L}\p{N}])/gu;

/** Whether a keyword is written with the former broad match modifier: `+comprar +vitalmax`. */
export function hasBroadModifier({ text, matchType }: WrittenKeyword): boolean {
  return matchType === 'broad' && MODIFIED_WORD.test(text);
}

/** `+comprar+vitalis` is two words, `+c++` one. */
export function withoutModifierSigns(text: string): string {
  if (!MODIFIED_WORD.test(text)) return text;
  return text.replace(/(?<=[\p{L}\p{N}])[+＋](?=\p{L})/gu, ' +').replace(SIGNS, '');
}

/**
 * The keyword as Google reads it. Since July 2021 the former modifier, on one word or on all, means phrase match.
 * https://support.google.com/google-ads/answer/10286719
 */
export function withoutBroadModifier(keyword: WrittenKeyword): WrittenKeyword {
  if (!hasBroadModifier(keyword)) return keyword;
  return { text: withoutModifierSigns(keyword.text), matchType: 'phrase' };
}
