import type { LanguageWords } from '#domain/language/language-words.ts';
import type { Term } from './term.ts';
import { groupByWords, type WordGroup } from './word-groups.ts';

/** A part of a class's cost below which words are not worth a negative. */
const SMALLEST_SHARE = 0.02;
/** The part of what words cost that must lie inside the class, so that they stand for it. */
const INSIDE = 0.8;
const MOST = 10;

/**
 * The words that stand for a class of terms: those that cost money nearly only in it, until they cover its terms. Each
 * is given in all the ways in which it is written.
 * @param account the words of all terms, by key.
 */
export function formsOfClass(
  { terms: indexes }: { terms: readonly number[] },
  terms: readonly Term[],
  account: ReadonlyMap<string, WordGroup>,
  words: LanguageWords,
): string[] {
  const own = indexes.flatMap((at) => terms[at] ?? []);
  const cost = own.reduce((sum, { costMicros }) => sum + costMicros, 0);
  const distinctive = groupByWords(own, Math.max(1, cost * SMALLEST_SHARE), words).filter(
    ({ key, counts }) => counts.costMicros >= INSIDE * (account.get(key)?.counts.costMicros ?? 0),
  );
  const covered = new Set<number>();
  const chosen: string[] = [];
  const size = ({ key }: WordGroup) => key.split(' ').length;
  distinctive.sort(
    (one, other) => size(one) - size(other) || other.counts.costMicros - one.counts.costMicros,
  );
  for (const { forms, terms: found } of distinctive) {
    if (chosen.length >= MOST) break;
    if (found.every((at) => covered.has(at))) continue;
    for (const at of found) covered.add(at);
    chosen.push(...forms);
  }
  return chosen.slice(0, MOST);
}
