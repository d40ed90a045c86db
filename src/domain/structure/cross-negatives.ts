import { parseKeyword } from '../ads/keyword.ts';
import { foldSearch, isSmallWord } from './tokens.ts';

interface Group {
  keywords: readonly { text: string }[];
}

/** Maximum number of negatives per group. Further ones would separate nothing more. */
const MOST = 15;
/** Minimum share of a group's keywords that must contain a word for it to represent the group. */
const SHARE = 0.5;

/**
 * Uses the words that represent one group as phrase negatives of the other groups, so that a search for
 * `comprar` reaches the group about buying. A word that occurs in any keyword of a group, with or without
 * accents, is not a negative there. @param own words that every group may contain, such as the product's
 * name.
 */
export function crossNegatives(groups: readonly Group[], own: readonly string[]): string[][] {
  const names = new Set(own.flatMap((name) => foldSearch(name).split(' ')));
  const wordCounts = groups.map(wordsOf);
  const signs = groups.map((group, at) => signsOf(group, wordCounts[at] ?? new Map(), names));
  return groups.map((_, at) => {
    const mine = wordCounts[at] ?? new Map<string, number>();
    const others = signs.flatMap((words, other) => (other === at ? [] : words));
    return [...new Set(others)]
      .filter(({ length }) => length > 2)
      .filter((word) => !mine.has(foldSearch(word)))
      .slice(0, MOST)
      .map((word) => `"${word}"`);
  });
}

/** Counts the keywords that contain each word, without accents. */
function wordsOf({ keywords }: Group): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of keywords) {
    for (const word of new Set(foldSearch(parseKeyword(text).text).split(' '))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** The words that represent a group, in the spelling of its keywords. */
function signsOf(
  { keywords }: Group,
  wordCounts: ReadonlyMap<string, number>,
  names: ReadonlySet<string>,
): string[] {
  const written = keywords.flatMap(({ text }) =>
    parseKeyword(text)
      .text.toLowerCase()
      .split(/[\s.-]+/),
  );
  return [...new Set(written)].filter((word) => {
    const folded = foldSearch(word);
    return (
      /^\p{L}+$/u.test(word) &&
      !names.has(folded) &&
      !isSmallWord(folded) &&
      (wordCounts.get(folded) ?? 0) >= keywords.length * SHARE
    );
  });
}
