import { comparedWords, searchWords } from '#domain/ads/negative-blocking.ts';
import type { NegativeKeyword } from '#domain/ads/negative-keyword.ts';

interface BroadNegative {
  order: number;
  words: readonly string[];
}

/** Finds the negatives that block a search without comparing each of them. */
export function negativeIndex(negatives: readonly NegativeKeyword[]) {
  const exact = new Map<string, number[]>();
  const phrase = new Map<string, number[]>();
  const broad = new Map<string, BroadNegative[]>();
  let longestPhrase = 0;
  const rarity = wordCounts(negatives);
  negatives.forEach(({ text, matchType }, order) => {
    const words = searchWords(text);
    if (words.length === 0) return;
    if (matchType === 'exact') addTo(exact, words.join(' '), order);
    else if (matchType === 'phrase') {
      addTo(phrase, words.join(' '), order);
      longestPhrase = Math.max(longestPhrase, words.length);
    } else addTo(broad, rarest(words, rarity), { order, words });
  });

  /** The indexes of the negatives that block a search. */
  function blocking(search: string): number[] {
    const words = comparedWords(search);
    const searched = new Set(words);
    const found = [...(exact.get(words.join(' ')) ?? [])];
    const phrases = new Set<string>();
    for (let from = 0; from < words.length; from += 1) {
      let part = '';
      for (let to = from; to < Math.min(words.length, from + longestPhrase); to += 1) {
        part = part === '' ? (words[to] ?? '') : `${part} ${words[to] ?? ''}`;
        phrases.add(part);
      }
    }
    for (const each of phrases) found.push(...(phrase.get(each) ?? []));
    for (const word of searched) {
      for (const negative of broad.get(word) ?? []) {
        if (negative.words.every((each) => searched.has(each))) found.push(negative.order);
      }
    }
    return found;
  }
  return { blocking };
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Counts the broad negatives that contain each word. */
function wordCounts(negatives: readonly NegativeKeyword[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text, matchType } of negatives) {
    if (matchType !== 'broad') continue;
    for (const word of searchWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

function rarest(words: readonly string[], counts: ReadonlyMap<string, number>): string {
  return words.reduce((best, next) => ((counts.get(next) ?? 0) < (counts.get(best) ?? 0) ? next : best));
}
