import { parseKeyword } from '#domain/ads/keyword.ts';
import { contentStems } from '#domain/language/language-words.ts';
import type { SearchAd } from './draft.ts';

/** How much of a keyword occurs in a title: all its words in one title, some of them, or none. */
export type TitleMatch = 'whole' | 'part' | 'none';

/** Google replaces `{KeyWord:…}` with the keyword when it fits. */
const INSERTION = /\{keyword:[^{}]+\}/i;

/** Returns a function that compares keywords with these titles. */
function titleMatcher(titles: readonly string[]): (keyword: string) => TitleMatch {
  const hasInsertion = titles.some((title) => INSERTION.test(title));
  const stems = titles.map((title) => new Set(contentStems(title)));
  return (keyword) => {
    const wanted = contentStems(parseKeyword(keyword).text);
    if (hasInsertion || stems.some((title) => wanted.every((word) => title.has(word)))) return 'whole';
    return stems.some((title) => wanted.some((word) => title.has(word))) ? 'part' : 'none';
  };
}

/**
 * "Palavra no título": the number of a group's keywords with a word in a title. This is not Google's quality
 * score.
 */
export function titleCoverage(group: { keywords: readonly { text: string }[]; ads: readonly SearchAd[] }) {
  const match = titleMatcher(group.ads.flatMap(({ titles }) => titles.map(({ text }) => text)));
  const uncovered = group.keywords.filter(({ text }) => match(text) === 'none').map(({ text }) => text);
  return { covered: group.keywords.length - uncovered.length, total: group.keywords.length, uncovered };
}
