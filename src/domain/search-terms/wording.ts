import { negativeFinder, searchWords } from '../ads/negative-blocking.ts';
import type { NegativeKeyword } from '../ads/negative-keyword.ts';
import { foldSearch, isSmallWord } from '../structure/tokens.ts';

/**
 * The shortest negative for these words that blocks nothing of what is kept: one of the words, two of them in a
 * row, all of them, and at last the exact search. Null when even that would block a kept search. @param kept
 * searches to leave alone: terms that sold, and the campaign's keywords. @param mayShorten false while nothing
 * has sold, because then nothing says which of the words sells. @param isSmall see `LanguageWords`.
 */
export function shortestWording(
  words: string,
  kept: readonly string[],
  mayShorten = true,
  isSmall = isSmallWord,
): NegativeKeyword | null {
  const written = searchWords(words);
  const phrases = mayShorten ? rowsOf(written, isSmall) : [written];
  const candidates: NegativeKeyword[] = [
    ...phrases.map((row) => ({ text: row.join(' '), matchType: 'phrase' as const })),
    { text: written.join(' '), matchType: 'exact' },
  ];
  const near = kept.filter((search) => written.some((word) => search.toLowerCase().includes(word)));
  return candidates.find((negative) => !blocksAny(negative, near)) ?? null;
}

function blocksAny(negative: NegativeKeyword, searches: readonly string[]): boolean {
  const find = negativeFinder([negative]);
  return searches.some((search) => find(search).length > 0);
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
