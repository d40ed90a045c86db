import { normalForm } from './keyword.ts';
import type { NegativeKeyword } from './negative-keyword.ts';

/** Only the first words of a search are compared. https://support.google.com/google-ads/answer/9701952 */
const WORDS_READ = 16;

/**
 * Whether a negative keeps an ad away from a search. Letter case, `.` and `-` do not matter; accents, plurals and
 * the order inside a phrase do. https://support.google.com/google-ads/answer/2453972
 */
export function negativeBlocks({ text, matchType }: NegativeKeyword, search: string): boolean {
  const negative = wordsOf(text);
  const searched = wordsOf(search).slice(0, WORDS_READ);
  if (negative.length === 0) return false;
  if (matchType === 'broad') return negative.every((word) => searched.includes(word));
  if (matchType === 'exact') return negative.join(' ') === searched.join(' ');
  return ` ${searched.join(' ')} `.includes(` ${negative.join(' ')} `);
}

function wordsOf(text: string): string[] {
  return normalForm(text)
    .split(' ')
    .filter((word) => word !== '');
}
