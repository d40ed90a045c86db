import { parseKeyword } from '../ads/keyword.ts';
import { foldSearch, isSmallWord } from './tokens.ts';

interface Group {
  keywords: readonly { text: string }[];
}

/** More would only repeat what the first ones keep apart. */
const MOST = 15;
/** A word that fewer of a group's keywords hold does not stand for the group. */
const SHARE = 0.5;

/**
 * Words that stand for one group, as phrase negatives of the other groups: a search for `comprar` then reaches the group
 * about buying. A word that stands in any keyword of a group, with or without accents, is no negative there.
 * @param own words that every group may hold, as the product's name.
 */
export function crossNegatives(groups: readonly Group[], own: readonly string[]): string[][] {
  const names = new Set(own.flatMap((name) => foldSearch(name).split(' ')));
  const held = groups.map(wordsOf);
  const signs = groups.map((group, at) => signsOf(group, held[at] ?? new Map(), names));
  return groups.map((_, at) => {
    const mine = held[at] ?? new Map<string, number>();
    const others = signs.flatMap((words, other) => (other === at ? [] : words));
    return [...new Set(others)]
      .filter(({ length }) => length > 2)
      .filter((word) => !mine.has(foldSearch(word)))
      .slice(0, MOST)
      .map((word) => `"${word}"`);
  });
}

/** How many keywords hold each word, without accents. */
function wordsOf({ keywords }: Group): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of keywords) {
    for (const word of new Set(foldSearch(parseKeyword(text).text).split(' '))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

/** The words that stand for a group, as its keywords write them. */
function signsOf(
  { keywords }: Group,
  held: ReadonlyMap<string, number>,
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
      (held.get(folded) ?? 0) >= keywords.length * SHARE
    );
  });
}
