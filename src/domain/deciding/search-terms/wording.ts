import { findKeywordProblems } from '#domain/ads/keyword.ts';
import { comparedWords, negativeBlocker, searchWords } from '#domain/ads/negative-blocking.ts';
import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { foldSearch } from '#domain/language/fold-search.ts';
import { isSmallWord } from '#domain/language/small-words.ts';

/** Finds the shortest wording of some words; null when each would block a kept search. */
type FindWording = (words: string) => NegativeKeyword | null;

/**
 * Returns a function that finds the shortest negative for words that blocks nothing of what is kept: one of the words,
 * two of them in a row, all of them, and at last the exact search.
 * @param protectedTexts searches to leave alone: terms that sold, and the campaign's keywords.
 * @param mayShorten false while nothing has sold, because then nothing says which of the words sells.
 * @param isSmall see `LanguageWords`.
 */
export function wordingFinder(
  protectedTexts: readonly string[],
  mayShorten = true,
  isSmall = isSmallWord,
): FindWording {
  const searches = protectedTexts.map((search) => ({
    text: search.toLowerCase(),
    words: comparedWords(search),
  }));
  return (words) => {
    const written = searchWords(words);
    const phrases = mayShorten ? rowsOf(written, isSmall) : [written];
    const candidates: NegativeKeyword[] = [
      ...phrases.map((row) => ({ text: row.join(' '), matchType: 'phrase' as const })),
      { text: written.join(' '), matchType: 'exact' },
    ];
    const near = searches.filter(({ text }) => written.some((word) => text.includes(word)));
    const leavesAll = (negative: NegativeKeyword) => {
      const blocks = negativeBlocker(negative);
      return !near.some(({ words: searched }) => blocks(searched));
    };
    return candidates.find((each) => findKeywordProblems(each).length === 0 && leavesAll(each)) ?? null;
  };
}

/** Words in a row, the shortest first, none of them beginning or ending with a small word. */
function rowsOf(words: readonly string[], isSmall: (folded: string) => boolean): string[][] {
  const rows: string[][] = [];
  for (let size = 1; size <= words.length; size += 1) {
    for (let from = 0; from + size <= words.length; from += 1) {
      const row = words.slice(from, from + size);
      if ([row[0], row.at(-1)].every((word) => word !== undefined && !isSmall(foldSearch(word))))
        rows.push(row);
    }
  }
  return rows;
}
