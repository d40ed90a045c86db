import type { LanguageCode } from '#domain/ads/languages.ts';
import { foldSearch } from './fold-search.ts';
import { isSmallWord, smallWordsOf } from './small-words.ts';
import { stem, stemmerOf } from './stems.ts';

/** How the words of a language are grouped. Words come in lower case and without accents. */
export interface LanguageWords {
  /** Whether a word says nothing about what a person wants. */
  isSmall: (folded: string) => boolean;
  /** The word without its ending, so that plurals, genders and cases are one group. */
  stem: (folded: string) => string;
}

export function wordsOf(language: LanguageCode): LanguageWords {
  return { isSmall: smallWordsOf(language), stem: stemmerOf(language) };
}

/** The meaningful words of a text, without their endings, so that `kits` and `kit` are equal. */
export function contentStems(text: string): string[] {
  return foldSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isSmallWord(word))
    .map(stem);
}
