import { findKeywordProblems, withoutRefusedCharacters } from '#domain/ads/keyword.ts';
import { MAX_KEYWORD_WORDS } from '#domain/ads/limits.ts';
import { comparedWords, negativeBlocker } from '#domain/ads/negative-blocking.ts';
import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';

/**
 * The best wording of a negative for one search: the search itself, exact; where Google refuses it, for its length or its
 * signs, the longest words in a row of it that block nothing of what is kept. Null when there are none.
 */
export function negativeForTerm(term: string, protectedTexts: readonly string[]): NegativeKeyword | null {
  const exact: NegativeKeyword = { text: term, matchType: 'exact' };
  if (findKeywordProblems(exact).length === 0) return exact;
  const searched = comparedWords(term);
  const others = protectedTexts.filter((each) => each !== term).map(comparedWords);
  return (
    wordings(withoutRefusedCharacters(term)).find((negative) => {
      if (negative.text === '' || findKeywordProblems(negative).length > 0) return false;
      const blocks = negativeBlocker(negative);
      return blocks(searched) && !others.some(blocks);
    }) ?? null
  );
}

/** The narrowest first. Among phrases of the same length, the first words say most. */
function wordings(text: string): NegativeKeyword[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const found: NegativeKeyword[] = [{ text: words.join(' '), matchType: 'exact' }];
  for (let size = Math.min(words.length, MAX_KEYWORD_WORDS); size > 0; size -= 1)
    for (let from = 0; from + size <= words.length; from += 1)
      found.push({ text: words.slice(from, from + size).join(' '), matchType: 'phrase' });
  return found;
}
