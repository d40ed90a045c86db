import { lazyValue } from '#domain/shared/lazy-value.ts';
import { hasRefusedCharacters, normalForm, withoutRefusedCharacters } from './keyword.ts';
import type { NegativeKeyword } from './negative-keyword.ts';

/**
 * Google compares only the first 16 words of a search. https://support.google.com/google-ads/answer/9701952
 */
const WORDS_READ = 16;

/**
 * Whether a negative keyword blocks an ad for a search. Letter case, `.` and `-` do not matter; accents,
 * plurals and the order inside a phrase do. https://support.google.com/google-ads/answer/2453972
 */
export function negativeBlocks(negative: NegativeKeyword, search: string): boolean {
  return negativeFinder([negative])(search).length > 0;
}

/**
 * Returns a function that finds the negatives of a list that block a search. Negatives are indexed by their
 * first word, which must occur in every search that they block.
 */
export function negativeFinder(negatives: readonly NegativeKeyword[]): (search: string) => NegativeKeyword[] {
  const byFirstWord = new Map<string, { negative: NegativeKeyword; words: readonly string[] }[]>();
  for (const negative of negatives) {
    const words = searchWords(negative.text);
    const [first] = words;
    if (first === undefined) continue;
    const known = byFirstWord.get(first);
    if (known) known.push({ negative, words });
    else byFirstWord.set(first, [{ negative, words }]);
  }
  return (search) => {
    const searched = comparedWords(search);
    return [...new Set(searched)]
      .flatMap((word) => byFirstWord.get(word) ?? [])
      .filter(({ negative, words }) => blocks(negative, words, searched))
      .map(({ negative }) => negative);
  };
}

/** The words of a search that Google compares with negatives. */
export function comparedWords(search: string): string[] {
  const text = hasRefusedCharacters(search) ? withoutRefusedCharacters(search) : search; // people ask `funciona?`
  return searchWords(text).slice(0, WORDS_READ);
}

/** Returns a function that tells whether the negative blocks the `comparedWords` of a search, for many searches. */
export function negativeBlocker(negative: NegativeKeyword): (searched: readonly string[]) => boolean {
  const words = searchWords(negative.text);
  return (searched) => words.length > 0 && blocks(negative, words, searched);
}

function blocks(
  { matchType }: NegativeKeyword,
  words: readonly string[],
  searched: readonly string[],
): boolean {
  if (matchType === 'broad') return words.every((word) => searched.includes(word));
  if (matchType === 'exact') return words.join(' ') === searched.join(' ');
  return ` ${searched.join(' ')} `.includes(` ${words.join(' ')} `);
}

/**
 * Scripts without blanks between words. Google finds the words by itself: the negative `花束` blocks the search
 * `赤い花束`. https://support.google.com/google-ads/answer/9701952?hl=ja
 */
const NO_BLANKS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** Finds words by the script of the text, whatever the language. */
const segmenter = lazyValue(() => new Intl.Segmenter('ja', { granularity: 'word' }));

/** The words of a search as Google compares them with negatives. */
export function searchWords(text: string): string[] {
  const form = normalForm(text);
  const words = wordsBetweenBlanks(form);
  return NO_BLANKS.test(form)
    ? words.flatMap((word) => (NO_BLANKS.test(word) ? segmentsOf(word) : [word]))
    : words;
}

/**
 * Whether a negative that blocks a search would block it without our guess of where words end in scripts without
 * blanks.
 */
export function isBlockedByWrittenWords(negative: NegativeKeyword, search: string): boolean {
  if (!NO_BLANKS.test(search)) return true;
  const searched = wordsBetweenBlanks(normalForm(search)).slice(0, WORDS_READ);
  return blocks(negative, wordsBetweenBlanks(normalForm(negative.text)), searched);
}

function wordsBetweenBlanks(form: string): string[] {
  return form.split(' ').filter((word) => word !== '');
}

/** The segmenter keeps a Latin name and the Thai word beside it together. */
const NAME_BESIDE_THAI = /(?<=[\p{sc=Latin}\p{N}])(?=\p{sc=Thai})|(?<=\p{sc=Thai})(?=[\p{sc=Latin}\p{N}])/gu;

/** The segmenter takes four times as long for a row of letters twice as long. No search is longer than this. */
const READ_AT_ONCE = /.{1,500}/gsu;

function segmentsOf(text: string): string[] {
  const apart = text.replace(NAME_BESIDE_THAI, ' ');
  return (apart.match(READ_AT_ONCE) ?? []).flatMap((part) =>
    [...segmenter().segment(part)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])),
  );
}
